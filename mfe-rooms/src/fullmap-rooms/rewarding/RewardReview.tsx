import type { RewardTiers } from '@arena/shared/contract';
import { isOwnMoney } from '@arena/shared/platform';
import { Banner, Button, FactList, formatMoney, StatusBadge } from '@arena/shared/ui';
import { Quiet } from '../../common/words.styles';
import { type PlannedReward, sharingPosition } from './reward-plan';
import { earns, nameOf } from './RewardStep';
import { Line, Lines, Review } from './RewardStep.styles';
import type { PoolUse } from '../pool';

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
          { label: 'Prize pool', value: formatMoney(pool) },
          { label: 'Paid so far', value: formatMoney(paid) },
          { label: 'These rewards', value: formatMoney(asked) },
        ]}
      />
      {exceeded ? (
        <Banner tone="wait" title={`These rewards total ${formatMoney(asked)}, but only ${formatMoney(left)} of the prize pool is left.`}>
          {limited ? 'Choose fewer winners, or positions that pay less.' : 'This backend doesn’t limit rewards to the prize pool.'}
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
      <h2>Review rewards</h2>
      <Lines>
        {rewards.map((reward, step) => {
          const shared = sharingPosition(rewards, reward).length > 0;
          return (
            <Line key={reward.userId}>
              <div>
                <strong>{nameOf(reward)}</strong>
                <Quiet>{reward.message.trim() === '' ? 'No message' : `“${reward.message}”`}</Quiet>
              </div>
              <Quiet>{earns(tiers, reward.position)}</Quiet>
              {isOwnMoney(reward.userId) ? (
                <StatusBadge tone="other">By another administrator</StatusBadge>
              ) : (
                <StatusBadge tone={reward.position === null ? 'refused' : shared ? 'wait' : 'info'}>
                  {reward.position === null ? 'No position' : `Position ${reward.position}${shared ? ', shared' : ''}`}
                </StatusBadge>
              )}
              <Button size="sm" tone="ghost" aria-label={`Change the reward of ${nameOf(reward)}`} onClick={() => onEdit(step)}>
                Change
              </Button>
            </Line>
          );
        })}
      </Lines>
    </Review>
  );
}
