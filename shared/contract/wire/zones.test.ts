import { type LocalDateTime, parseLocalDateTime, toDateArray } from '@arena/shared/contract/wire';
import { dayOf, instantOf, isTimeZone } from './zones';

it.each([
  ['2026-11-21T18:30:00', 'UTC', '2026-11-21T18:30:00.000Z'],
  ['2026-11-21T18:30:00', 'Asia/Kolkata', '2026-11-21T13:00:00.000Z'],
  ['2026-07-01T00:15:00', 'America/New_York', '2026-07-01T04:15:00.000Z'],
  ['2026-01-01T00:15:00', 'Pacific/Auckland', '2025-12-31T11:15:00.000Z'],
  // Before and after the change to summer time, and in the skipped hour.
  ['2026-03-29T01:59:00', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29T02:30:00', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T03:00:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  // The repeated hour: the first counts.
  ['2026-10-25T02:30:00', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ['2026-12-31T23:59:59', 'Asia/Kathmandu', '2026-12-31T18:14:59.000Z'],
])('the clocks show %s in %s at %s', (local, zone, instant) => {
  expect(instantOf(local as LocalDateTime, zone).toISOString()).toBe(instant);
});

it.each([
  [[2026, 10, 25, 2, 30], 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  [[2026, 10, 25, 2, 30, 0, 0, 60], 'Europe/Berlin', '2026-10-25T01:30:00.000Z'],
  [[2026, 10, 25, 1, 30, 0, 0, 0], 'Europe/London', '2026-10-25T01:30:00.000Z'],
  [[2026, 11, 1, 1, 30, 5, 0, -300], 'America/New_York', '2026-11-01T06:30:05.000Z'],
  // Nanoseconds of a backend without offsets, and no offset that there is.
  [[2026, 10, 25, 2, 30, 0, 123_456_789], 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  [[2026, 10, 25, 2, 30, 0, 0, 9999], 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
])('a repeated hour on the wire, %j in %s, is %s', (wire, zone, instant) => {
  const local = parseLocalDateTime(wire);
  expect(local && instantOf(local, zone).toISOString()).toBe(instant);
  if (local !== null && local.length > 19) expect(toDateArray(local)).toEqual(wire);
});

it('names the day of a zone without a locale’s display format', () => {
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { configurable: true, value: () => '11/2/2026' });
  expect(dayOf(new Date('2026-11-02T12:00:00Z'), 'Pacific/Kiritimati')).toBe('2026-11-03');
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format);
});

it('knows which zones exist', () => {
  expect(['UTC', 'Asia/Kolkata', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
