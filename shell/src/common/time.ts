import type { LocalDateTime } from '@arena/shared/contract';
import { instantOf, platform } from '@arena/shared/platform';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** The instant of a platform time; null for null. */
export const instantOfLocal = (local: LocalDateTime | null): Date | null =>
  local === null ? null : instantOf(local, platform().settings.platformTimeZone);

/** How long ago an instant was: `just now`, `5 minutes ago`, `yesterday`. A clock that runs behind makes nothing younger than now. */
export function agoOf(instant: Date, now: number): string {
  const age = Math.max(0, now - instant.getTime());
  const [unit, length] = UNITS.find(([, ms]) => age >= ms) ?? [null, 0];
  return unit === null ? 'just now' : relative.format(-Math.floor(age / length), unit);
}

/** The time of day in the reader's zone, `14:53`. */
export const clockOf = (instant: Date | number): string => clock.format(instant);

/** The time now, kept current to the minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
