import { dateTimeProblem, limitProblems } from '@arena/shared/ui';
import { CHOICES, FIELD_KEYS, isEmpty, LIMITS, type RoomValues, TIERS } from './room-values';

export interface Problem {
  readonly field: keyof RoomValues & string;
  readonly message: string;
}

export const SELECT_ALL = 'Please select Game, Mode & Map';
export const SET_A_REWARD = 'Please set at least one winner reward';
const MAX_AMOUNT = 1_000_000;

const money = (text: string) =>
  /^\d+(\.\d{1,2})?$/.test(text) && Number(text) <= MAX_AMOUNT ? null : 'An amount from 0 to 1,000,000, with at most two decimals';
const whole = (most: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most ? null : `A whole number from 1 to ${most.toLocaleString('en-US')}`;
const tier = (text: string) => {
  if (/[,:]/.test(text)) return 'A reward must not contain a comma or a colon: they separate the tiers';
  return null;
};

/** What the wire allows, as sentences for a person. */
const RULES: Readonly<Record<string, (text: string) => string | null>> = {
  entryFee: money,
  startsAt: dateTimeProblem,
  durationMinutes: whole(1440),
  prizePool: money,
  maxPlayers: whole(1000),
  top5: tier,
  top10: tier,
  top15: tier,
};

/**
 * What is wrong with the form, the sentence to show first in front (part 1 §5):
 *
 *   1. the empty fields in the listed order       Please fill {field}
 *   2. game, mode and map                         Please select Game, Mode & Map
 *   3. no tier is set                             Please set at least one winner reward
 *   4. what was filled in but cannot be sent      a sentence of the field's own
 *
 * `winnerRewards` is the last of the listed fields, and rule 3 speaks for it: it is never asked to be "filled".
 */
export function problemsOf(values: RoomValues): Problem[] {
  const unfilled = FIELD_KEYS.filter(([field]) => isEmpty(values[field])).map(([field, key]) => ({ field, message: `Please fill ${key}` }));
  const unchosen = CHOICES.filter((field) => isEmpty(values[field])).map((field) => ({ field, message: SELECT_ALL }));
  const unrewarded = TIERS.every((field) => isEmpty(values[field])) ? [{ field: 'top5', message: SET_A_REWARD }] : [];
  const unusable = Object.entries(RULES).flatMap(([field, rule]) => {
    const text = (values[field] ?? '').trim();
    const message = text === '' ? null : rule(text);
    return message === null ? [] : [{ field, message }];
  });
  const long = Object.entries(limitProblems(values, LIMITS)).map(([field, message]) => ({ field, message }));
  return [...unfilled, ...unchosen, ...unrewarded, ...unusable, ...long];
}

/** The same as a form wants it: a message beside every field that has one. */
export const errorsOf = (problems: readonly Problem[]) =>
  Object.fromEntries(problems.map(({ field, message }) => [field, { type: 'validate', message }]));
