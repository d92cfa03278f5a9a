/** A date and time without a zone, `YYYY-MM-DDTHH:mm:ss`: what the wire's date arrays mean. */
export type LocalDateTime = string & { readonly __brand: 'LocalDateTime' };
/** Whether a text is what a date array was read as. */
export const isLocalDateTime = (text: string): text is LocalDateTime => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(text);
const LAST_YEAR = 9999;
const pad = (value: number, width = 2) => String(value).padStart(width, '0');

/** Reads a date array (month 1-based, tail optional) or ISO-like text, dropping `Z` and fractions unconverted. Null for no real date. */
export function parseLocalDateTime(value: readonly number[] | string | null): LocalDateTime | null {
  if (value === null) return null;
  const parts =
    typeof value === 'string'
      ? (/^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/
          .exec(value)
          ?.slice(1)
          .map((part) => Number(part ?? 0)) ?? [])
      : value;
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts;
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  // Compared part by part: `Date` carries over what is too much or below zero. Four digits hold no other year.
  const real =
    date.getUTCFullYear() === year &&
    year > 0 &&
    year <= LAST_YEAR &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    date.getUTCSeconds() === second;
  if (!real) return null;
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}` as LocalDateTime;
}

/** The wire form of a zone-less date and time; the seconds are left out when they are zero, as the platform's backend does. */
export function toDateArray(value: LocalDateTime): number[] {
  // Cut at its fixed places: a list has hundreds, and splitting takes five times as long.
  const at = (start: number, end: number) => Number(value.slice(start, end));
  const parts = [at(0, 4), at(5, 7), at(8, 10), at(11, 13), at(14, 16)];
  const seconds = at(17, 19);
  return seconds === 0 ? parts : [...parts, seconds];
}

/** The zone-less clock reading of an instant in UTC. Used by a server whose platform zone is UTC. */
export function localDateTimeOf(instant: Date): LocalDateTime {
  return instant.toISOString().slice(0, 19) as LocalDateTime;
}
