import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Bench, useBench } from '../../test/bench';
import { addRoom, addUser, type TestUser } from '../../test/builders';
import { addEntry, addTournament } from '../../test/tournaments';

async function counts(bench: Bench, as: TestUser): Promise<unknown> {
  const { status, body } = await bench.call('GET /counts', { as });
  assert.equal(status, 200);
  return body;
}

// In Kolkata the month begins at 18:30 UTC of the day before.
describe('the counts', () => {
  const bench = useBench({ timeZone: 'Asia/Kolkata' });

  it('are for administrators', async () => {
    assert.equal((await bench.call('GET /counts')).status, 401);
    assert.equal((await bench.call('GET /counts', { as: await addUser(bench, 'Omar') })).status, 403);
  });

  it('are zeros where nothing is', async () => {
    assert.deepEqual(await counts(bench, await addUser(bench, 'Amara', { admin: true })), {
      users: 1,
      completedRooms: 0,
      tournaments: 0,
      ongoingTournaments: 0,
      upcomingThisMonth: 0,
      participants: 0,
      ongoingPrizePool: 0,
    });
  });

  it('are of everything there is, not of a page', async () => {
    const admin = await addUser(bench, 'Amara', { admin: true });
    const player = await addUser(bench, 'Omar', { cents: 1_000_000 });
    for (let number = 0; number < 12; number += 1) await addRoom(bench, { creator: player, status: 'ALL_DONE', takeFees: false });
    await addRoom(bench, { creator: player, status: 'COIN_TIME', takeFees: false });
    for (let number = 0; number < 11; number += 1) {
      const id = await addTournament(bench, { organizer: admin, status: 'ONGOING', prizePoolCents: 1025 });
      await addEntry(bench, id, player, 'CREATOR_APPROVED');
    }
    const done = await addTournament(bench, { organizer: admin, status: 'COMPLETED', prizePoolCents: 99_900 });
    await addEntry(bench, done, player, 'CREATOR_APPROVED');
    await addEntry(bench, done, admin, 'PENDING');
    // The platform's March: from the 28th of February, 18:30 UTC, until the 31st of March, 18:30 UTC.
    for (const start of ['2026-02-28T18:29:59Z', '2026-02-28T18:30:00Z', '2026-03-31T18:29:59Z', '2026-03-31T18:30:00Z']) {
      await addTournament(bench, { organizer: admin, status: 'PENDING', startsAt: new Date(start), prizePoolCents: 50_000 });
    }
    assert.deepEqual(await counts(bench, admin), {
      users: 2,
      completedRooms: 12,
      tournaments: 16,
      ongoingTournaments: 11,
      upcomingThisMonth: 2,
      participants: 12,
      ongoingPrizePool: 112.75,
    });
  });
});
