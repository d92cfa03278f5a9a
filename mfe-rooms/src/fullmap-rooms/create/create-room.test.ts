import { fullMapCalls } from '@arena/shared/contract';
import { ApiError, readIntent } from '@arena/shared/platform';
import type { FakePlatform } from '@arena/shared/testing';
import { fullMapOf, installHost, pageOf } from '../testing';
import { checkList, createAction, type CreateRequest, createRoom } from './create-room';

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
type Rooms = readonly ReturnType<typeof other>[];
let host: FakePlatform;

/** A list of scheduled rooms in pages; `null` is a page that fails. */
const listIs = (...pages: (Rooms | null)[]) =>
  host.on(fullMapCalls.listByStatus, ({ query }) => {
    const pageNumber = query?.pageNumber ?? 0;
    const items = pages[pageNumber] ?? null;
    if (items === null) throw new ApiError('network', null, null);
    return pageOf(items, { pageNumber, last: pageNumber === pages.length - 1, total: 40 });
  });
const pagesRead = () => host.made(fullMapCalls.listByStatus).map(({ input }) => input.query?.pageNumber ?? 0);
const sent = () => host.made(fullMapCalls.create);

beforeEach(async () => {
  host = installHost();
  host.on(fullMapCalls.create, () => {
    throw new ApiError('timeout', null, null);
  });
  await createRoom(REQUEST);
});
afterEach(() => expect(host.unhandled).toEqual([]));

test('a sent room on a later page of the list is found, and not sent a second time', async () => {
  listIs([other(1), other(2)], [other(3)], [SENT, other(4)], [other(5)]);
  expect(await createRoom(REQUEST)).toEqual({ kind: 'created' });
  expect(pagesRead()).toEqual([0, 1, 2]);
  expect(sent()).toHaveLength(1);
});

test('a sent room is absent only after the last page', async () => {
  listIs([other(1), other(2)], [other(3)], [other(4)]);
  expect(await checkList(1, () => true)).toEqual({ kind: 'absent' });
  expect(pagesRead()).toEqual([0, 1, 2]);
  expect(readIntent(createAction(1))).toMatchObject({ state: 'refused' });
});

test('a page that fails leaves the question open, and nothing is sent', async () => {
  listIs([other(1), other(2)], null, [SENT]);
  expect(await createRoom(REQUEST)).toMatchObject({ kind: 'unread' });
  expect(await checkList(1, () => true)).toMatchObject({ kind: 'unread' });
  expect(readIntent(createAction(1))).toMatchObject({ state: 'unknown' });
  expect(sent()).toHaveLength(1);
});

test('a backend that answers every page with the first ends the reading', async () => {
  host.on(fullMapCalls.listByStatus, () => pageOf([other(1), other(2)], { last: false, total: 40 }));
  expect(await checkList(1, () => true)).toEqual({ kind: 'absent' });
  expect(pagesRead()).toEqual([0, 1]);
});

test('a list without ids that never ends is given up, and nothing is said of the room', async () => {
  host.on(fullMapCalls.listByStatus, () => pageOf([other(null)], { last: false, total: 40 }));
  expect(await checkList(1, () => true)).toEqual({ kind: 'unread', message: 'The list does not come to an end.' });
  expect(pagesRead()).toHaveLength(200);
});
