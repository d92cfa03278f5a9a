import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { after, before, describe, it, mock } from 'node:test';
import pg from 'pg';
import { newServerDatabase, SERVER_URL } from '../../test/server-database';
import { assertOwnSession, assertReadable, withAdvice } from './check-start';

describe('a DATABASE_URL', () => {
  for (const password of ['p#w', 'p/w', '12/34', 'p?w', '12?4', 'p%zz', 'p%'])
    it(`whose password has special characters is refused: ${password}`, () =>
      assert.throws(
        () => assertReadable(`postgres://arena:${password}@db1,db2/arena`),
        /^Error: DATABASE_URL is not a valid address\. .*encoded: /,
      ));

  for (const address of [
    'postgres://arena:p%23w%2F@db1,db2:5433/arena?sslmode=verify-full',
    'postgresql:///arena?host=/run/postgresql',
    'postgres://arena@[::1]:5432/arena',
  ])
    it(`is read: ${address}`, () => assertReadable(address));
});

describe('an error at the first connection', () => {
  for (const [code, advice] of [
    ['08P01', /a connection pooler refuses.*connect-to-postgresql\.md/i],
    ['28P01', /Check the role, its password/],
    ['28000', /Check the role, its password/],
    ['3D000', /Create the database first\.$/],
    ['42501', /migrate\.js --grant/],
    ['ENOTFOUND', /Check the host and the port/],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', /sslrootcert=<file>/],
    ['SELF_SIGNED_CERT_IN_CHAIN', /sslrootcert=<file>/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /sslrootcert=<file>/],
    ['ERR_TLS_CERT_ALTNAME_INVALID', /sslrootcert=<file>/],
  ] as const)
    it(`says what to do: ${code}`, () => assert.match(withAdvice(Object.assign(new Error('of the server'), { code })), advice));

  it('that is unknown stays as it is', () => assert.equal(withAdvice(new Error('of the server')), 'of the server.'));
});

describe('a pooler in transaction mode', () => {
  it('is refused, because nothing is heard', async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const client = Object.assign(Object.create(pg.Client.prototype) as pg.Client, new EventEmitter(), {
      query: async () => ({ rows: [] }),
    });
    const refused = assert.rejects(assertOwnSession(client, client), /pooler in transaction mode doesn't pass on LISTEN/);
    await new Promise(setImmediate);
    mock.timers.tick(5000);
    await refused;
    mock.timers.reset();
  });
});

const serverUrl = SERVER_URL;
if (serverUrl !== null)
  describe('two sessions of a PostgreSQL server', () => {
    let url = '';
    let drop = async () => {};
    before(async () => ({ url, drop } = await newServerDatabase(serverUrl)));
    after(() => drop());

    const check = async (limits: pg.ClientConfig) => {
      const clients = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url, ...limits })] as const;
      await Promise.all(clients.map((client) => client.connect()));
      await assertOwnSession(...clients).finally(() => Promise.all(clients.map((client) => client.end())));
    };

    it('hear each other, and have the limits that were asked for', () =>
      check({ statement_timeout: 1000, lock_timeout: 1000, idle_in_transaction_session_timeout: 1000 }));

    it('are refused without a limit', () =>
      assert.rejects(check({ statement_timeout: 1000, lock_timeout: 1000 }), /pooler drops idle_in_transaction_session_timeout\./));
  });
