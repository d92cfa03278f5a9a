import { startOfDay } from './days';
import { wallClock } from './platform-time';

/** The month, `YYYY-MM`, so many months after the one that a calendar on a wall of that zone shows at an instant; negative: before. */
export function monthOf(instant: Date, months: number, timeZone: string): string {
  const [year = 0, month = 1] = wallClock(instant, timeZone).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months)).toISOString().slice(0, 7);
}

/** The instant at which that month begins. */
export function startOfMonth(instant: Date, months: number, timeZone: string): Date {
  const month = monthOf(instant, months, timeZone);
  const start = startOfDay(`${month}-01`, timeZone);
  if (start === null) throw new Error(`There is no month ${month}`);
  return start;
}
