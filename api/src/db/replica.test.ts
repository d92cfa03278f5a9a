import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { newServerDatabase, SERVER_URL } from '../../test/server-database';
import type { Connection } from './database';
import { openPostgres } from './postgres';
import { atPrimary, within } from './request-scope';

const LIST = { lane: 'lists', fromReplica: true, signal: null, moves: null, origin: null } as const;
const DECISION = { lane: 'decisions', fromReplica: false, signal: null, moves: null, origin: null } as const;

// Two databases in place of a primary and its replica, so that it shows which of them has answered.
const serverUrl = SERVER_URL;
if (serverUrl !== null)
  describe('reads of lists, where a replica is named', () => {
    let databases: Awaited<ReturnType<typeof newServerDatabase>>[];
    let connection: Connection;
    const open = (readUrl: string) => openPostgres(databases[0]?.url ?? '', {}, readUrl);
    const readOnly = () => `${databases[1]?.url}?options=-c%20default_transaction_read_only%3Don`;
    const which = async () => {
      const { rows } = await connection.db.execute<{ name: string }>(sql`select current_database() as name`);
      return rows[0]?.name;
    };

    before(async () => {
      databases = [await newServerDatabase(serverUrl), await newServerDatabase(serverUrl)];
      connection = open(readOnly());
    });
    after(async () => {
      await connection.close();
      for (const { drop } of databases) await drop();
    });

    it('go there; decisions, the reads that they need, and background work do not', async () => {
      const [primary, replica] = databases.map(({ name }) => name);
      assert.equal(await within(LIST, which), replica);
      assert.equal(await within(DECISION, which), primary);
      assert.equal(await which(), primary);
      assert.equal(await within(LIST, () => atPrimary(which)), primary);
      assert.equal(
        await within(LIST, () =>
          connection.db.transaction((tx) => tx.execute<{ name: string }>(sql`select current_database() as name`)),
        ).then(({ rows }) => rows[0]?.name),
        primary,
      );
    });

    it('go to the primary when they turn out to write, or when the replica does not answer', async () => {
      await within(LIST, () => connection.db.execute(sql`create table made (id int)`));
      const found = sql`select count(*)::int as count from pg_tables where tablename = 'made'`;
      const { rows } = await connection.db.execute(found);
      assert.deepEqual(rows, [{ count: 1 }]);
      await connection.close();
      connection = open('postgres://unknown@127.0.0.1:9/nothing');
      assert.equal(await within(LIST, which), databases[0]?.name);
    });
  });
