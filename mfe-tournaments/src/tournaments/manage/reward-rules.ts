import * as t from './manage.messages';

export const BY_HAND = 'hand';
/** `weights`: of each place, the first place first. */
export const RULES: readonly { readonly value: string; readonly label: string; readonly weights: readonly number[] }[] = [
  { value: BY_HAND, label: t.byHand, weights: [] },
  { value: 'winner', label: t.winnerTakesAll, weights: [1] },
  { value: 'podium', label: t.podium, weights: [50, 30, 20] },
  ...[2, 3, 4, 5, 10].map((places) => ({ value: `equal-${places}`, label: t.equalShares(places), weights: Array<number>(places).fill(1) })),
];

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Splits an amount by weight into whole cents whose sum is the amount: what rounding leaves goes to the largest remainders. */
export function split(cents: number, weights: readonly number[]): readonly number[] {
  const total = sumOf(weights);
  const shares = weights.map((weight) => Math.floor((cents * weight) / total));
  const restOf = (index: number) => (cents * (weights[index] ?? 0)) % total;
  const byRest = [...weights.keys()].toSorted((one, other) => restOf(other) - restOf(one));
  const favored = new Set(byRest.slice(0, cents - sumOf(shares)));
  return shares.map((share, index) => share + (favored.has(index) ? 1 : 0));
}

/**
 * What a rule gives each player, in cents. Players in the same position share its prize.
 * @param left - The cents to split. They are given out entirely if each place of the rule has a player.
 * @param taken - Positions with a prize already. Their places get nothing, unless another player shares them.
 */
export function sharesOf<P extends { readonly position: number }>(
  weights: readonly number[],
  left: number,
  players: readonly P[],
  taken: readonly number[],
): ReadonlyMap<P, number> {
  const places = weights
    .map((weight, index) => ({ weight, place: index + 1, at: players.filter(({ position }) => position === index + 1) }))
    .filter(({ place, at }) => at.length > 0 || !taken.includes(place));
  const prizes = split(
    Math.max(0, left),
    places.map(({ weight }) => weight),
  );
  const equally = (cents: number, at: readonly P[]) => split(cents, Array<number>(at.length).fill(1));
  return new Map(places.flatMap(({ at }, place) => equally(prizes[place] ?? 0, at).map((share, index) => [at[index] as P, share])));
}
