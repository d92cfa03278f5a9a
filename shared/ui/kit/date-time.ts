import type { LocalDateTime } from '@arena/shared/contract';
import { formatLocal, formatPlatform } from '@arena/shared/platform';
import * as t from './form.messages';

/** The first day that a date field accepts. */
export const FIRST_DAY = '2000-01-01';
/** The last day that a date field accepts. Without it, native fields accept years of six digits. */
export const LAST_DAY = '9999-12-31';
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const LONG_YEAR = /^[+-]?\d{5,}-/;

/** The text if it is a day, `YYYY-MM-DD`; otherwise empty, because a URL may contain anything. */
export function dayIn(text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}

/** The error of a range of days; null when it is valid. */
export const dateRangeProblem = ({ from, to }: { readonly from: string; readonly to: string }): string | null =>
  from !== '' && to !== '' && from > to ? t.startAfterEnd : null;

/** Whether a text is a date and time within the bounds: `2027-12-25T18:30`. */
export const isDateTime = (text: string): boolean => dateTimeProblem(text) === null && text !== '';

/** The error of a date and time field; null for a valid or empty text. */
export function dateTimeProblem(text: string): string | null {
  if (text === '') return null;
  if (LONG_YEAR.test(text)) return t.yearDigits;
  if (!DATE_TIME.test(text) || Number.isNaN(Date.parse(text))) return t.enterDateAndTime;
  return text < FIRST_DAY ? t.yearTooEarly : null;
}

/** A date and time field's text as platform time; null for an invalid text. */
export const platformTimeOf = (text: string): LocalDateTime | null =>
  isDateTime(text) ? (`${text.slice(0, 16)}:00` as LocalDateTime) : null;

/** The help text of a date and time field that is sent unconverted, as platform time. */
export function platformTimeHint(text: string): string {
  const at = platformTimeOf(text);
  return at === null ? t.platformTime : t.bothTimes(formatPlatform(at), formatLocal(at));
}
