/** The reward of each tier, free text on the wire and an amount in currency units on our server; null when not set. */
export interface RewardTiers {
  readonly top5: string | null;
  readonly top10: string | null;
  readonly top15: string | null;
}

/** The reward tiers and the positions they reach to (part 1 §9), smallest first. */
export const REWARD_TIERS = [
  { tier: 'top5', places: 5 },
  { tier: 'top10', places: 10 },
  { tier: 'top15', places: 15 },
] as const;

/**
 * Parses `5:x,10:y,15:z` (part 1 §5). Ignores anything else.
 * @example readRewards('5:100,10:50') // { top5: '100', top10: '50', top15: null }
 */
export function readRewards(wire: string | null): RewardTiers {
  const set = new Map(
    (wire ?? '').split(',').map((pair) => [pair.slice(0, pair.indexOf(':')).trim(), pair.slice(pair.indexOf(':') + 1).trim()] as const),
  );
  const of = (places: number) => set.get(String(places)) || null;
  return { top5: of(5), top10: of(10), top15: of(15) };
}

/** Formats the tiers that are set as `5:x,10:y,15:z` (part 1 §5); null when none is. */
export function writeRewards(tiers: RewardTiers): string | null {
  const pairs = REWARD_TIERS.flatMap(({ tier, places }) => (tiers[tier] === null ? [] : [`${places}:${tiers[tier]}`]));
  return pairs.length === 0 ? null : pairs.join(',');
}

/**
 * The smallest set tier that includes a position, or null.
 * @example tierOf({ top5: null, top10: '50', top15: null }, 3) // { places: 10, reward: '50' }
 */
export function tierOf(tiers: RewardTiers, position: number): { readonly places: number; readonly reward: string } | null {
  for (const { tier, places } of REWARD_TIERS) {
    const reward = tiers[tier];
    if (reward !== null && position <= places) return { places, reward };
  }
  return null;
}
