import { zonedInstant } from './instants';
import { wallClock } from './platform-time';

/** The day, `YYYY-MM-DD`, that a calendar on a wall of that zone shows at an instant. */
export const dayOf = (instant: Date, timeZone: string): string => wallClock(instant, timeZone).slice(0, 10);

/** The day so many days later, or earlier. */
export function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The instant at which a day of that zone begins; null when there is no such day. */
export const startOfDay = (day: string, timeZone: string): Date | null => zonedInstant(`${day}T00:00:00`, timeZone);

/** The beginning of the day that is so many days away from the one of an instant. */
export function startOfDayFrom(instant: Date, days: number, timeZone: string): Date {
  const day = plusDays(dayOf(instant, timeZone), days);
  const start = startOfDay(day, timeZone);
  if (start === null) throw new Error(`There is no day ${day}`);
  return start;
}
