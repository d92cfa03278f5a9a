import { instantOf, type LocalDateTime } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The instant of a platform time; null for null. */
export const instantOfLocal = (local: LocalDateTime | null): Date | null =>
  local === null ? null : instantOf(local, platform().settings.platformTimeZone);

/** The time of day in the reader's zone, `14:53`. */
export const clockOf = (instant: Date | number): string => clock.format(instant);
