import { instantOf, type LocalDateTime, localDateTimeOf, parseLocalDateTime, wallClock as readClock } from '@arena/shared/contract';

const QUARTER_MS = 15 * 60_000;
/** Before it, a zone's clocks could be any number of seconds away from UTC. */
const FIRST_QUARTER = Date.parse('1973-01-01T00:00:00Z') / QUARTER_MS;
const MOST_QUARTERS = 10_000;
const offsets = new Map<string, Map<number, { readonly ms: number; readonly repeated: boolean }>>();

/** What a wall clock in that zone shows, with the offset in the second pass of a repeated hour. Clocks only change between quarter hours. */
export function wallClock(instant: Date, timeZone: string): LocalDateTime {
  if (timeZone === 'UTC') return localDateTimeOf(instant);
  const ms = instant.getTime();
  const quarter = Math.floor(ms / QUARTER_MS);
  if (!(quarter >= FIRST_QUARTER)) return readClock(instant, timeZone);
  let known = offsets.get(timeZone);
  if (known === undefined || known.size > MOST_QUARTERS) offsets.set(timeZone, (known = new Map()));
  let offset = known.get(quarter);
  if (offset === undefined) {
    const start = quarter * QUARTER_MS;
    const local = readClock(new Date(start), timeZone);
    offset = { ms: Date.parse(`${local}Z`) - start, repeated: instantOf(local, timeZone).getTime() < start };
    known.set(quarter, offset);
  }
  return localDateTimeOf(new Date(ms + offset.ms), offset.repeated ? offset.ms / 60_000 : null);
}

export const wallClockOrNull = (instant: Date | null, timeZone: string): LocalDateTime | null =>
  instant === null ? null : wallClock(instant, timeZone);

/** A wall-clock time within a sentence for people: `2026-11-21 03:40 (UTC)`. */
export function formatTime(instant: Date, timeZone: string): string {
  return `${wallClock(instant, timeZone).slice(0, 16).replace('T', ' ')} (${timeZone})`;
}

/** The instant at which a clock on a wall of that zone shows a date and time; null when it is no real date. */
export function zonedInstant(text: string, timeZone: string): Date | null {
  const reading = parseLocalDateTime(text);
  return reading === null ? null : instantOf(reading, timeZone);
}

/** The day, `YYYY-MM-DD`, that calendars in the zone show at an instant. */
export const dayOf = (instant: Date, timeZone: string): string => wallClock(instant, timeZone).slice(0, 10);

export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The instant at which a day of that zone begins; null when there is no such day. */
export const startOfDay = (day: string, timeZone: string): Date | null => zonedInstant(`${day}T00:00:00`, timeZone);

function startOf(day: string, timeZone: string): Date {
  const start = startOfDay(day, timeZone);
  if (start === null) throw new Error(`There is no day ${day}`);
  return start;
}

/** The start of an instant's day in the time zone, moved by a number of days; a negative number moves it back. */
export const startOfDayFrom = (instant: Date, days: number, timeZone: string): Date =>
  startOf(plusDays(dayOf(instant, timeZone), days), timeZone);

/** An instant's month in the time zone, as `YYYY-MM`, moved by a number of months; a negative number moves it back. */
export function monthOf(instant: Date, months: number, timeZone: string): string {
  const [year = 0, month = 1] = wallClock(instant, timeZone).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7);
}

export const startOfMonth = (instant: Date, months: number, timeZone: string): Date =>
  startOf(`${monthOf(instant, months, timeZone)}-01`, timeZone);
