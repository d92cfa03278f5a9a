import { type LocalDateTime, parseLocalDateTime } from '@arena/shared/contract/wire';

const DAY_MS = 24 * 60 * 60_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

// Formatters are cached: creating one costs far more than using it, and a list of rooms formats hundreds of dates.
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/**
 * The clock reading of an instant in a time zone.
 * @param timeZone - An IANA name.
 * @throws RangeError for an unknown zone or an invalid date, Error for a year outside 1 to 9999.
 */
export function wallClock(instant: Date, timeZone: string): LocalDateTime {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const reading = parseLocalDateTime(
    `${(parts.year ?? '').padStart(4, '0')}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`,
  );
  if (reading === null) throw new Error(`No clock reading for ${instant.toISOString()} in ${timeZone}`);
  return reading;
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export const dayOf = (instant: Date, timeZone: string): string => wallClock(instant, timeZone).slice(0, 10);

/** Whether the runtime knows an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const utcOf = (reading: LocalDateTime): number => Date.parse(`${reading}Z`);

/**
 * The instant of a clock reading in a time zone. A skipped hour uses the offset before the change; without an offset, a repeated hour is the first.
 * @param timeZone - An IANA name.
 * @throws RangeError for an unknown zone.
 */
export function instantOf(local: LocalDateTime, timeZone: string): Date {
  if (local.length > 19) return new Date(local);
  const wanted = utcOf(local);
  // Needs no formatter; a long table calls this for each row.
  if (timeZone === 'UTC') return new Date(wanted);
  const offsetAt = (ms: number) => utcOf(wallClock(new Date(ms), timeZone)) - ms;
  const candidate = wanted - offsetAt(wanted - DAY_MS);
  if (candidate + offsetAt(candidate) === wanted) return new Date(candidate);
  const after = wanted - offsetAt(wanted + DAY_MS);
  return new Date(after + offsetAt(after) === wanted ? after : candidate);
}
