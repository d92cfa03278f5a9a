import type { LocalDateTime } from '@arena/shared/contract';
import { installFakePlatform } from '@arena/shared/testing';
import { ageOf, spanOf } from './ages';

const NOW = Date.UTC(2026, 10, 21, 12);
const at = (text: string) => text as LocalDateTime;
beforeEach(() => void installFakePlatform());

it.each([
  [-5000, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [38 * 60_000, '38 minutes ago'],
  [60 * 60_000, '1 hour ago'],
  [23 * 3_600_000, '23 hours ago'],
  [32 * 3_600_000, '1 day ago'],
  [72 * 3_600_000, '3 days ago'],
  [1234 * 24 * 3_600_000, '1,234 days ago'],
])('%d ms ago reads %s', (ms, words) => expect(ageOf(new Date(NOW - ms), NOW)).toBe(words));

it('reads a platform time, and knows no age where there is none', () => {
  expect(ageOf(at('2026-11-21T10:52:00'), NOW)).toBe('1 hour ago');
  expect(ageOf(at('2026-11-21T12:05:00'), NOW)).toBe('just now');
  expect(ageOf(null, NOW)).toBeNull();
});

it.each([
  [0, '0 min'],
  [(2 * 60 + 14) * 60_000, '2 h 14 min'],
  [24 * 60 * 60_000, '1 d'],
  [76 * 60 * 60_000, '3 d 4 h'],
])('%d ms are %s', (ms, words) => expect(spanOf(ms)).toBe(words));
