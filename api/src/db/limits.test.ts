import assert from 'node:assert/strict';
import { createServer, type Socket } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addUser, balanceOf, type TestUser } from '../../test/builders';
import { SERVER_URL } from '../../test/server-database';
import { addTopUp, decide, messageOf } from '../../test/finance';
import { OtherSession } from '../../test/other-session';
import { openPostgres } from './postgres';
import { whyUnavailable } from './unavailable';

const HEALTH_WITHIN_MS = 3000;

async function timed<T>(work: Promise<T>): Promise<[T, number]> {
  const started = performance.now();
  return [await work, performance.now() - started];
}

describe('health', () => {
  it('says within seconds that a database that hangs does not answer', async () => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => void sockets.add(socket));
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const connection = openPostgres(`postgres://unknown@127.0.0.1:${port}/nothing`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => timed(connection.isUp())));
    for (const [isUp, ms] of answers) assert.ok(!isUp && ms < HEALTH_WITHIN_MS, `${isUp} after ${ms} ms`);
    assert.equal(sockets.size, 1, 'however many ask, one connection is tried');
    for (const socket of sockets) socket.destroy();
    silent.close();
    await connection.close();
  });
});

// The embedded database has one connection and no other sessions.
if (SERVER_URL !== null) {
  describe('a limit of the database', () => {
    const server = useTestServer({}, { statementTimeoutMs: 3000, lockTimeoutMs: 300 });
    let other: OtherSession;
    before(async () => {
      other = await OtherSession.open(server.databaseUrl);
    });
    after(() => other.close());

    it('ends a decision behind a lock that is never released, with a sentence; the decision can be made later', async () => {
      const [admin, omar] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Omar')];
      const topUp = await addTopUp(server, omar);
      await other.run('begin');
      await other.run(`select 1 from topups where id = ${topUp} for update`);
      const answer = await decide(server, 'topup', topUp, 'approve', admin, 'key-1');
      await other.run('rollback');
      assert.equal(answer.status, 503);
      assert.equal(
        messageOf(answer),
        'Another change blocked this for too long. Check whether your change went through before you try again.',
      );
      assert.equal(await balanceOf(server, omar), 0);
      assert.equal((await decide(server, 'topup', topUp, 'approve', admin, 'key-1')).status, 200);
    });

    it('ends a query that takes too long', async () => {
      await assert.rejects(server.db.execute(sql`select pg_sleep(30)`), (error) => whyUnavailable(error) === 'slow');
    });
  });

  describe('lists that hang', () => {
    const server = useTestServer({}, { lockTimeoutMs: 60_000, statementTimeoutMs: 60_000, listConnections: 2, decisionConnections: 2 });
    let other: OtherSession;
    let base = '';
    before(async () => {
      other = await OtherSession.open(server.databaseUrl);
      base = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/v1`;
    });
    after(() => other.close());

    /** Asks for a list that the database does not answer, from browsers that can go away. */
    async function hang(admin: TestUser, count: number) {
      const authorization = `Bearer ${await server.tokens.issue(admin)}`;
      const browser = new AbortController();
      const asked = Array.from({ length: count }, () => fetch(`${base}/videos/`, { headers: { authorization }, signal: browser.signal }));
      return { browser, asked };
    }

    it('take no connection from decisions or health, and are cancelled when their browsers go away', async () => {
      const [admin, omar] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Omar')];
      const topUp = await addTopUp(server, omar);
      await other.run('begin');
      await other.run('lock table streams in access exclusive mode');
      const { browser, asked } = await hang(admin, 10);
      await other.until(2, `wait_event_type = 'Lock'`);

      const [health, ms] = await timed(fetch(`${base}/health`));
      assert.ok(health.status === 200 && ms < HEALTH_WITHIN_MS, `${health.status} after ${ms} ms`);
      assert.equal((await decide(server, 'topup', topUp, 'approve', admin)).status, 200);

      browser.abort();
      for (const { status } of await Promise.allSettled(asked)) assert.equal(status, 'rejected');
      await other.until(0, `wait_event_type = 'Lock'`);
      const authorization = `Bearer ${await server.tokens.issue(admin)}`;
      assert.equal((await fetch(`${base}/topup/status/Approved`, { headers: { authorization } })).status, 200);
      await other.run('rollback');
    });
  });
}
