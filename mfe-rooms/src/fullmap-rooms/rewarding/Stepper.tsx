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

interface StepperProps {
  readonly rewarding: Rewarding;
  readonly room: FullMapRoom;
  readonly winners: readonly FullMapWinner[] | undefined;
  readonly fullmapId: number;
}

/** One winner at a time. The last one's button sends all, under a review of them. */
export function Stepper({ rewarding, room, winners, fullmapId }: StepperProps) {
  const { due, bannedSince, step, change, goTo } = rewarding;
  const tiers = room.rewards;
  const limited = useCapability('pool-limit');
  const current = due[step];
  const userId = current?.userId ?? 0;
  useIsOwnMoney(userId);
  if (current === undefined) return null;
  // The administrator's own reward is left to another one: its step asks for nothing, and is not sent.
  const payable = due.filter((reward) => !isOwnMoney(reward.userId));
  const last = step === due.length - 1;
  const unplaced = payable.filter(({ position }) => position === null);
  const isLong = ({ message }: PlannedReward) => message.length > MESSAGE_LIMIT;
  const tooLong = payable.filter(isLong);
  const isUnconfirmed = (reward: PlannedReward) => bannedSince.has(reward.userId) && reward.bannedConfirmed !== true;
  const unconfirmed = payable.filter(isUnconfirmed);
  const use = winners === undefined ? null : poolUse(room, winners, payable);
  const beyondPool = limited && use?.exceeded === true;
  const others = unplaced.filter((reward) => reward.userId !== userId);
  return (
    <Sheet aria-label="Reward">
      <Steps aria-live="polite">
        Winner {step + 1} of {due.length}
      </Steps>
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
        {last && tooLong.length > 0 ? <p>Message too long: {tooLong.map(nameOf).join(', ')}.</p> : null}
        {last && unconfirmed.length > 0 ? <p>Banned, and not confirmed yet: {unconfirmed.map(nameOf).join(', ')}.</p> : null}
        {last && others.length > 0 ? <p>No position yet: {others.map(nameOf).join(', ')}.</p> : null}
      </Stack>
      <Bottom>
        {step === 0 ? (
          <Button component={Link} to={fullMapPaths.results(fullmapId)} icon={ArrowLeft}>
            Back
          </Button>
        ) : (
          <Button icon={ArrowLeft} onClick={() => goTo(step - 1)}>
            Back
          </Button>
        )}
        {last ? (
          <Button
            tone="primary"
            icon={Trophy}
            disabled={payable.length === 0 || unplaced.length + tooLong.length + unconfirmed.length > 0 || beyondPool}
            title={payable.length === 0 ? OWN_PAYMENT : undefined}
            onClick={() => void rewarding.submit()}
          >
            Reward {payable.length} {payable.length === 1 ? 'winner' : 'winners'}
          </Button>
        ) : (
          <Button
            tone="primary"
            iconAfter={ArrowRight}
            disabled={payable.includes(current) && (current.position === null || isLong(current) || isUnconfirmed(current))}
            onClick={() => goTo(step + 1)}
          >
            Next
          </Button>
        )}
      </Bottom>
    </Sheet>
  );
}
