import type { FullMapRoom, FullMapWinner } from '@arena/shared/contract';
import { isOwnMoney, Link, OWN_PAYMENT, useCapability, useIsOwnMoney } from '@arena/shared/platform';
import { Button } from '@arena/shared/ui';
import { ArrowLeft, ArrowRight, Trophy } from 'lucide';
import { fullMapPaths } from '../paths';
import { poolUse } from '../pool';
import { PoolReview, RewardReview } from './RewardReview';
import { MESSAGE_LIMIT, type PlannedReward } from './reward-plan';
import { nameOf, RewardStep } from './RewardStep';
import { Bottom, Sheet, Stack, Steps } from './RewardStep.styles';
import type { Rewarding } from './useRewarding';
import * as t from './rewarding.messages';

interface StepperProps {
  readonly rewarding: Rewarding;
  readonly room: FullMapRoom;
  readonly winners: readonly FullMapWinner[] | undefined;
  readonly fullmapId: number;
}

type BannedSince = Rewarding['bannedSince'];

const isLong = ({ message }: PlannedReward) => message.length > MESSAGE_LIMIT;
const isUnconfirmed = ({ userId, bannedConfirmed }: PlannedReward, bannedSince: BannedSince) =>
  bannedSince.has(userId) && bannedConfirmed !== true;
const isReady = (reward: PlannedReward, bannedSince: BannedSince) =>
  reward.position !== null && !isLong(reward) && !isUnconfirmed(reward, bannedSince);

interface UnreadyProps {
  readonly rewards: readonly PlannedReward[];
  /** Left out of the list, because its own step shows that it has no position. */
  readonly current: PlannedReward;
  readonly bannedSince: BannedSince;
}

function Unready({ rewards, current, bannedSince }: UnreadyProps) {
  const reasons = [
    [t.messageTooLong, rewards.filter(isLong)],
    [t.bannedNotConfirmed, rewards.filter((reward) => isUnconfirmed(reward, bannedSince))],
    [t.noPositionYet, rewards.filter((reward) => reward !== current && reward.position === null)],
  ] as const;
  return reasons.map(([reason, those]) =>
    those.length === 0 ? null : (
      <p key={reason}>
        {reason}: {those.map(nameOf).join(', ')}.
      </p>
    ),
  );
}

function BackButton({ fullmapId, step, goTo }: Pick<StepperProps, 'fullmapId'> & Pick<Rewarding, 'step' | 'goTo'>) {
  return step === 0 ? (
    <Button component={Link} to={fullMapPaths.results(fullmapId)} icon={ArrowLeft}>
      {t.back}
    </Button>
  ) : (
    <Button icon={ArrowLeft} onClick={() => goTo(step - 1)}>
      {t.back}
    </Button>
  );
}

/** One winner per step. The last step shows the review and the button that sends all rewards. */
export function Stepper({ rewarding, room, winners, fullmapId }: StepperProps) {
  const { due, bannedSince, step, change, goTo } = rewarding;
  const tiers = room.rewards;
  const limited = useCapability('pool-limit');
  const current = due[step];
  const userId = current?.userId ?? 0;
  useIsOwnMoney(userId);
  if (current === undefined) return null;
  // Administrators can't reward themselves: that step has no form and isn't sent.
  const payable = due.filter((reward) => !isOwnMoney(reward.userId));
  const last = step === due.length - 1;
  const use = winners === undefined ? null : poolUse(room, winners, payable);
  const beyondPool = limited && use?.exceeded === true;
  return (
    <Sheet aria-label={t.reward}>
      <Steps aria-live="polite">{t.winnerOf(step + 1, due.length)}</Steps>
      <Stack>
        <RewardStep
          key={userId}
          reward={current}
          all={due}
          tiers={tiers}
          bannedSince={bannedSince.get(userId) ?? null}
          onChange={(changes) => change(userId, changes)}
        />
        {last ? <RewardReview rewards={due} tiers={tiers} onEdit={goTo} /> : null}
        {last && use !== null ? <PoolReview use={use} limited={limited} /> : null}
        {last ? <Unready rewards={payable} current={current} bannedSince={bannedSince} /> : null}
      </Stack>
      <Bottom>
        <BackButton fullmapId={fullmapId} {...rewarding} />
        {last ? (
          <Button
            tone="primary"
            icon={Trophy}
            disabled={payable.length === 0 || !payable.every((reward) => isReady(reward, bannedSince)) || beyondPool}
            title={payable.length === 0 ? OWN_PAYMENT : undefined}
            onClick={() => void rewarding.submit()}
          >
            {t.rewardCount(payable.length)}
          </Button>
        ) : (
          <Button
            tone="primary"
            iconAfter={ArrowRight}
            disabled={!isOwnMoney(userId) && !isReady(current, bannedSince)}
            onClick={() => goTo(step + 1)}
          >
            {t.next}
          </Button>
        )}
      </Bottom>
    </Sheet>
  );
}
