/** The reward of each tier as it was written: free text on the wire, an amount on the reference server. null is not set. */
export interface RewardTiers {
  readonly top5: string | null;
  readonly top10: string | null;
  readonly top15: string | null;
}

export const REWARD_TIERS = [
  { tier: 'top5', places: 5 },
  { tier: 'top10', places: 10 },
  { tier: 'top15', places: 15 },
] as const;

/** Reads `5:x,10:y,15:z`; what is not of that form is left out. */
export function readRewards(wire: string | null): RewardTiers {
  const set = new Map(
    (wire ?? '').split(',').map((pair) => [pair.slice(0, pair.indexOf(':')).trim(), pair.slice(pair.indexOf(':') + 1).trim()] as const),
  );
  const of = (places: number) => set.get(String(places)) || null;
  return { top5: of(5), top10: of(10), top15: of(15) };
}

/** Writes only the tiers that are set; null when none is. */
export function writeRewards(tiers: RewardTiers): string | null {
  const pairs = REWARD_TIERS.flatMap(({ tier, places }) => (tiers[tier] === null ? [] : [`${places}:${tiers[tier]}`]));
  return pairs.length === 0 ? null : pairs.join(',');
}

/** The tier that pays a position: the smallest that is set and includes it; null when none does. */
export function tierOf(tiers: RewardTiers, position: number): { readonly places: number; readonly reward: string } | null {
  for (const { tier, places } of REWARD_TIERS) {
    const reward = tiers[tier];
    if (reward !== null && position <= places) return { places, reward };
  }
  return null;
}
