import { type NewFullMapRoom, type RewardTiers, writeRewards } from '@arena/shared/contract';
import { isDateTime } from '@arena/shared/ui';
import { FIELD_KEYS, isEmpty, REWARDS_KEY, type RoomValues } from './room-values';

const tierOf = (text: string) => (isEmpty(text) ? null : text.trim());
const tiersOf = ({ top5, top10, top15 }: RoomValues): RewardTiers => ({ top5: tierOf(top5), top10: tierOf(top10), top15: tierOf(top15) });

/** The rewards as they will be sent, `5:x,10:y,15:z`; null while no tier is set. */
export const rewardsPreview = (values: RoomValues): string | null => writeRewards(tiersOf(values));

/** The instant that a date and time of the reader's own clock means; null when it is none (yet). */
export function instantOfLocal(text: string): Date | null {
  return isDateTime(text) ? new Date(text) : null;
}

/** A form without problems as the call wants it: numbers as numbers, the start as an ISO time in UTC, only the tiers that are set. */
export function newRoomOf(values: RoomValues): NewFullMapRoom {
  return {
    title: values.title.trim(),
    rules: values.rules.trim(),
    entryFee: Number(values.entryFee),
    startsAt: new Date(values.startsAt).toISOString(),
    durationMinutes: Number(values.durationMinutes),
    prizePool: Number(values.prizePool),
    maxPlayers: Number(values.maxPlayers),
    accessId: values.accessId.trim(),
    password: values.password.trim(),
    rewards: tiersOf(values),
  };
}

/** Whether this room, sent before, is all that the form holds: the form may be thrown away once the room exists. */
export const holdsNothingBut = (values: RoomValues, sent: Pick<NewFullMapRoom, 'title' | 'accessId'>): boolean =>
  Object.values(values).every(isEmpty) || (values.title.trim() === sent.title && values.accessId.trim() === sent.accessId);

export const choiceOf = (values: RoomValues) => ({
  gameId: Number(values.gameId),
  modeId: Number(values.modeId),
  mapId: Number(values.mapId),
});

/** A server's messages by wire field, as messages of the form's fields. What the form does not have is left out. */
export function fieldMessages(fields: Readonly<Record<string, string>>): (readonly [field: string, message: string])[] {
  const known = new Map<string, string>([...FIELD_KEYS.map(([field, key]) => [key, field] as const), [REWARDS_KEY, 'top5']]);
  return Object.entries(fields).flatMap(([key, message]) => {
    const field = known.get(key);
    return field === undefined ? [] : [[field, message] as const];
  });
}
