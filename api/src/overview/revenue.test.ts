import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { analytics, people, post, revenue, some } from '../../test/figures';
import { addRoom, addUser, GIVEN } from '../../test/builders';
import { addFullmap, addRequest, addWinner } from '../../test/fullmaps';
import { addEntry, addTournament } from '../../test/tournaments';
import { users } from '../db/schema/people';
import { book } from '../money/ledger';

describe('the monthly revenue', () => {
  const server = useTestServer();

  it('lists twelve months, the current one first, with 0 where nothing happened', async () => {
    const { admin } = await people(server);
    const months = await revenue(server, admin);
    assert.deepEqual(
      [months.length, months[0], months[1]?.month, months[2]?.month, months[11]],
      [12, { month: '2026-03', amount: 0 }, '2026-02', '2026-01', { month: '2025-04', amount: 0 }],
    );
  });

  it('is the fees of rooms less their prizes; coins that are bought or paid out are none', async () => {
    const { admin, a, b } = await people(server);
    const room = await addRoom(server, { creator: a, opponent: b });
    assert.equal((await revenue(server, admin))[0]?.amount, 20);
    await post(server, admin, `POST /room/${room}/winners`, { userIds: [a.id], position: 1, message: '' });
    await book(server.db, { userId: a.id, cents: -5000, cause: GIVEN, reason: 'Redeem request 1', roomId: null, at: server.now });
    assert.equal((await revenue(server, admin))[0]?.amount, 1);
  });

  it('is nothing of a room or tournament that was deleted', async () => {
    const { admin, a } = await people(server);
    const room = await addRoom(server, { creator: a, status: 'PENDING' });
    const tournament = await addTournament(server, { organizer: admin });
    await addEntry(server, tournament, a, 'CREATOR_APPROVED');
    assert.equal((await revenue(server, admin))[0]?.amount, 15);
    await post(server, admin, `DELETE /rooms/${room}`);
    await post(server, admin, `DELETE /posts/${tournament}`);
    assert.equal((await revenue(server, admin))[0]?.amount, 0);
  });

  it('counts full-map rooms and tournaments, fees and prizes, and may be negative', async () => {
    const { admin, a, b } = await people(server);
    const fullmap = await addFullmap(server, { creator: admin, maxPlayers: 2 });
    for (const user of [a, b]) await addRequest(server, fullmap, user, 'CREATOR_APPROVED');
    const tournament = await addTournament(server, { organizer: admin });
    await addEntry(server, tournament, a, 'CREATOR_APPROVED');
    assert.equal((await revenue(server, admin))[0]?.amount, 15);
    await post(server, admin, `PUT /posts/${tournament}/status?status=ONGOING`);
    await post(server, admin, `POST /posts/${tournament}/rewards`, { userId: a.id, position: 1, prize: 12.5 });
    assert.equal((await revenue(server, admin))[0]?.amount, 2.5);
    await post(server, admin, `PUT /fullmap/${fullmap}/complete`);
    await addWinner(server, fullmap, a);
    await post(server, admin, `PUT /winners/${a.id}`, { position: 1, message: '' });
    assert.equal((await revenue(server, admin))[0]?.amount, -47.5);
  });
});

// In Kolkata the month begins at 18:30 UTC of the day before.
describe('the borders of months and days', () => {
  const server = useTestServer({ timeZone: 'Asia/Kolkata' });
  const BORDER = Date.parse('2026-02-28T18:30:00Z');

  it('are those of the platform’s time zone', async () => {
    const { admin, a } = await people(server);
    server.now = new Date(BORDER - 1);
    await addRoom(server, { creator: a, gameId: 2 });
    await addUser(server, 'Late');
    server.now = new Date(BORDER);
    await addRoom(server, { creator: a, entryFeeCents: 300 });
    await addUser(server, 'Early');
    server.now = new Date('2026-03-01T12:00:00Z');
    assert.deepEqual((await revenue(server, admin)).slice(0, 2), [
      { month: '2026-03', amount: 3 },
      { month: '2026-02', amount: 10 },
    ]);
    const { revenue: daily, rooms, registrations } = await analytics(server, admin, 2);
    assert.deepEqual(some(daily), [
      ['2026-02-28', 'Free Fire', 10],
      ['2026-03-01', 'PUBG Mobile', 3],
    ]);
    assert.deepEqual(some(rooms), [
      ['2026-02-28', 'Free Fire', 1],
      ['2026-03-01', 'PUBG Mobile', 1],
    ]);
    assert.deepEqual(some(registrations), [
      ['2026-02-28', null, 1],
      ['2026-03-01', null, 1],
    ]);
  });
});

// The clocks went forward on the 8th of March 2026: that day has 23 hours.
describe('the day on which summer time begins', () => {
  const server = useTestServer({ timeZone: 'America/New_York' });

  it('ends an hour early', async () => {
    const { admin } = await people(server);
    for (const [name, at] of [
      ['a', '2026-03-08T04:59:59Z'],
      ['b', '2026-03-08T05:00:00Z'],
      ['c', '2026-03-09T03:59:59Z'],
      ['d', '2026-03-09T04:00:00Z'],
    ] as const) {
      const { id } = await addUser(server, name);
      await server.db
        .update(users)
        .set({ createdAt: new Date(at) })
        .where(eq(users.id, id));
    }
    server.now = new Date('2026-03-09T12:00:00Z');
    assert.deepEqual((await analytics(server, admin)).registrations, [
      { day: '2026-03-07', gameTitle: null, value: 1 },
      { day: '2026-03-08', gameTitle: null, value: 2 },
      { day: '2026-03-09', gameTitle: null, value: 1 },
    ]);
  });
});
