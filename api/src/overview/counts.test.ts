import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type TestServer, useTestServer } from '../../test/test-server';
import { addRoom, addUser, type TestUser } from '../../test/builders';
import { addRedeem, addTopUp } from '../../test/finance';
import { addEntry, addTournament } from '../../test/tournaments';

async function counts(server: TestServer, as: TestUser): Promise<unknown> {
  const { status, body } = await server.call('GET /counts', { as });
  assert.equal(status, 200);
  return body;
}

// In Kolkata the month begins at 18:30 UTC of the day before.
describe('the counts', () => {
  const server = useTestServer({ timeZone: 'Asia/Kolkata' });

  it('are for administrators', async () => {
    assert.equal((await server.call('GET /counts')).status, 401);
    assert.equal((await server.call('GET /counts', { as: await addUser(server, 'Omar') })).status, 403);
  });

  it('are zeros where nothing is', async () => {
    assert.deepEqual(await counts(server, await addUser(server, 'Amara', { admin: true })), {
      users: 1,
      completedRooms: 0,
      tournaments: 0,
      ongoingTournaments: 0,
      upcomingThisMonth: 0,
      participants: 0,
      ongoingPrizePool: 0,
      roomsByStatus: [],
      tournamentsByStatus: [],
      usersByRole: [{ name: 'ROLE_ADMIN', count: 1 }],
      waiting: [
        { name: 'rooms', count: 0 },
        { name: 'topups', count: 0 },
        { name: 'redeems', count: 0 },
      ],
    });
  });

  it('are of everything there is, not of a page', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const player = await addUser(server, 'Omar', { cents: 1_000_000 });
    for (let number = 0; number < 12; number += 1) await addRoom(server, { creator: player, status: 'ALL_DONE', takeFees: false });
    await addRoom(server, { creator: player, status: 'COIN_TIME', takeFees: false });
    for (let number = 0; number < 11; number += 1) {
      const id = await addTournament(server, { organizer: admin, status: 'ONGOING', prizePoolCents: 1025 });
      await addEntry(server, id, player, 'CREATOR_APPROVED');
    }
    for (const amountCents of [100, 200]) await addTopUp(server, player, { amountCents });
    const decided = { decidedBy: admin.id, decidedAt: new Date(), transactionId: null };
    await addRedeem(server, player, { status: 'REJECTED', ...decided });
    await addRedeem(server, player);
    const done = await addTournament(server, { organizer: admin, status: 'COMPLETED', prizePoolCents: 99_900 });
    await addEntry(server, done, player, 'CREATOR_APPROVED');
    await addEntry(server, done, admin, 'PENDING');
    // The platform's March: from the 28th of February, 18:30 UTC, until the 31st of March, 18:30 UTC.
    for (const start of ['2026-02-28T18:29:59Z', '2026-02-28T18:30:00Z', '2026-03-31T18:29:59Z', '2026-03-31T18:30:00Z']) {
      await addTournament(server, { organizer: admin, status: 'PENDING', startsAt: new Date(start), prizePoolCents: 50_000 });
    }
    assert.deepEqual((await server.call('GET /posts/prizepool')).body, { amount: 112.75 });
    assert.deepEqual(await counts(server, admin), {
      users: 2,
      completedRooms: 12,
      tournaments: 16,
      ongoingTournaments: 11,
      upcomingThisMonth: 2,
      participants: 12,
      ongoingPrizePool: 112.75,
      roomsByStatus: [
        { name: 'COIN_TIME', count: 1 },
        { name: 'ALL_DONE', count: 12 },
      ],
      tournamentsByStatus: [
        { name: 'COMPLETED', count: 1 },
        { name: 'ONGOING', count: 11 },
        { name: 'PENDING', count: 4 },
      ],
      usersByRole: [
        { name: 'ROLE_ADMIN', count: 1 },
        { name: 'ROLE_NORMAL', count: 1 },
      ],
      waiting: [
        { name: 'rooms', count: 1 },
        { name: 'topups', count: 2 },
        { name: 'redeems', count: 1 },
      ],
    });
  });
});
