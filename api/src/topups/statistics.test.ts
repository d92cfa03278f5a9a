import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type TestServer, useTestServer } from '../../test/test-server';
import { addUser, type TestUser } from '../../test/builders';
import { addTopUp, decide } from '../../test/finance';

async function figures(server: TestServer, as: TestUser): Promise<unknown> {
  const { status, body } = await server.call('GET /topup/statistics', { as });
  assert.equal(status, 200);
  return body;
}

/** Decides new top-ups of $19 at those instants. */
async function decided(server: TestServer, admin: TestUser, user: TestUser, verb: 'approve' | 'reject', instants: string[]): Promise<void> {
  const { now } = server;
  for (const instant of instants) {
    const id = await addTopUp(server, user);
    server.now = new Date(instant);
    assert.equal((await decide(server, 'topup', id, verb, admin)).status, 200);
  }
  server.now = now;
}

describe('the top-ups’ figures', () => {
  const server = useTestServer({ timeZone: 'Asia/Kolkata' });

  it('are of the platform zone’s days, to the millisecond', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const omar = await addUser(server, 'Omar');
    // Midnight in Kolkata is 18:30 in UTC; now it is 2026-03-04 15:50 there.
    await decided(server, admin, omar, 'approve', [
      '2026-03-02T18:29:59.999Z', // the day before yesterday
      '2026-03-02T18:30:00.000Z', // yesterday, its first moment
      '2026-03-03T18:29:59.999Z', // yesterday, its last moment
      '2026-03-03T18:30:00.000Z', // today, its first moment
      '2026-03-04T10:00:00.000Z',
      '2026-03-04T10:20:30.400Z', // now
    ]);
    await decided(server, admin, omar, 'reject', ['2026-03-03T20:00:00.000Z', '2026-03-04T10:00:00.000Z']);
    await addTopUp(server, omar);
    await addTopUp(server, omar, { amountCents: 500 });
    assert.deepEqual(await figures(server, admin), {
      pending: 2,
      approvedToday: 3,
      approvedYesterday: 2,
      amountToday: 57,
      successRate: 75,
    });
  });

  it('count the success of today and the 29 days before it, whole days', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const omar = await addUser(server, 'Omar');
    await decided(server, admin, omar, 'reject', ['2026-02-02T18:29:59.999Z']);
    assert.deepEqual(await figures(server, admin), {
      pending: 0,
      approvedToday: 0,
      approvedYesterday: 0,
      amountToday: 0,
      successRate: null,
    });
    await decided(server, admin, omar, 'approve', ['2026-02-02T18:30:00.000Z', '2026-02-10T00:00:00.000Z']);
    await decided(server, admin, omar, 'reject', ['2026-03-01T00:00:00.000Z']);
    assert.equal(((await figures(server, admin)) as { successRate: number }).successRate, 66.7);
  });

  it('are for administrators', async () => {
    const omar = await addUser(server, 'Omar');
    assert.equal((await server.call('GET /topup/statistics', { as: omar })).status, 403);
    assert.equal((await server.call('GET /topup/statistics')).status, 401);
  });
});

describe('the top-ups’ figures where the clocks were changed yesterday', () => {
  const server = useTestServer({ timeZone: 'Europe/Berlin' });

  it('have a yesterday of 23 hours', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const omar = await addUser(server, 'Omar');
    server.now = new Date('2026-03-30T08:00:00Z');
    await decided(server, admin, omar, 'approve', [
      '2026-03-28T22:59:59Z', // 23:59:59 on the 28th, winter time
      '2026-03-28T23:00:00Z', // the 29th begins
      '2026-03-29T21:59:59Z', // 23:59:59 on the 29th, summer time
      '2026-03-29T22:00:00Z', // the 30th begins
    ]);
    const { approvedToday, approvedYesterday } = (await figures(server, admin)) as Record<string, number>;
    assert.deepEqual([approvedToday, approvedYesterday], [1, 2]);
  });
});
