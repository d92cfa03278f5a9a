import { formatInstant } from './time';

const INTL = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

test('an instant is written as the browser itself would write it', () => {
  const HOUR = 3_600_000;
  // Two years and a half in steps of a little over a day, so that every month, hour and change of the clock comes up.
  for (let at = Date.UTC(2025, 11, 31, 22); at < Date.UTC(2028, 5, 1); at += 25 * HOUR + 61_000) {
    expect(formatInstant(at)).toBe(INTL.format(at));
    expect(formatInstant(new Date(at))).toBe(INTL.format(at));
  }
});
