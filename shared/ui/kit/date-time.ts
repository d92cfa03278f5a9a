/** The days that a field takes. The browser's own fields take years of six digits without an upper bound. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '9999-12-31';
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/;
const LONG_YEAR = /^[+-]?\d{5,}-/;

/** Whether a field's text is a date and a time within the bounds: `2027-12-25T18:30`. */
export const isDateTime = (text: string): boolean => dateTimeProblem(text) === null && text !== '';

/** What is wrong with the text of a date and time field; null when nothing is, and for an empty one. */
export function dateTimeProblem(text: string): string | null {
  if (text === '') return null;
  if (LONG_YEAR.test(text)) return 'The year has more than four digits';
  if (!DATE_TIME.test(text) || Number.isNaN(Date.parse(text))) return 'Enter a date and a time';
  return text < FIRST_DAY ? 'The year must be 2000 or later' : null;
}
