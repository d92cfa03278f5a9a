/**
 * A date and time in the platform's time zone, `YYYY-MM-DDTHH:mm:ss`. The wire's date arrays decode to it.
 * When clocks show an hour twice, times in its second pass end with the offset, as in `2026-10-25T02:30:00+01:00` (extension `repeated-hour`).
 */
export type LocalDateTime = string & { readonly __brand: 'LocalDateTime' };
/** Whether a text has the format of a `LocalDateTime`. */
export const isLocalDateTime = (text: string): text is LocalDateTime =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}([+-]\d{2}:\d{2})?$/.test(text);
const pad = (value: number, width = 2) => String(value).padStart(width, '0');

/**
 * Parses a date array (month from 1, time optional) or ISO text, dropping `Z` and fractions without conversion. Null when invalid.
 * @example parseLocalDateTime([2026, 11, 28, 18, 30]) // '2026-11-28T18:30:00'
 */
export function parseLocalDateTime(value: readonly number[] | string | null): LocalDateTime | null {
  if (value === null) return null;
  const parts =
    typeof value === 'string'
      ? (/^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/
          .exec(value)
          ?.slice(1)
          .map((part) => Number(part ?? 0)) ?? [])
      : value;
  const [year, month, day, hour = 0, minute = 0, second = 0, , offset = NaN] = parts;
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const local = `${pad(year, 4)}-${pad(month)}-${pad(day)}T${pad(hour)}:${pad(minute)}:${pad(second)}` as LocalDateTime;
  // `Date` carries out-of-range parts over.
  if (Number.isNaN(date.getTime()) || localDateTimeOf(date) !== local) return null;
  return Number.isInteger(offset) && Math.abs(offset) <= 18 * 60 ? localDateTimeOf(date, offset) : local;
}

/** The wire's date array. Omits seconds that are zero, as the platform's backend does. An offset follows the nanoseconds, in minutes. */
export function toDateArray(value: LocalDateTime): number[] {
  // Slicing at fixed offsets is much faster than splitting, and a list has hundreds of dates.
  const at = (start: number, end: number) => Number(value.slice(start, end));
  const parts = [at(0, 4), at(5, 7), at(8, 10), at(11, 13), at(14, 16)];
  const seconds = at(17, 19);
  if (value.length > 19) return [...parts, seconds, 0, (Date.parse(`${value.slice(0, 19)}Z`) - Date.parse(value)) / 60_000];
  return seconds === 0 ? parts : [...parts, seconds];
}

/** The clock reading of an instant in UTC, for a server whose platform zone is UTC. Ends with the offset, in minutes, if there is one. */
export function localDateTimeOf(instant: Date, offset: number | null = null): LocalDateTime {
  const minutes = Math.abs(offset ?? 0);
  const end = offset === null ? '' : `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  return `${instant.toISOString().slice(0, 19)}${end}` as LocalDateTime;
}
