import type { Room, RoomSettings } from '@arena/shared/contract';
import * as z from '@arena/shared/contract/zod';
import { checkedText, numberProblem, plainNumber, tooLong } from '@arena/shared/ui';
import * as t from './settings.messages';

export const LIMITS = { accessId: 40, password: 40 } as const;

export const valuesOf = (room: Room) => ({
  gameType: room.gameType ?? '',
  round: room.round === null ? '' : String(room.round),
  prize: room.prize === null ? '' : String(room.prize),
  accessId: room.accessId ?? '',
  password: room.password ?? '',
  tpp: room.tpp,
  fpp: room.fpp,
});
export type SettingsValues = ReturnType<typeof valuesOf>;

export const settingsForm = (before: SettingsValues) => {
  const text = (field: keyof SettingsValues, problemOf: (text: string) => string | null) =>
    checkedText((value) => (value === before[field] ? null : problemOf(value)));
  return z.object({
    gameType: text('gameType', (value) => (/^[1-8]v[1-8]$/.test(value.trim()) ? null : t.roundExample)),
    round: text('round', (value) => numberProblem(value, { least: 1, most: 99, decimals: 0 })),
    prize: text('prize', (value) => numberProblem(value)),
    accessId: text('accessId', (value) => tooLong(value, LIMITS.accessId)),
    password: text('password', (value) => tooLong(value, LIMITS.password)),
    tpp: z.boolean(),
    fpp: z.boolean(),
  });
};

export function changesOf(values: SettingsValues, before: SettingsValues): RoomSettings {
  const { gameType, round, prize, accessId } = values;
  const all = {
    ...values,
    gameType: gameType.trim(),
    round: Number(plainNumber(round)),
    prize: Number(plainNumber(prize)),
    accessId: accessId.trim(),
  };
  const isChanged = (field: string) => values[field as keyof SettingsValues] !== before[field as keyof SettingsValues];
  return Object.fromEntries(Object.entries(all).filter(([field]) => isChanged(field))) as RoomSettings;
}
