import { Banner, FactList, formatMoney } from '@arena/shared/ui';
import type { PoolUse } from '../pool';

interface PoolReviewProps {
  readonly use: PoolUse;
  /** Whether the server refuses what the pool doesn't cover. */
  readonly limited: boolean;
}

/** What the room's pool holds, and what the rewards on the screen would take of it. */
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
        <Banner tone="wait" title={`These rewards pay ${formatMoney(asked)}, and ${formatMoney(left)} of the prize pool is left.`}>
          {limited
            ? 'They can’t be sent like this: choose fewer winners, or positions that pay less.'
            : 'This server may pay more than the prize pool.'}
        </Banner>
      ) : null}
    </>
  );
}
