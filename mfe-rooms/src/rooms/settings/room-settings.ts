import type { Room, RoomSettings } from '@arena/shared/contract';
import { limitProblems } from '@arena/shared/ui';

/** The settings form as it is typed. */
export interface SettingsValues {
  gameType: string;
  round: string;
  prize: string;
  accessId: string;
  password: string;
  tpp: boolean;
  fpp: boolean;
  [field: string]: string | boolean;
}

export const valuesOf = (room: Room): SettingsValues => ({
  gameType: room.gameType ?? '',
  round: room.round === null ? '' : String(room.round),
  prize: room.prize === null ? '' : String(room.prize),
  accessId: room.accessId ?? '',
  password: room.password ?? '',
  tpp: room.tpp,
  fpp: room.fpp,
});

type ErrorField = 'gameType' | 'round' | 'prize' | 'accessId' | 'password';

/** How long the texts may be. */
export const LIMITS = { accessId: 40, password: 40 } as const;

/** What is wrong with the fields that were changed. What was not touched is not sent, so it is not judged either. */
export function settingsErrors(values: SettingsValues, before: SettingsValues): Partial<Record<ErrorField, string>> {
  const errors: Partial<Record<ErrorField, string>> = {};
  const changed = (field: ErrorField) => values[field] !== before[field];
  const round = Number(values.round);
  const prize = Number(values.prize);
  if (changed('gameType') && !/^[1-8]v[1-8]$/.test(values.gameType.trim())) errors.gameType = 'Write it like 1v1 or 4v4';
  if (changed('round') && (values.round.trim() === '' || !Number.isInteger(round) || round < 1 || round > 99)) {
    errors.round = 'A whole number from 1 to 99';
  }
  if (changed('prize') && !(/^\d+(\.\d{1,2})?$/.test(values.prize.trim()) && prize <= 1_000_000)) {
    errors.prize = 'An amount from 0 to 1,000,000, with at most two decimals';
  }
  const long = Object.entries(limitProblems(values, LIMITS)) as [ErrorField, string][];
  for (const [field, problem] of long) if (changed(field)) errors[field] = problem;
  return errors;
}

/** Only what was changed, in the wire's terms. */
export function changesOf(values: SettingsValues, before: SettingsValues): RoomSettings {
  const changed = (field: keyof SettingsValues & string) => values[field] !== before[field];
  return {
    ...(changed('gameType') ? { gameType: values.gameType.trim() } : {}),
    ...(changed('round') ? { round: Number(values.round) } : {}),
    ...(changed('prize') ? { prize: Number(values.prize) } : {}),
    ...(changed('accessId') ? { accessId: values.accessId.trim() } : {}),
    ...(changed('password') ? { password: values.password } : {}),
    ...(changed('tpp') ? { tpp: values.tpp } : {}),
    ...(changed('fpp') ? { fpp: values.fpp } : {}),
  } as RoomSettings;
}
