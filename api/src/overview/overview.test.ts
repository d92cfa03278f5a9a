import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { messageOf, useTestServer } from '../../test/test-server';
import { type AnalyticsWire, analytics, get, people, post, some, statistics } from '../../test/figures';
import { addRoom, addUser, GIVEN } from '../../test/builders';
import { addFullmap, addRequest } from '../../test/fullmaps';
import { addEntry, addTournament } from '../../test/tournaments';
import { redeems } from '../db/schema/money';
import { book } from '../money/ledger';

describe('the analytics', () => {
  const server = useTestServer();

  it('have a figure for every day and game, oldest first, today included', async () => {
    const { admin } = await people(server);
    const { rooms, revenue: daily, registrations } = await analytics(server, admin, 2);
    const days = ['2026-03-03', '2026-03-04'];
    const each = days.flatMap((day) => ['PUBG Mobile', 'Free Fire'].map((gameTitle) => ({ day, gameTitle, value: 0 })));
    assert.deepEqual([rooms, daily], [each, each]);
    assert.deepEqual(registrations, [
      { day: days[0], gameTitle: null, value: 0 },
      { day: days[1], gameTitle: null, value: 3 },
    ]);
    assert.equal((await get<AnalyticsWire>(server, '/dashboard/daily', admin)).registrations.length, 30);
  });

  it('count rooms of both kinds by when they were created, and leave out older ones', async () => {
    const { admin, a } = await people(server);
    server.advance(-3 * 24 * 60);
    await addRoom(server, { creator: a, takeFees: false });
    server.advance(2 * 24 * 60);
    await addRoom(server, { creator: a, takeFees: false });
    await addFullmap(server, { creator: admin });
    server.advance(24 * 60);
    await addFullmap(server, { creator: admin, gameId: 2, mapId: 7 });
    assert.deepEqual(some((await analytics(server, admin)).rooms), [
      ['2026-03-03', 'PUBG Mobile', 2],
      ['2026-03-04', 'Free Fire', 1],
    ]);
  });

  it('show what belongs to no game any more without one', async () => {
    const { admin, a } = await people(server);
    const room = await addRoom(server, { creator: a, status: 'PENDING' });
    server.advance(24 * 60);
    await post(server, admin, `DELETE /rooms/${room}`);
    assert.deepEqual(some((await analytics(server, admin)).revenue), [
      ['2026-03-04', null, 10],
      ['2026-03-05', null, -10],
    ]);
  });

  it('refuse a number of days that is none', async () => {
    const { admin } = await people(server);
    for (const days of ['0', '733', '1.5', 'x']) {
      const answer = await server.call(`GET /dashboard/daily?days=${days}`, { as: admin });
      assert.deepEqual([answer.status, messageOf(answer)], [400, "The query parameter 'days' must be a whole number from 1 to 732."], days);
    }
  });

  it('end with a requested day', async () => {
    const { admin } = await people(server);
    const daysOf = async (query: string) =>
      (await get<AnalyticsWire>(server, `/dashboard/daily?${query}`, admin)).registrations.map(({ day, value }) => [day, value]);
    assert.deepEqual(await daysOf('days=2&until=2026-02-28'), [
      ['2026-02-27', 0],
      ['2026-02-28', 0],
    ]);
    assert.deepEqual((await daysOf('days=2&until=2026-03-04')).at(-1), ['2026-03-04', 3]);
    const answer = await server.call('GET /dashboard/daily?until=2026-02-30', { as: admin });
    assert.deepEqual([answer.status, messageOf(answer)], [400, "The query parameter 'until' is not a valid day."]);
  });
});

describe('the figures of the dashboard', () => {
  const server = useTestServer();
  const NOTHING = {
    ...{ usersChange: null, roomsChange: null, tournamentsChange: null, revenueChange: null },
    ...{ usersBefore: 0, roomsBefore: 0, tournamentsBefore: 0, revenueBefore: 0 },
  };
  const NO_REDEEMS = { redeemsPending: 0, redeemsApproved: 0, redeemsRejected: 0, redeemedAmount: 0 };

  it('have no change without anything to compare with', async () => {
    const { admin } = await people(server);
    const game = { rooms: 0, tournaments: 0, players: 0 };
    assert.deepEqual(await statistics(server, admin), {
      ...NOTHING,
      ...NO_REDEEMS,
      games: [
        { gameTitle: 'PUBG Mobile', ...game },
        { gameTitle: 'Free Fire', ...game },
      ],
    });
  });

  it('compare totals with the end of the month before, and the revenue with that month', async () => {
    server.now = new Date('2026-02-10T12:00:00Z');
    const { admin, a, b } = await people(server);
    const pay = async (room: number) => post(server, admin, `POST /room/${room}/winners`, { userIds: [a.id], position: 1, message: '' });
    await pay(await addRoom(server, { creator: a, opponent: b }));
    await pay(await addRoom(server, { creator: a, opponent: b }));
    for (let turn = 0; turn < 4; turn++) await addTournament(server, { organizer: admin });
    server.now = new Date('2026-03-04T10:20:30Z');
    await addUser(server, 'Wei');
    await pay(await addRoom(server, { creator: a, opponent: b }));
    await addTournament(server, { organizer: admin });
    const growth = Object.entries(await statistics(server, admin)).filter(([name]) => /(Change|Before)$/.test(name));
    // 3 and 1 users, 2 and 1 paid rooms, 4 and 1 tournaments; $2 and $1 of revenue.
    assert.deepEqual(Object.fromEntries(growth), {
      ...{ usersBefore: 3, roomsBefore: 2, tournamentsBefore: 4, revenueBefore: 2 },
      usersChange: 33.3,
      roomsChange: 50,
      tournamentsChange: 25,
      revenueChange: -50,
    });
  });

  it('sum up each game: rooms of both kinds, tournaments, and each player once', async () => {
    const { admin, a, b } = await people(server);
    await addRoom(server, { creator: a, opponent: b });
    await addRoom(server, { creator: b });
    const fullmap = await addFullmap(server, { creator: admin });
    await addRequest(server, fullmap, a, 'CREATOR_APPROVED');
    await addRequest(server, fullmap, admin);
    const tournament = await addTournament(server, { organizer: admin, gameId: 2, mapId: 7 });
    await addEntry(server, tournament, a, 'CREATOR_APPROVED');
    await addEntry(server, tournament, b, 'REJECTED');
    assert.deepEqual((await statistics(server, admin)).games, [
      { gameTitle: 'PUBG Mobile', rooms: 3, tournaments: 0, players: 2 },
      { gameTitle: 'Free Fire', rooms: 0, tournaments: 1, players: 1 },
    ]);
  });

  it('count the redeem requests that wait, and those that were decided this month', async () => {
    const { admin, a } = await people(server);
    const request = { userId: a.id, amountCents: 12_150, method: 'eSewa', account: '98', requestedAt: new Date('2026-01-05T10:00:00Z') };
    const decided = async (status: 'APPROVED' | 'REJECTED', at: string) => {
      const decidedAt = new Date(at);
      const transactionId =
        status === 'REJECTED'
          ? null
          : await book(server.db, { userId: a.id, cents: -12_150, cause: GIVEN, reason: 'Redeem', roomId: null, at: decidedAt });
      await server.db.insert(redeems).values({ ...request, status, decidedAt, decidedBy: admin.id, transactionId });
    };
    await server.db.insert(redeems).values({ ...request, status: 'PENDING' });
    await decided('APPROVED', '2026-02-28T23:59:59Z');
    await decided('APPROVED', '2026-03-01T00:00:00Z');
    await decided('APPROVED', '2026-03-02T00:00:00Z');
    await decided('REJECTED', '2026-02-01T00:00:00Z');
    await decided('REJECTED', '2026-03-03T00:00:00Z');
    const { redeemsPending, redeemsApproved, redeemsRejected, redeemedAmount } = await statistics(server, admin);
    assert.deepEqual([redeemsPending, redeemsApproved, redeemsRejected, redeemedAmount], [1, 2, 1, 243]);
  });
});
