import { localDateTimeOf } from '@arena/shared/contract';
import { installFakePlatform } from '@arena/shared/testing';
import { installPlatform, platform } from '../platform';
import { formatInstant, formatPlatform, formatPlatformIfOther } from './time';

const WRITTEN = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const reader = new Intl.DateTimeFormat('en-GB', WRITTEN);
const utc = new Intl.DateTimeFormat('en-GB', { ...WRITTEN, timeZone: 'UTC', timeZoneName: 'short' });

// Two and a half years in steps of a little over a day, which cover every month, hour and clock change.
const instants: Date[] = [];
for (let at = Date.UTC(2025, 11, 31, 22); at < Date.UTC(2028, 5, 1); at += 25 * 3_600_000 + 61_000) instants.push(new Date(at));

test('times are written as the browser itself would write them', () => {
  installFakePlatform();
  for (const at of instants) {
    expect(formatInstant(at)).toBe(reader.format(at));
    expect(formatInstant(at.getTime())).toBe(reader.format(at));
    expect(formatPlatform(localDateTimeOf(at))).toBe(utc.format(at));
  }
  expect(formatPlatform(null)).toBeNull();
});

test('the platform’s time is shown below the user’s own only where they differ', () => {
  const evening = localDateTimeOf(new Date('2026-12-01T18:30:00Z'));
  installFakePlatform();
  expect(formatPlatformIfOther(evening)).toBeNull();
  const other = platform();
  installPlatform({ ...other, settings: { ...other.settings, platformTimeZone: 'Asia/Kolkata' } });
  expect(formatPlatformIfOther(evening)).toBe('1 Dec 2026, 18:30 GMT+5:30');
  expect(formatPlatformIfOther(null)).toBeNull();
});
