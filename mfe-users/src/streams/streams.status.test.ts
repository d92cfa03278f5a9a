import { installFakePlatform } from '@arena/shared/testing';
import { LIVE, SOON, at, streamOf } from './testing';
import { linkOf, overlapsOf, statusOf } from './streams.status';

beforeEach(() => void installFakePlatform());

test.each([
  ['https://youtube.com/live/abc', { host: 'youtube.com', address: 'youtube.com/live/abc', https: true }],
  [' HTTPS://Arena.test:8443/x ', { host: 'arena.test:8443', address: 'arena.test:8443/x', https: true }],
  ['https://youtube.com/watch?v=a#t=1', { host: 'youtube.com', address: 'youtube.com/watch?v=a', https: true }],
  ['http://arena.test', { host: 'arena.test', address: 'arena.test', https: false }],
  ['javascript:alert(1)', { host: null, https: false }],
  ['arena.test', { host: null, https: false }],
  [null, { host: null, https: false }],
])('%p leads to %p', (text, link) => expect(linkOf(text)).toEqual({ credentials: false, address: '', ...link }));

test('statuses are words', () => {
  expect(statusOf('PUBLISHED').word).toBe('Live');
  expect(statusOf('UPCOMMING').word).toBe('Scheduled');
  expect(statusOf('ENDED')).toEqual({ word: 'ENDED', tone: 'other' });
  expect(statusOf(null).word).toBe('Unknown');
});

test.each([
  ['the same minute', { startsAt: at('2026-12-01T18:00:00') }, 1],
  ['59 minutes later', { startsAt: at('2026-12-01T18:59:00') }, 1],
  ['59 minutes before', { startsAt: at('2026-12-01T17:01:00') }, 1],
  ['an hour later', { startsAt: at('2026-12-01T19:00:00') }, 0],
  ['another game', { game: LIVE.game }, 0],
  ['the same game without an id', { game: { id: null, title: 'Free Fire', description: null } }, 1],
  ['no game', { game: null }, 0],
  ['live', { status: 'PUBLISHED' }, 0],
  ['no time', { startsAt: null }, 0],
])('%s: %#', (_, changes, count) => {
  expect(overlapsOf([LIVE, SOON], streamOf({ ...SOON, id: 9, ...changes }))).toHaveLength(count);
});

test('a stream does not overlap with itself', () => expect(overlapsOf([SOON], SOON)).toEqual([]));
