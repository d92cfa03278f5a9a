import { agoOf } from './time';

const NOW = Date.UTC(2026, 10, 20, 12);
const ago = (ms: number) => agoOf(new Date(NOW - ms), NOW);

it.each([
  [-5000, 'just now'],
  [0, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [59 * 60_000, '59 minutes ago'],
  [60 * 60_000, '1 hour ago'],
  [23 * 3_600_000, '23 hours ago'],
  [24 * 3_600_000, 'yesterday'],
  [72 * 3_600_000, '3 days ago'],
])('%d ms ago reads %s', (ms, words) => expect(ago(ms)).toBe(words));
