import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { messageOf, useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { addEntry, addTournament } from '../../test/tournaments';
import { users } from '../db/schema/people';

const server = useTestServer({ timeZone: 'Asia/Kolkata' });

async function organizer(): Promise<TestUser> {
  const admin = await addUser(server, 'Amara', { admin: true, cents: 1250 });
  await server.db.update(users).set({ mobile: '+911234', handle: 'amara1234', pubgId: '77' }).where(eq(users.id, admin.id));
  return admin;
}

const WIRE = {
  postId: 1,
  title: 'Erangel Masters',
  content: 'Squads only',
  status: 'PENDING',
  addedDate: [2026, 3, 4, 15, 50, 30],
  startTime: [2026, 3, 5, 15, 50, 30],
  endDateTime: null,
  entryFee: 5,
  winingPrices: 100,
  perKill: null,
  totalParticipant: 0,
  game: { gameId: 1, gameTitle: 'PUBG Mobile', gameDescription: null },
  gameMode: { modeId: 2, modeName: 'Squad' },
  map: { mapId: 3, mapTitle: 'Sanhok' },
  gameID: '123',
  gamePw: 'secret',
};
const PERSON = { id: 1, name: 'Amara', imageName: null };
const ROLES = [
  { id: 501, name: 'ROLE_ADMIN' },
  { id: 502, name: 'ROLE_NORMAL' },
];
const KNOWN = {
  email: 'amara@example.com',
  mobileNo: '+911234',
  balance: 12.5,
  roles: ROLES,
  puId: '77',
  fuId: null,
  uremark: 'amara1234',
};
const HIDDEN = { email: null, mobileNo: null, balance: null, roles: [], puId: null, fuId: null, uremark: null };

describe('a tournament', () => {
  it('tells an administrator everything, in the words of the wire', async () => {
    const admin = await organizer();
    await addTournament(server, { organizer: admin });
    const { status, body } = await server.call('GET /posts/1', { as: admin });
    assert.equal(status, 200);
    assert.deepEqual(body, { ...WIRE, user: { ...PERSON, ...KNOWN } });
  });

  it('hides the join details, and how to reach the organizer, from all other users', async () => {
    const admin = await organizer();
    const player = await addUser(server, 'Omar');
    await addTournament(server, { organizer: admin });
    const open = { ...WIRE, gameID: null, gamePw: null, user: { ...PERSON, ...HIDDEN } };
    for (const as of [undefined, player]) {
      const asked = as === undefined ? {} : { as };
      assert.deepEqual((await server.call('GET /posts/1', asked)).body, open);
      for (const path of ['/posts', '/posts/status/PENDING', '/posts/status/']) {
        assert.deepEqual((await server.call(`GET ${path}`, asked)).body, {
          content: [open],
          pageNumber: 0,
          pageSize: 10,
          totalElements: 1,
          totalPages: 1,
          lastPage: true,
        });
      }
      for (const path of ['/posts/search?keywords=erangel', '/game/1/posts']) {
        assert.deepEqual((await server.call(`GET ${path}`, asked)).body, [open]);
      }
    }
    const stale = await server.call('GET /posts/1', { headers: { authorization: 'Bearer nonsense' } });
    assert.deepEqual([stale.status, stale.body], [200, open]);
  });

  it('counts its approved players, and may pay per kill and be over', async () => {
    const admin = await organizer();
    const id = await addTournament(server, { organizer: admin, perKillCents: 0, endedAt: server.now, status: 'COMPLETED' });
    const players = [
      await addUser(server, 'Omar', { cents: 500 }),
      await addUser(server, 'Bea', { cents: 500 }),
      await addUser(server, 'Li'),
    ];
    const statuses = ['CREATOR_APPROVED', 'CREATOR_APPROVED', 'PENDING'];
    for (const [turn, player] of players.entries()) await addEntry(server, id, player, statuses[turn]);
    const { body } = await server.call(`GET /posts/${id}`);
    const { totalParticipant, perKill, endDateTime } = body as Record<string, unknown>;
    assert.deepEqual(
      { totalParticipant, perKill, endDateTime },
      { totalParticipant: 2, perKill: 0, endDateTime: '2026-03-04 15:50 (Asia/Kolkata)' },
    );
  });

  it('is 404 when it does not exist, and no other path is taken for an id', async () => {
    const { status, body } = await server.call('GET /posts/7');
    assert.deepEqual([status, body], [404, { message: 'Tournament not found with postId : 7', success: false }]);
    assert.equal(messageOf(await server.call('GET /posts/first')), "The path parameter 'tournamentId' must be a number.");
    assert.deepEqual((await server.call('GET /posts/search')).body, []);
    assert.deepEqual((await server.call('GET /posts/prizepool')).body, { amount: 0 });
    assert.equal(((await server.call('GET /posts/status')).body as { totalElements: number }).totalElements, 0);
  });
});
