import { instantOf, parseLocalDateTime } from '@arena/shared/contract';

/** The instant of an ISO time in UTC, to the second; null when it is no real date. */
export const utcInstant = (text: string): Date | null => zonedInstant(text, 'UTC');

/** The instant at which a clock on a wall of that zone shows a date and time; null when it is no real date. */
export function zonedInstant(text: string, timeZone: string): Date | null {
  const reading = parseLocalDateTime(text);
  return reading === null ? null : instantOf(reading, timeZone);
}
