import type { LocalDateTime } from '@arena/shared/contract';
import { countdownTo } from './times';
import { installTestHost } from './testing';

const NOW = Date.UTC(2026, 10, 21, 12, 0);
const at = (text: string) => text as LocalDateTime;
beforeEach(() => void installTestHost());

test.each([
  ['2026-11-21T12:00:30', 'in less than a minute'],
  ['2026-11-21T12:24:00', 'in 24 min'],
  ['2026-11-21T14:14:00', 'in 2 h 14 min'],
  ['2026-11-24T16:00:00', 'in 3 d 4 h'],
  ['2026-11-21T11:59:30', 'started just now'],
  ['2026-11-21T11:00:00', 'started 1 hour ago'],
])('a start at %s counts as "%s"', (start, words) => {
  expect(countdownTo(at(start), NOW)).toBe(words);
});

test('a start that is not known has no countdown', () => {
  expect(countdownTo(null, NOW)).toBeNull();
});
