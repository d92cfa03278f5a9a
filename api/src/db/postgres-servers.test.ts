import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, it } from 'node:test';
import { sql } from 'drizzle-orm';
import { newServerDatabase, SERVER_URL } from '../../test/server-database';
import { openPostgres } from './postgres';
import { addressesOf, PostgresServers } from './postgres-servers';
import { whyUnavailable } from './unavailable';

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

/** A message of PostgreSQL's protocol: its letter, its length and its content. */
function message(letter: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(letter), length, content]);
}

describe('a server that ends a connection in the moment in which it is made', () => {
  it('fails the work and not the process', async () => {
    const signedIn = message('R', Buffer.alloc(4));
    const ready = message('Z', Buffer.from('I'));
    const fields = Object.entries({ S: 'FATAL', C: '57P01', M: 'terminating connection due to administrator command' });
    const ended = message('E', Buffer.from(`${fields.map(([letter, text]) => `${letter}${text}\0`).join('')}\0`));
    const server = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([signedIn, ready, ended]))));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    assert.ok(typeof address === 'object' && address !== null);
    const connection = openPostgres(`postgres://arena@127.0.0.1:${address.port}/arena`);
    try {
      await assert.rejects(connection.db.execute(sql`select 1`), (error) => whyUnavailable(error) === 'lost');
    } finally {
      await connection.close();
      server.close();
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
