import { instantOf, type LocalDateTime } from '@arena/shared/contract';
import { formatInstant, platform } from '@arena/shared/platform';

/** The instant of a platform time; null for null. */
export const instantOfLocal = (local: LocalDateTime | null): Date | null =>
  local === null ? null : instantOf(local, platform().settings.platformTimeZone);

/** The time of day in the reader's zone, `14:53`. */
export const clockOf = (instant: Date | number): string => formatInstant(instant).slice(-'14:53'.length);
