import { fullMapCalls, type FullMapRoom } from '@arena/shared/contract';
import { ApiError } from '@arena/shared/platform';
import { type FakePlatform, journalHas } from '@arena/shared/testing';
import { createRoom, type CreateRequest, type SentRoom } from './fullmap-rooms.operations';
import { fullMapOf, installTestHost, pageOf } from './testing';

const REQUEST: CreateRequest = {
  ...{ userId: 1, gameId: 1, modeId: 2, mapId: 3 },
  room: {
    ...{ title: 'Friday Cup', rules: 'No emulators', entryFee: 0, startsAt: '2030-11-25T20:00:00.000Z', durationMinutes: 35 },
    ...{ prizePool: 500, maxPlayers: 25, accessId: '9001', password: 'secret' },
    rewards: { top5: '100', top10: null, top15: null },
  },
};
const SENT = fullMapOf({ id: 99, title: 'Friday Cup', accessId: '9001' });
const other = (id: number | null) => fullMapOf({ id });
let host: FakePlatform;

/** A list of scheduled rooms in pages; `null` is a page that fails. */
const listIs = (...pages: (readonly FullMapRoom[] | null)[]) =>
  host.on(fullMapCalls.listByStatus, ({ query }) => {
    const pageNumber = query?.pageNumber ?? 0;
    const items = pages[pageNumber] ?? null;
    if (items === null) throw new ApiError('network', null, null);
    return pageOf(items, { pageNumber, last: pageNumber === pages.length - 1, total: 40 });
  });
const pagesRead = () => host.made(fullMapCalls.listByStatus).map(({ input }) => input.query?.pageNumber ?? 0);
const sent = () => host.made(fullMapCalls.create);

// A room without an answer is looked for in the whole list of scheduled rooms.
beforeEach(() => {
  host = installTestHost();
  host.on(fullMapCalls.create, () => {
    throw new ApiError('timeout', null, null);
  });
});

test('a sent room on a later page of the list is found', async () => {
  listIs([other(1), other(2)], [other(3)], [SENT, other(4)], [other(5)]);
  expect((await createRoom.run(REQUEST)).kind).toBe('done');
  expect(pagesRead().slice(0, 3)).toEqual([0, 1, 2]);
});

test('a room of the same name that was there before is not the one that was sent', async () => {
  journalHas<SentRoom>(createRoom.nameOf(1), {
    ...{ key: 'k', state: 'unknown', at: 1, request: '' },
    detail: { title: 'Friday Cup', accessId: '9001', known: [99] },
  });
  listIs([SENT]);
  expect((await createRoom.reconcile(1))?.kind).toBe('unanswered');
});

test('a sent room is absent only after the last page', async () => {
  listIs([other(1), other(2)], [other(3)], [other(4)]);
  expect((await createRoom.run(REQUEST)).kind).toBe('unanswered');
  expect(pagesRead().slice(0, 3)).toEqual([0, 1, 2]);
});

test('a page that fails leaves the question open, and nothing is sent', async () => {
  listIs([other(1), other(2)], null, [SENT]);
  expect((await createRoom.run(REQUEST)).kind).toBe('unknown');
  expect(await createRoom.run(REQUEST)).toMatchObject({ kind: 'not-sent', reason: 'unread' });
  expect((await createRoom.reconcile(1))?.kind).toBe('unknown');
  expect(sent()).toHaveLength(1);
});

test('a backend that answers every page with the first ends the reading', async () => {
  host.on(fullMapCalls.listByStatus, () => pageOf([other(1), other(2)], { last: false, total: 40 }));
  expect((await createRoom.run(REQUEST)).kind).toBe('unanswered');
  expect(pagesRead().slice(0, 2)).toEqual([0, 1]);
});

test('a list without ids that never ends is given up, and nothing is said of the room', async () => {
  host.on(fullMapCalls.listByStatus, () => pageOf([other(null)], { last: false, total: 40 }));
  expect((await createRoom.run(REQUEST)).kind).toBe('unknown');
  expect(pagesRead().length).toBeGreaterThanOrEqual(200);
});
