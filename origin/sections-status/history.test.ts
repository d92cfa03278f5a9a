/** @jest-environment node */
import type { HistoryEntry } from '@arena/shared/contract/publishing';
import { liveSince } from './history.ts';

const entry = (action: HistoryEntry['action'], version: string, before: string | null, why: string): HistoryEntry => ({
  ...{ action, version, before, why, share: null, at: '2026-05-01T10:00:00.000Z', by: 'Wanjiru' },
});
const FIRST = entry('publish', '1.0.0', null, 'first');
const since = (...history: HistoryEntry[]) => liveSince({ history })?.why;

test('a version is live since it went live, regardless of later candidates', () => {
  expect(since(FIRST, entry('canary', '1.1.0', '1.0.0', 'a share'), entry('rollback', '1.0.0', '1.1.0', 'the candidate'))).toBe('first');
  expect(since(FIRST, entry('hold', '1.1.0', '1.0.0', 'held'), entry('publish', '1.0.0', '1.0.0', 'the same again'))).toBe('first');
  expect(since(FIRST, entry('promote', '1.1.0', '1.0.0', 'promoted'))).toBe('promoted');
  expect(since(FIRST, entry('promote', '1.1.0', '1.0.0', 'promoted'), entry('rollback', '1.0.0', '1.1.0', 'back'))).toBe('back');
});
