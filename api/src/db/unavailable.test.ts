import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import pg from 'pg';
import { endsTheSession, whyUnavailable } from './unavailable';

describe('a connection that broke without a code of PostgreSQL', () => {
  for (const error of [
    new Error('Connection terminated unexpectedly'),
    new Error('Query read timeout'),
    new Error('Client has encountered a connection error and is not queryable'),
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    new Error('Failed query', { cause: Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }) }),
  ])
    it(`is lost: ${error.message}`, () => assert.equal(whyUnavailable(error), 'lost'));

  it('uses the driver’s own error messages', async () => {
    const client = new pg.Client();
    await client.end();
    await assert.rejects(client.query('select 1'), endsTheSession);
  });

  it('is not what a mistake in a query is', () => assert.equal(whyUnavailable(new Error('syntax error at or near "selec"')), null));
});
