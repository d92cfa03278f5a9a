import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { sql } from 'drizzle-orm';
import { TOKEN_SECRET, useTestServer } from '../../test/test-server';
import { buildApp } from '../app';
import { APP_DEFAULTS } from '../config';

const server = useTestServer();
const TWO_MINUTES_MS = 120_000;

describe('the clock of an API server', () => {
  it('is the database’s, not the server’s own', async () => {
    const connection = {
      ...{ db: server.db, listen: async () => async () => {}, pools: () => [] },
      ...{ isUp: async () => true, isMigrated: async () => true },
    };
    const app = await buildApp({ connection, config: { ...APP_DEFAULTS, logLevel: 'silent' }, tokenSecret: TOKEN_SECRET });
    const now = Date.now();
    mock.timers.enable({ apis: ['Date'], now: now + TWO_MINUTES_MS });
    const told = app.clock().getTime();
    mock.timers.reset();
    const { rows } = await server.db.execute<{ ms: number }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`);
    assert.ok(Math.abs(told - now) < 1000, `${told - now} ms off`);
    assert.ok(Math.abs(app.clock().getTime() - (rows[0]?.ms ?? NaN)) < 1000);
    await app.close();
  });
});
