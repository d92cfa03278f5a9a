import type { TournamentReward } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { numberProblem, plainNumber } from '@arena/shared/ui';
import { RULES, sharesOf, sumOf } from './reward-rules';
import * as t from './manage.messages';

const rewardRow = z
  .object({
    ...{ position: z.optional(z.string()), prize: z.optional(z.string()), banned: z.optional(z.boolean()) },
    /** For a search that doesn't find the player. */
    name: z.optional(z.string()),
    /** The prize that the rule filled in. It stays the rule's until it is changed by hand. */
    byRule: z.optional(z.string()),
  })
  .check(({ value, issues }) => {
    const { position = '', prize = '' } = value;
    // Players without a prize aren't paid.
    if (!hasPrize(value)) return;
    const add = (field: string, message: string) => issues.push({ code: 'custom', path: [field], message, input: value, continue: true });
    if (numberProblem(position, { least: 1, most: 100, decimals: 0 }) !== null) add('position', t.positionExample);
    if (numberProblem(prize) !== null) add('prize', t.prizeExample);
  });
export const rewardForm = z.object({ rule: z.string(), rows: z.record(z.string(), rewardRow) });
type RewardRow = z.infer<typeof rewardRow>;
export type RewardValues = z.infer<typeof rewardForm>;
type Rows = RewardValues['rows'];

/** Not the number alone: with a number as key, the rows would become an array. */
export const rowOf = (userId: number) => `rows.u${userId}` as const;
const userIdOf = (key: string) => Number(key.slice(1));
/** The players of rows with something typed. */
export const typedIds = (rows: Rows) =>
  Object.entries(rows).flatMap(([key, { position = '', prize = '' }]) => (position + prize === '' ? [] : userIdOf(key)));
export const hasPrize = ({ prize = '' }: RewardRow) => prize.trim() !== '';

export const toCents = (amount: number | null) => Math.round((amount ?? 0) * 100);
/** 0 for a text that is no amount. */
const centsOf = ({ prize = '' }: RewardRow) => toCents(Number(plainNumber(prize) ?? 0));
export const centsOfAll = (rows: Rows) => sumOf(Object.values(rows).map(centsOf));
/** Expects valid values. */
export const rewardOf = ({ position = '', prize = '' }: RewardRow) => ({
  position: Number(plainNumber(position)),
  prize: Number(plainNumber(prize)),
});

/** In cents, so that sums are exact. `left`: null when the pool is unknown. `taken`: the paid positions; players may share one. */
export const poolOf = (prizePool: number | null, rewards: readonly TournamentReward[]) => {
  const paid = sumOf(rewards.map(({ prize }) => toCents(prize)));
  return { paid, left: prizePool === null ? null : toCents(prizePool) - paid, taken: rewards.flatMap(({ position }) => position ?? []) };
};
export type Pool = ReturnType<typeof poolOf>;

/** The prizes that the rule changes, by key: of rows that are empty or that it filled in itself. `isFixed`: it may not. */
export function ruledPrizes({ rule, rows }: RewardValues, { left, taken }: Pool, isFixed: (userId: number) => boolean) {
  const weights = RULES.find(({ value }) => value === rule)?.weights ?? [];
  if (weights.length === 0 || left === null) return [];
  const all = Object.entries(rows).map(([key, row]) => {
    const free = (!hasPrize(row) || row.prize === row.byRule) && !isFixed(userIdOf(key));
    return { key, row, free, position: rewardOf(row).position };
  });
  const [free, fixed] = [all.filter((one) => one.free), all.filter((one) => !one.free)];
  const rest = left - sumOf(fixed.map(({ row }) => centsOf(row)));
  const shares = sharesOf(weights, rest, free, [...taken, ...fixed.map(({ position }) => position)]);
  return free.flatMap((one) => {
    const cents = shares.get(one) ?? 0;
    const prize = cents === 0 ? '' : (cents / 100).toFixed(2);
    return prize === (one.row.prize ?? '') ? [] : [[one.key, prize] as const];
  });
}
