import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { addFullmap } from '../../test/fullmaps';
import { fullmapRooms } from '../db/schema/matches';
import { auditEntries } from '../db/schema/records';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });
const newAdmin = (name = 'Amara') => addUser(server, name, { admin: true });

const WIRE = {
  fullmapId: 1,
  title: 'Friday Cup',
  content: 'No vehicles',
  entryFee: 5,
  startTime: [2026, 3, 5, 15, 50, 30],
  duration: 45,
  pricePool: 200,
  maxplayer: 4,
  roomId: '4119407',
  roomPw: 'secret',
  winnerRewards: '5:50,10:20.50',
  status: 'PENDING',
  addedDate: [2026, 3, 4, 15, 50, 30],
  game: { gameId: 1, gameTitle: 'PUBG Mobile', gameDescription: null },
  map: { mapId: 3, mapTitle: 'Sanhok' },
  gameMode: { modeId: 2, modeName: 'Squad' },
};

describe('GET /fullmaps/status', () => {
  it('answers a page in the words of the wire', async () => {
    const admin = await newAdmin();
    await addFullmap(server, { creator: admin });
    const { status, body } = await server.call('GET /fullmaps/status/PENDING', { as: admin });
    assert.equal(status, 200);
    assert.deepEqual(body, {
      content: [{ ...WIRE, user: { id: admin.id, name: 'Amara' } }],
      pageNumber: 0,
      pageSize: 10,
      totalElements: 1,
      totalPages: 1,
      lastPage: true,
    });
  });

  it('returns one status, newest first, one page per request', async () => {
    const admin = await newAdmin();
    const made = async (minutes: number) =>
      addFullmap(server, { creator: admin, createdAt: new Date(server.now.getTime() - minutes * 60_000) });
    const ids: number[] = [];
    for (const minutes of [30, 20, 20, 10]) ids.unshift(await made(minutes));
    await addFullmap(server, { creator: admin, status: 'PRIVATE' });
    const page = async (query: string) => {
      const { body } = await server.call(`GET /fullmaps/status/PENDING${query}`, { as: admin });
      const { content, ...rest } = body as { content: { fullmapId: number }[] };
      return { ...rest, ids: content.map(({ fullmapId }) => fullmapId) };
    };
    const facts = { totalElements: 4, totalPages: 2, pageSize: 3 };
    assert.deepEqual(await page('?pageSize=3'), { ...facts, ids: ids.slice(0, 3), pageNumber: 0, lastPage: false });
    assert.deepEqual(await page('?pageNumber=1&pageSize=3'), { ...facts, ids: ids.slice(3), pageNumber: 1, lastPage: true });
    assert.deepEqual(await page('?pageNumber=9&pageSize=3'), { ...facts, ids: [], pageNumber: 9, lastPage: true });
    assert.deepEqual((await page('?pageSize=5000')) as object, {
      ...facts,
      totalPages: 1,
      ids,
      pageNumber: 0,
      lastPage: true,
      pageSize: 100,
    });
  });

  it('takes the status in any case, and says which there are', async () => {
    const admin = await newAdmin();
    await addFullmap(server, { creator: admin, status: 'PRIVATE' });
    const { body } = await server.call('GET /fullmaps/status/private', { as: admin });
    assert.equal((body as { totalElements: number }).totalElements, 1);
    const unknown = await server.call('GET /fullmaps/status/APPROVED', { as: admin });
    assert.deepEqual([unknown.status, messageOf(unknown)], [400, "The path parameter 'status' must be one of PENDING, PRIVATE."]);
    const number = await server.call('GET /fullmaps/status/PENDING?pageNumber=-1', { as: admin });
    assert.deepEqual(
      [number.status, messageOf(number)],
      [400, "The query parameter 'pageNumber' must be a whole number from 0 to 1000000."],
    );
    assert.equal((await server.call('GET /fullmaps/status/PENDING?pageSize=many', { as: admin })).status, 400);
  });
});

describe('GET /fullmaps/{fullmapId}', () => {
  it('answers the room, or 404', async () => {
    const admin = await newAdmin();
    await addFullmap(server, { creator: admin });
    assert.deepEqual((await server.call('GET /fullmaps/1', { as: admin })).body, { ...WIRE, user: { id: admin.id, name: 'Amara' } });
    const { status, body } = await server.call('GET /fullmaps/7', { as: admin });
    assert.deepEqual([status, body], [404, { message: 'Fullmap not found with fullmapId : 7', success: false }]);
  });
});

describe('creating a full-map room', () => {
  const BODY = {
    title: ' Friday Cup ',
    content: 'No vehicles',
    entryFee: 5,
    startTime: '2026-03-04T10:21:00.000Z',
    duration: 45,
    pricePool: 200,
    maxplayer: 4,
    roomId: '4119407',
    roomPw: 'secret',
    winnerRewards: '5:50,10:20.50',
  };
  const path = (userId: number | string, place = 'game/1/gamemode/2/map/3') => `POST /user/${userId}/${place}/fullmaps`;

  it('answers 201 with the room, and is recorded', async () => {
    const admin = await newAdmin();
    const { status, body } = await server.call(path(admin.id), { as: admin, body: BODY });
    assert.equal(status, 201);
    assert.deepEqual(body, { ...WIRE, startTime: [2026, 3, 4, 15, 51], user: { id: admin.id, name: 'Amara' } });
    const [audit] = await server.db.select().from(auditEntries);
    assert.deepEqual([audit?.actorId, audit?.action, audit?.subject, audit?.subjectId], [admin.id, 'fullmap.create', 'fullmap', 1]);
  });

  it('is allowed in the name of another administrator, and of no other user', async () => {
    const [admin, other, player] = [await newAdmin(), await newAdmin('Bea'), await addUser(server, 'Omar')];
    const { body } = await server.call(path(other.id), { as: admin, body: BODY });
    assert.deepEqual((body as { user: unknown }).user, { id: other.id, name: 'Bea' });
    const refused = await server.call(path(player.id), { as: admin, body: BODY });
    assert.deepEqual([refused.status, messageOf(refused)], [400, 'Omar is not an administrator: only administrators can hold matches.']);
    const unknown = await server.call(path(4711), { as: admin, body: BODY });
    assert.deepEqual([unknown.status, messageOf(unknown)], [404, 'User not found with id : 4711']);
    assert.equal(messageOf(await server.call(path('null'), { as: admin, body: BODY })), "The path parameter 'userId' must be a number.");
  });

  it('is refused for a game, mode or map that does not exist, or that do not fit', async () => {
    const admin = await newAdmin();
    const refusal = async (place: string) => {
      const answer = await server.call(path(admin.id, place), { as: admin, body: BODY });
      return [answer.status, messageOf(answer)];
    };
    assert.deepEqual(await refusal('game/9/gamemode/2/map/3'), [404, 'Game not found with gameId : 9']);
    assert.deepEqual(await refusal('game/1/gamemode/9/map/3'), [404, 'Mode not found with modeId : 9']);
    assert.deepEqual(await refusal('game/1/gamemode/2/map/99'), [404, 'Map not found with mapId : 99']);
    assert.deepEqual(await refusal('game/2/gamemode/2/map/3'), [400, 'The map Sanhok does not belong to the game Free Fire.']);
    assert.deepEqual(await server.db.select().from(fullmapRooms), []);
  });

  const REFUSALS: [change: object, sentence: string][] = [
    [{ startTime: '2026-03-04T10:20:00Z' }, 'The start time must be in the future.'],
    [{ startTime: '2027-02-30T10:20:00Z' }, "The field 'startTime' is not a valid date and time."],
    [{ startTime: '2027-02-20T10:20' }, "The field 'startTime' must be an ISO time in UTC."],
    [{ winnerRewards: '' }, 'Please set at least one winner reward.'],
    [{ winnerRewards: '5:50,10:a skin' }, "The reward for the top 10 must be an amount such as 50 or 12.50, not 'a skin'."],
    [{ winnerRewards: '15:1000001' }, 'The reward for the top 15 must be at most 1000000.'],
    [{ winnerRewards: '5:-3' }, "The reward for the top 5 must be an amount such as 50 or 12.50, not '-3'."],
    [{ title: '  ' }, "The field 'title' must not be empty."],
    [{ entryFee: 0.001 }, "The field 'entryFee' can have at most two decimals."],
    [{ maxplayer: 0 }, "The field 'maxplayer' must be greater than 0."],
    [{ roomId: 4119407 }, "The field 'roomId' must be text."],
    [{ prize: 3 }, "The field 'prize' is not known here."],
  ];
  for (const [change, sentence] of REFUSALS) {
    it(`is refused with ${JSON.stringify(change)}`, async () => {
      const admin = await newAdmin();
      const answer = await server.call(path(admin.id), { as: admin, body: { ...BODY, ...change } });
      assert.deepEqual([answer.status, messageOf(answer)], [400, sentence]);
      assert.deepEqual(await server.db.select().from(fullmapRooms), []);
    });
  }

  it('makes one room of a call that is sent again with its key, also at the same moment and after the start', async () => {
    const [admin, other] = [await newAdmin(), await newAdmin('Bea')];
    const send = (as = admin, key = 'key-1') => server.call(path(admin.id), { as, body: BODY, headers: { 'idempotency-key': key } });
    const answers = await Promise.all([send(), send(), send()]);
    server.advance(60);
    answers.push(await send());
    assert.deepEqual(
      answers.map(({ status, body }) => [status, (body as { fullmapId: number }).fullmapId]),
      Array(4).fill([201, (answers[0]?.body as { fullmapId: number }).fullmapId]),
    );
    assert.equal((await server.db.select().from(fullmapRooms)).length, 1);
    assert.equal((await server.db.select().from(auditEntries)).length, 1);
    server.advance(-60);
    await send(other);
    await send(admin, 'key-2');
    assert.equal((await server.db.select().from(fullmapRooms)).length, 3, 'another administrator, another key');
  });
});
