import { type LocalDateTime, parseLocalDateTime } from '@arena/shared/contract';

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

// Making a formatter costs far more than using it, and a list of rooms formats hundreds of dates.
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

/** What a clock on a wall of that zone shows at an instant: the zone-less date and time of the wire. */
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

/** A wall-clock time within a sentence for people: `2026-11-21 03:40 (UTC)`. */
export function formatTime(instant: Date, timeZone: string): string {
  return `${wallClock(instant, timeZone).slice(0, 16).replace('T', ' ')} (${timeZone})`;
}
