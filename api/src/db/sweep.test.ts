import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addUser } from '../../test/builders';
import { topups } from './schema/money';
import { userCodes } from './schema/people';
import { callKeys } from './schema/records';
import { sweepExpired } from './sweep';

const server = useTestServer({ callKeyDays: 40, sweepSeconds: 0.05 });
const DAY = 24 * 60;
const PATIENCE_MS = 20_000;

/** Waits until a table has this number of rows. */
async function untilRows(table: typeof callKeys | typeof userCodes, rows: number): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while ((await server.db.$count(table)) !== rows) {
    assert.ok(Date.now() < end, 'waited in vain for the sweep');
    // The embedded database answers without a turn of the event loop, and the sweep waits for its timer.
    await setImmediate();
  }
}

describe('the sweep of expired rows', () => {
  it('deletes old idempotency keys while the server runs, and a call that is sent again still gets its first answer', async () => {
    const omar = await addUser(server, 'Omar');
    const ask = (amount: number, key: string) =>
      server.call(`POST /topup/user/${omar.id}/game/1?amount=${amount}&itemName=UPI`, { as: omar, headers: { 'idempotency-key': key } });
    const first = await ask(5, 'first');
    server.advance(39 * DAY);
    await ask(6, 'second');
    assert.equal(await server.db.$count(callKeys), 2);
    server.advance(2 * DAY);
    await untilRows(callKeys, 1);
    const again = await ask(5, 'first');
    assert.deepEqual([again.status, again.body], [201, first.body]);
    assert.equal(await server.db.$count(topups), 2);
    assert.equal((await ask(7, 'second')).status, 409, 'a younger key still names its request');
  });

  it('deletes unused one-time codes', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    assert.equal((await server.call('POST /users/code', { as: admin, body: { email: 'new@example.com' } })).status, 200);
    server.advance(4);
    assert.equal(await server.db.$count(userCodes), 1);
    server.advance(2);
    await untilRows(userCodes, 0);
  });

  it('deletes thousands in batches, also from several server instances concurrently', async () => {
    await server.db.execute(sql`insert into call_keys (key, request_hash, created_at)
      select 'old ' || n, 'hash', ${server.now.toISOString()}::timestamptz - interval '41 days' from generate_series(1, 2500) n
      union all select 'new ' || n, 'hash', ${server.now.toISOString()}::timestamptz from generate_series(1, 10) n`);
    const sweep = () => sweepExpired(server.db, { now: server.now, callKeyDays: 40 });
    await Promise.all([sweep(), sweep(), sweep()]);
    await untilRows(callKeys, 10);
  });
});
