import type { LocalDateTime } from '@arena/shared/contract';
import { instantOf, platform } from '@arena/shared/platform';

const MINUTE_MS = 60_000;

/** A platform time as milliseconds since the epoch. */
export const msOf = (local: LocalDateTime): number => instantOf(local, platform().settings.platformTimeZone).getTime();

/** A length of time in its two largest units: `3 d 4 h`, `2 h 14 min`, `14 min`. */
export function spanOf(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`;
  return `${rest} min`;
}

/** How long until a start, or since it; null when the start is not known. */
export function countdownTo(startsAt: LocalDateTime | null, now: number): string | null {
  if (startsAt === null) return null;
  const left = msOf(startsAt) - now;
  if (Math.abs(left) < MINUTE_MS) return left > 0 ? 'in less than a minute' : 'started just now';
  return left > 0 ? `in ${spanOf(left)}` : `started ${spanOf(left)} ago`;
}

/** How old something is; null when its time is not known. A clock that runs behind never makes it younger than now. */
export function ageOf(at: LocalDateTime | null, now: number): string | null {
  if (at === null) return null;
  const age = now - msOf(at);
  return age < MINUTE_MS ? 'just now' : `${spanOf(age)} ago`;
}

/** An instant on the platform's clocks, with the zone's name. */
export function formatOnPlatform(instant: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone: platform().settings.platformTimeZone,
    timeZoneName: 'short',
  } as Intl.DateTimeFormatOptions).format(instant);
}
