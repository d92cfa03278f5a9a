import type { LocalDateTime } from '@arena/shared/contract';
import { ageOf, msOf, platform, spanOf } from '@arena/shared/platform';
import * as t from './fullmap-rooms.messages';

const MINUTE_MS = 60_000;

/** Time until the start, or since it; null when the start is unknown. */
export function countdownTo(startsAt: LocalDateTime | null, now: number): string | null {
  if (startsAt === null) return null;
  const left = msOf(startsAt) - now;
  if (Math.abs(left) < MINUTE_MS) return left > 0 ? t.inLessThanAMinute : t.startedJustNow;
  return left > 0 ? t.startsIn(spanOf(left)) : t.startedAgo(ageOf(startsAt, now));
}

/** Platform time, with the zone's name. */
export function formatOnPlatform(instant: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone: platform().settings.platformTimeZone,
    timeZoneName: 'short',
  } as Intl.DateTimeFormatOptions).format(instant);
}
