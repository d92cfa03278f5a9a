import { type NewFullMapRoom, REWARD_TIERS, type RewardTiers, writeRewards } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { checkedText, dateTimeProblem, isDateTime, numberProblem, plainNumber, tooLong } from '@arena/shared/ui';
import { centsOf, fullRewards } from '../pool';
import * as t from './create.messages';

/** Messages show the wire names (part 1 §5). Three tiers in the form are one text on the wire. */
const WIRE_NAMES = {
  ...{ title: 'title', rules: 'content', entryFee: 'entryFee', startsAt: 'startTime', durationMinutes: 'duration' },
  ...{ prizePool: 'pricePool', maxPlayers: 'maxplayer', accessId: 'roomId', password: 'roomPw', top5: 'winnerRewards' },
} as const;
const TIERS = REWARD_TIERS.map(({ tier }) => tier);
export const LIMITS = { title: 100, rules: 5000, accessId: 40, password: 40, top5: 40, top10: 40, top15: 40 } as const;

/** Compares text, because "0" is a value: a free room. */
export const isEmpty = (text: string | undefined): boolean => text === undefined || text.trim() === '';

type Rule = (text: string) => string | null;
const text = (...rules: readonly Rule[]) =>
  checkedText((value) => rules.reduce<string | null>((problem, rule) => problem ?? rule(value.trim()), null));
const filled = (field: keyof typeof WIRE_NAMES, ...rules: readonly Rule[]) =>
  text((value) => (value === '' ? t.fillField(WIRE_NAMES[field]) : null), ...rules);
const chosen = text((value) => (value === '' ? t.selectGameModeMap : null));
const limit = (field: keyof typeof LIMITS) => (value: string) => tooLong(value, LIMITS[field]);
const money: Rule = (value) => numberProblem(value);
const whole = (most: number) => (value: string) => numberProblem(value, { least: 1, most, decimals: 0 });
const separators: Rule = (value) => (/[,:]/.test(value) ? t.rewardExample : null);
const tier = (field: (typeof TIERS)[number]) => text(limit(field), separators);

/** Every field is text. `startsAt` is in the browser's time zone. */
export const roomForm = z
  .object({
    title: filled('title', limit('title')),
    rules: filled('rules', limit('rules')),
    entryFee: filled('entryFee', money),
    startsAt: filled('startsAt', dateTimeProblem),
    durationMinutes: filled('durationMinutes', whole(1440)),
    prizePool: filled('prizePool', money),
    maxPlayers: filled('maxPlayers', whole(1000)),
    accessId: filled('accessId', limit('accessId')),
    password: filled('password', limit('password')),
    gameId: chosen,
    modeId: chosen,
    mapId: chosen,
    top5: tier('top5'),
    top10: tier('top10'),
    top15: tier('top15'),
  })
  .check(z.refine((values) => TIERS.some((field) => !isEmpty(values[field])), { error: t.setOneReward, path: ['top5'], when: () => true }));
export type RoomValues = z.input<typeof roomForm>;

/** For servers that refuse rewards beyond the prize pool. */
export const limitedRoomForm = roomForm.check(
  ...TIERS.map((field) =>
    z.refine<RoomValues>((values) => (centsOf(values[field]) ?? 0) <= (centsOf(values.prizePool) ?? Infinity), {
      ...{ error: t.rewardAbovePool, path: [field], when: () => true },
    }),
  ),
);

export const EMPTY_ROOM: RoomValues = {
  ...{ title: '', rules: '', gameId: '', modeId: '', mapId: '', entryFee: '', prizePool: '', startsAt: '' },
  ...{ durationMinutes: '', maxPlayers: '', top5: '', top10: '', top15: '', accessId: '', password: '' },
};

/** The first message: empty fields in the specified order, then choices, tiers and values that can't be sent. */
export function firstProblem(values: RoomValues, form: typeof roomForm = roomForm): string | null {
  const messages = (z.safeParse(form, values).error?.issues ?? []).map(({ message }) => message);
  const rules: readonly ((message: string) => boolean)[] = [
    (message) => message.startsWith('Please fill '),
    (message) => message === t.selectGameModeMap,
    (message) => message === t.setOneReward,
    () => true,
  ];
  return rules.map((rule) => messages.find(rule)).find((message) => message !== undefined) ?? null;
}

const tierOf = (value: string) => (isEmpty(value) ? null : (plainNumber(value) ?? value.trim()));
const tiersOf = ({ top5, top10, top15 }: RoomValues): RewardTiers => ({ top5: tierOf(top5), top10: tierOf(top10), top15: tierOf(top15) });

export const rewardsPreview = (values: RoomValues): string | null => writeRewards(tiersOf(values));

/** In currency units, with one winner per position; null until both are valid amounts. */
export function rewardReach(values: RoomValues): { readonly reach: number; readonly pool: number } | null {
  const [reach, pool] = [fullRewards(tiersOf(values)), centsOf(values.prizePool)];
  return rewardsPreview(values) === null || reach === null || pool === null ? null : { reach: reach / 100, pool: pool / 100 };
}

/** Reads the text in the browser's time zone; null when it isn't a date and time. */
export const instantOfLocal = (value: string): Date | null => (isDateTime(value) ? new Date(value) : null);

/** Expects valid values. Sends the start as ISO UTC and only the tiers that are set. */
export function newRoomOf(values: RoomValues): NewFullMapRoom {
  return {
    title: values.title.trim(),
    rules: values.rules.trim(),
    entryFee: Number(plainNumber(values.entryFee)),
    startsAt: new Date(values.startsAt).toISOString(),
    durationMinutes: Number(plainNumber(values.durationMinutes)),
    prizePool: Number(plainNumber(values.prizePool)),
    maxPlayers: Number(plainNumber(values.maxPlayers)),
    accessId: values.accessId.trim(),
    password: values.password.trim(),
    rewards: tiersOf(values),
  };
}

export const choiceOf = ({ gameId, modeId, mapId }: RoomValues) => ({
  gameId: Number(gameId),
  modeId: Number(modeId),
  mapId: Number(mapId),
});

/** Whether the form holds only this sent room, so it can close once the room exists. */
export const holdsNothingBut = (values: RoomValues, sent: Pick<NewFullMapRoom, 'title' | 'accessId'>): boolean =>
  Object.values(values).every(isEmpty) || (values.title.trim() === sent.title && values.accessId.trim() === sent.accessId);

/** undefined when the form has no such field. */
export const fieldOf = (wireName: string) =>
  (Object.keys(WIRE_NAMES) as (keyof typeof WIRE_NAMES)[]).find((field) => WIRE_NAMES[field] === wireName);
