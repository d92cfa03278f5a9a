import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { newServerDatabase, SERVER_URL } from '../../test/server-database';
import { openPostgres } from './postgres';
import { addressesOf, PostgresServers } from './postgres-servers';

describe('the servers of a DATABASE_URL', () => {
  it('are one address each, with the user, the database and the options of all', () => {
    assert.deepEqual(addressesOf('postgres://arena:p%40w@db1,db2:5433/arena?sslmode=require'), [
      'postgres://arena:p%40w@db1/arena?sslmode=require',
      'postgres://arena:p%40w@db2:5433/arena?sslmode=require',
    ]);
    for (const one of ['postgres://arena@db1:5432/arena', 'postgresql:///arena?host=/run/postgresql'])
      assert.deepEqual(addressesOf(one), [one]);
  });

  it('take turns, and one at which many connections fail is passed over once', () => {
    const servers = new PostgresServers('postgres://db1,db2,db3/arena');
    const first = servers.current;
    servers.passOver(first);
    servers.passOver(first);
    assert.equal(servers.current, 'postgres://db2/arena');
    for (const next of ['postgres://db3/arena', first]) {
      servers.passOver(servers.current);
      assert.equal(servers.current, next);
    }
  });
});

const serverUrl = SERVER_URL;
if (serverUrl !== null)
  describe('a database whose first server is down', () => {
    it('is read, changed, listened to and looked after at the second, and by each connection', async () => {
      const database = await newServerDatabase(serverUrl);
      const { host } = new URL(database.url);
      const connection = openPostgres(database.url.replace(host, `127.0.0.1:9,${host}`));
      try {
        const heard = new Promise<string>((resolve) => {
          void connection.listen('news', { onMessage: resolve, onGap: () => resolve('again') });
        });
        assert.equal(await connection.isUp(), true);
        await connection.db.execute(sql`create table kept (id int)`);
        await connection.db.transaction((tx) => tx.execute(sql`insert into kept values (7)`));
        const { rows } = await connection.db.execute(sql`select id from kept`);
        assert.deepEqual(rows, [{ id: 7 }]);
        // The listener's first attempt met the server that is down: it has to have reconnected by itself.
        assert.equal(await heard, 'again');
      } finally {
        await connection.close();
        await database.drop();
      }
    });
  });
