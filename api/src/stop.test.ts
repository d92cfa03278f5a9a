import assert from 'node:assert/strict';
import { Agent, get } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { count, eq } from 'drizzle-orm';
import { useTestServer } from '../test/test-server';
import { addUser } from '../test/builders';
import { SERVER_URL } from '../test/server-database';
import { addTopUp } from '../test/finance';
import { OtherSession } from '../test/other-session';
import { type Program, runProgram } from '../test/program';
import { APP_DEFAULTS } from './config';
import { makeTokens, secretInDatabase } from './auth/tokens';
import { topups } from './db/schema/money';

const PAYMENTS = 8;
const ENDS_WITHIN_MS = 20_000;

describe('a server that stops', () => {
  const server = useTestServer();
  it('has as long as its setting says: the limit of its framework comes later', () => {
    assert.ok((server.app.initialConfig.pluginTimeout ?? 0) > APP_DEFAULTS.stopSeconds * 1000);
  });
});

// Another session holds the payments, so that they are in flight for certain when the signal comes.
if (SERVER_URL !== null)
  describe('the program, messageOf to stop', () => {
    const server = useTestServer();
    let other: OtherSession;
    let program: Program | null = null;
    before(async () => {
      other = await OtherSession.open(server.databaseUrl);
    });
    after(async () => {
      program?.child.kill('SIGKILL');
      await other.close();
    });

    it('answers the payments that it is at, refuses new calls, and ends although streams and connections are open', async () => {
      const [admin, omar] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Omar')];
      const ids: number[] = [];
      for (let place = 0; place < PAYMENTS; place++) ids.push(await addTopUp(server, omar));
      const env = {
        PATH: process.env.PATH,
        DATABASE_URL: server.databaseUrl,
        API_PORT: '0',
        DECISION_CONNECTIONS: '10',
        LOCK_TIMEOUT_MS: '60000',
      };
      program = runProgram('main', [], env);
      const [, base = ''] = await program.says(/listens at (\S+)/);
      const now = () => new Date();
      const authorization = `Bearer ${await makeTokens(await secretInDatabase(server.db), 1, now).issue(admin)}`;

      const agent = new Agent({ keepAlive: true });
      await new Promise<void>((done) => get(`${base}/health`, { agent }, (answer) => answer.resume().once('end', done)));
      const stream = await fetch(`${base}/events`, { headers: { authorization } });
      assert.equal(stream.status, 200);
      const streamEnded = stream.text();

      await other.run('begin');
      await other.run('select 1 from topups for update');
      const answers = ids.map((id) => fetch(`${base}/topup/${id}/approve`, { method: 'PUT', headers: { authorization } }));
      await other.until(PAYMENTS, `wait_event_type = 'Lock'`);
      const signalled = performance.now();
      program.child.kill('SIGTERM');

      assert.match(await streamEnded, /: connected/, 'the stream ends while the payments are still going on');
      assert.equal((await fetch(`${base}/health`)).status, 503);
      await other.run('rollback');
      assert.deepEqual(
        (await Promise.all(answers)).map(({ status }) => status),
        ids.map(() => 200),
      );
      assert.equal((await program.ended).code, 0);
      assert.ok(performance.now() - signalled < ENDS_WITHIN_MS);
      agent.destroy();
      const [approved] = await server.db.select({ rows: count() }).from(topups).where(eq(topups.status, 'APPROVED'));
      assert.equal(approved?.rows, PAYMENTS);
    });
  });
