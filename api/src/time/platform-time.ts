import { localDateTimeOf, type LocalDateTime, wallClock as readClock } from '@arena/shared/contract';

const QUARTER_MS = 15 * 60_000;
/** Before it, a zone's clocks could be any number of seconds away from UTC. */
const FIRST_QUARTER = Date.parse('1973-01-01T00:00:00Z') / QUARTER_MS;
const MOST_QUARTERS = 10_000;
const offsets = new Map<string, Map<number, number>>();

/**
 * What a clock on a wall of that zone shows at an instant. A list asks for hundreds, and a formatter takes long: so each quarter of
 * an hour is asked for once, for clocks are only ever changed between two of them.
 */
export function wallClock(instant: Date, timeZone: string): LocalDateTime {
  if (timeZone === 'UTC') return localDateTimeOf(instant);
  const ms = instant.getTime();
  const quarter = Math.floor(ms / QUARTER_MS);
  if (!(quarter >= FIRST_QUARTER)) return readClock(instant, timeZone);
  let known = offsets.get(timeZone);
  if (known === undefined || known.size > MOST_QUARTERS) offsets.set(timeZone, (known = new Map()));
  let offset = known.get(quarter);
  if (offset === undefined) {
    offset = Date.parse(`${readClock(new Date(quarter * QUARTER_MS), timeZone)}Z`) - quarter * QUARTER_MS;
    known.set(quarter, offset);
  }
  return localDateTimeOf(new Date(ms + offset));
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const wallClockOrNull = (instant: Date | null, timeZone: string): LocalDateTime | null =>
  instant === null ? null : wallClock(instant, timeZone);

/** A wall-clock time within a sentence for people: `2026-11-21 03:40 (UTC)`. */
export function formatTime(instant: Date, timeZone: string): string {
  return `${wallClock(instant, timeZone).slice(0, 16).replace('T', ' ')} (${timeZone})`;
}
