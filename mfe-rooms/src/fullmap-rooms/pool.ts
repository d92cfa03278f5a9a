import { type FullMapRoom, type FullMapWinner, type RewardTiers, tierOf } from '@arena/shared/contract';
import { plainNumber } from '@arena/shared/ui';

export const POSITIONS = [1, 2, 3, 4] as const;

/** Whole cents, so that sums are exact. null when a tier, free text on the wire, isn't an amount. */
export const centsOf = (text: string): number | null => (plainNumber(text) ? Math.round(Number(plainNumber(text)) * 100) : null);

/** null when a tier that pays one of these positions isn't an amount. */
function rewardsOf(tiers: RewardTiers, positions: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const position of positions) {
    const tier = position === null ? null : tierOf(tiers, position);
    const cents = tier === null ? 0 : centsOf(tier.reward);
    if (cents === null) return null;
    sum += cents;
  }
  return sum;
}

/** The total when each position has one winner. */
export const fullRewards = (tiers: RewardTiers): number | null => rewardsOf(tiers, POSITIONS);

interface Positioned {
  readonly position: number | null;
}

/** In currency units; null when the room's pool or tiers aren't amounts. */
export function poolUse(
  { prizePool, rewards }: Pick<FullMapRoom, 'prizePool' | 'rewards'>,
  winners: readonly Pick<FullMapWinner, 'position'>[],
  due: readonly Positioned[],
) {
  const positionsOf = (rows: readonly Positioned[]) => rows.map(({ position }) => position);
  const [paid, asked] = [rewardsOf(rewards, positionsOf(winners)), rewardsOf(rewards, positionsOf(due))];
  if (prizePool === null || paid === null || asked === null) return null;
  const pool = Math.round(prizePool * 100);
  const left = Math.max(0, pool - paid);
  return { pool: prizePool, paid: paid / 100, asked: asked / 100, left: left / 100, exceeded: asked > left };
}
export type PoolUse = NonNullable<ReturnType<typeof poolUse>>;
