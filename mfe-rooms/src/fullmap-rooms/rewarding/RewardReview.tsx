import type { RewardTiers } from '@arena/shared/contract';
import { isOwnMoney } from '@arena/shared/platform';
import { Banner, Button, FactList, formatMoney, StatusBadge } from '@arena/shared/ui';
import { Quiet } from '../../common/words.styles';
import { type PlannedReward, sharingPosition } from './reward-plan';
import { earns, nameOf } from './RewardStep';
import { Line, Lines, Review } from './RewardStep.styles';
import type { PoolUse } from '../pool';
import * as t from './rewarding.messages';

interface PoolReviewProps {
  readonly use: PoolUse;
  /** The server refuses rewards beyond the pool. */
  readonly limited: boolean;
}

export function PoolReview({ use: { pool, paid, asked, left, exceeded }, limited }: PoolReviewProps) {
  return (
    <>
      <FactList
        columns={3}
        items={[
          { label: t.prizePoolFact, value: formatMoney(pool) },
          { label: t.paidSoFar, value: formatMoney(paid) },
          { label: t.theseRewards, value: formatMoney(asked) },
        ]}
      />
      {exceeded ? (
        <Banner tone="wait" title={t.poolExceeded(formatMoney(asked), formatMoney(left))}>
          {limited ? t.poolExceededHint : t.rewardsNotLimited}
        </Banner>
      ) : null}
    </>
  );
}

interface RewardReviewProps {
  readonly rewards: readonly PlannedReward[];
  readonly tiers: RewardTiers;
  readonly onEdit: (step: number) => void;
}

export function RewardReview({ rewards, tiers, onEdit }: RewardReviewProps) {
  return (
    <Review>
      <h2>{t.reviewRewards}</h2>
      <Lines>
        {rewards.map((reward, step) => {
          const shared = sharingPosition(rewards, reward).length > 0;
          return (
            <Line key={reward.userId}>
              <div>
                <strong>{nameOf(reward)}</strong>
                <Quiet>{reward.message.trim() === '' ? t.noMessage : `“${reward.message}”`}</Quiet>
              </div>
              <Quiet>{earns(tiers, reward.position)}</Quiet>
              {isOwnMoney(reward.userId) ? (
                <StatusBadge tone="other">{t.byAnother}</StatusBadge>
              ) : (
                <StatusBadge tone={reward.position === null ? 'refused' : shared ? 'wait' : 'info'}>
                  {reward.position === null ? t.noPosition : t.positionShared(reward.position, shared)}
                </StatusBadge>
              )}
              <Button size="sm" tone="ghost" aria-label={t.changeRewardFor(nameOf(reward))} onClick={() => onEdit(step)}>
                {t.change}
              </Button>
            </Line>
          );
        })}
      </Lines>
    </Review>
  );
}
