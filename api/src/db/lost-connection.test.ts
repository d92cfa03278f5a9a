import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { useTestServer } from '../../test/test-server';
import { addUser, balanceOf, unbalanced } from '../../test/builders';
import { SERVER_URL } from '../../test/server-database';
import { addTopUp, decide, messageOf } from '../../test/finance';
import { OTHER_SESSION, OtherSession } from '../../test/other-session';
import { whyUnavailable } from './unavailable';

const isLost = (error: unknown) => whyUnavailable(error) === 'lost';

// The embedded database has no connection that could be lost.
if (SERVER_URL !== null)
  describe('a connection that is lost while it is in use', () => {
    const server = useTestServer({}, { decisionConnections: 1, idleInTransactionTimeoutMs: 300 });
    let other: OtherSession;
    before(async () => {
      other = await OtherSession.open(server.databaseUrl);
    });
    after(() => other.close());
    const works = () => server.db.transaction((tx) => tx.execute(sql`select 1`));

    it('fails its transaction, between two statements too, and the next one gets another', async () => {
      const broken = server.db.transaction(async (tx) => {
        await tx.execute(sql`select 'between two statements'`);
        await other.until(1, `query like '%between two statements%'`);
        await other.terminate(`query like '%between two statements%'`);
        await other.until(0, `query like '%between two statements%'`);
        await tx.execute(sql`select 1`);
      });
      await assert.rejects(broken, isLost);
      await works();
    });

    it('also ends a transaction that is idle for too long', async () => {
      const idle = server.db.transaction(async (tx) => {
        await tx.execute(sql`select 'idle for too long'`);
        await other.until(0, `query like '%idle for too long%'`);
        await tx.execute(sql`select 1`);
      });
      await assert.rejects(idle, isLost);
      await works();
    });

    it('is given back when it was lost before its transaction began', async () => {
      const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> '${OTHER_SESSION}' and pid <> pg_backend_pid()`;
      const script = `const { Client } = require('pg'); const client = new Client({ connectionString: process.argv[1] });
        client.connect().then(() => client.query(process.argv[2])).then(() => client.end());`;
      for (let times = 0; times < 3; times++) {
        await works();
        // While this waits, no code here notices that the idle connection is gone: the next transaction takes it.
        execFileSync(process.execPath, ['-e', script, server.databaseUrl, end]);
        await works().catch((error: unknown) => assert.ok(isLost(error)));
      }
      await works();
    });

    it('is answered with 503 and a sentence; the payment is still to be made, and is made once', async () => {
      const [admin, omar] = [await addUser(server, 'Amara', { admin: true }), await addUser(server, 'Omar')];
      const topUp = await addTopUp(server, omar);
      await other.run('begin');
      await other.run(`select 1 from topups where id = ${topUp} for update`);
      const waiting = decide(server, 'topup', topUp, 'approve', admin, 'key-1');
      await other.until(1, `wait_event_type = 'Lock'`);
      await other.terminate(`wait_event_type = 'Lock'`);
      const answer = await waiting;
      await other.run('rollback');
      assert.equal(answer.status, 503);
      assert.equal(answer.headers['retry-after'], '2');
      assert.equal(messageOf(answer), 'The database connection was lost. Check whether your change went through before you try again.');
      assert.equal((await decide(server, 'topup', topUp, 'approve', admin, 'key-1')).status, 200);
      assert.equal(await balanceOf(server, omar), 1900);
      assert.deepEqual(await unbalanced(server), []);
    });
  });
