import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { DatabaseUnavailable, type UnavailableReason } from '../db/unavailable';
import { replyWithSentences } from './error-replies';

const ofPostgres = (code: string) => new DrizzleQueryError('select 1', [], Object.assign(new Error('of the database'), { code }));

const CASES: readonly [string, Error, UnavailableReason][] = [
  ['a terminated connection', ofPostgres('57P01'), 'lost'],
  ['a crash', ofPostgres('57P02'), 'lost'],
  ['a database that is still starting', ofPostgres('57P03'), 'lost'],
  ['a transaction that was idle for too long', ofPostgres('25P03'), 'lost'],
  ['a broken connection', ofPostgres('08006'), 'lost'],
  ['a database without a free connection', ofPostgres('53300'), 'lost'],
  ['a full disk', ofPostgres('53100'), 'full'],
  ['a server without memory', ofPostgres('53200'), 'full'],
  ['a lock that is never released', ofPostgres('55P03'), 'locked'],
  ['a query that takes too long', ofPostgres('57014'), 'slow'],
  ['no connection at all', new DatabaseUnavailable('lost', 'none', new Error('ECONNREFUSED')), 'lost'],
];

const BEGINNINGS: Readonly<Record<string, readonly [read: RegExp, change: RegExp]>> = {
  lost: [/^The database can’t be reached right now\. Try again/, /^The database connection was lost\. Check/],
  full: [/^The database has run out of space\. Contact/, /^The database has run out of space, so nothing can be stored/],
  locked: [/^Another user is changing this right now\. Try again/, /^Another change blocked this/],
  slow: [/^The database took too long\. Narrow/, /^The database took too long\. Check/],
};

describe('the answer when the database does not do its part', () => {
  for (const [what, error, reason] of CASES)
    it(`is 503 and what to do next, for ${what}`, async () => {
      const app = Fastify({ logger: false });
      replyWithSentences(app);
      app.all('/boom', () => Promise.reject(error));
      const read = await app.inject({ method: 'GET', url: '/boom' });
      const change = await app.inject({ method: 'PUT', url: '/boom' });
      await app.close();
      assert.deepEqual([read.statusCode, change.statusCode], [503, 503]);
      const [ofRead, ofChange] = BEGINNINGS[reason] ?? [/$^/, /$^/];
      assert.match(read.json<{ message: string }>().message, ofRead);
      // The change may have been committed before the connection broke: no answer says that nothing happened.
      assert.match(change.json<{ message: string }>().message, ofChange);
      assert.match(change.json<{ message: string }>().message, /Check whether your change went through before you try again\.$/);
    });
});
