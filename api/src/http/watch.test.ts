import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { defineCalls, gameCalls } from '@arena/shared/contract';
import { sql } from 'drizzle-orm';
import { addUser } from '../../test/builders';
import { SERVER_URL } from '../../test/server-database';
import { EventReader } from '../../test/event-reader';
import { addTopUp, decide } from '../../test/finance';
import { TOKEN_SECRET, useTestServer } from '../../test/test-server';
import { buildApp } from '../app';
import { APP_DEFAULTS } from '../config';
import { route } from './route';

const server = useTestServer();
const metrics = async () => {
  const { statusCode, headers, body } = await server.app.inject('/metrics');
  assert.equal(statusCode, 200);
  assert.match(String(headers['content-type']), /^text\/plain; version=0\.0\.4/);
  return body;
};
/** The value of a line of the metrics; null when there is none. */
const valueOf = (text: string, line: string) => {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
};

describe('the metrics', () => {
  it('count calls by route and status, however many things there are', async () => {
    for (const id of [1, 2, 3]) await server.call(`GET /users/${id}`);
    await server.app.inject('/nowhere/1');
    const text = await metrics();
    const labels = 'method="GET",route="/api/v1/users/:userId",status="401"';
    assert.equal(valueOf(text, `arena_http_request_duration_seconds_count{${labels}}`), 3);
    assert.match(
      text,
      /arena_http_request_duration_seconds_bucket\{le="0\.15",method="GET",route="\/api\/v1\/users\/:userId",status="401"\} 3/,
    );
    assert.ok(!text.includes('nowhere'));
    assert.equal(valueOf(text, 'arena_http_request_duration_seconds_count{method="GET",route="none",status="404"}'), 1);
  });

  it('count decisions by their outcome', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const id = await addTopUp(server, await addUser(server, 'Omar'));
    await decide(server, 'topup', id, 'approve', admin, 'key-1');
    await decide(server, 'topup', id, 'approve', admin, 'key-1');
    await decide(server, 'topup', id, 'approve', admin, 'key-2');
    await decide(server, 'topup', id, 'approve', admin, 'key-3');
    const text = await metrics();
    const outcomes = ['done', 'repeated', 'refused', 'failed'].map((outcome) =>
      valueOf(text, `arena_decisions_total{method="PUT",route="/api/v1/topup/:topUpId/approve",outcome="${outcome}"}`),
    );
    assert.deepEqual(outcomes, [1, 1, 2, null]);
  });

  it('have the open event streams, and how late events are', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    const reader = await EventReader.connect(server.app, `Bearer ${await server.tokens.issue(admin)}`);
    const heard = valueOf(await metrics(), 'arena_event_lag_seconds_count') ?? 0;
    await server.call(`PUT /users/${(await addUser(server, 'Omar')).id}/ban`, { as: admin });
    await reader.take(1);
    const text = await metrics();
    assert.equal(valueOf(text, 'arena_event_streams'), 1);
    assert.ok((valueOf(text, 'arena_event_lag_seconds_count') ?? 0) > heard);
    reader.close();
  });

  it('have the queue of passwords, and the connections of a PostgreSQL server', async () => {
    const text = await metrics();
    assert.equal(valueOf(text, 'arena_password_hashing{state="waiting"}'), 0);
    const open = valueOf(text, 'arena_database_connections{pool="decisions",state="open"}');
    if (SERVER_URL === null) assert.equal(open, null);
    else assert.ok(open !== null && open > 0);
  });

  it('count what failed because of a full disk, and the server is not ready for a minute', async () => {
    const admin = await addUser(server, 'Amara', { admin: true });
    await server.db.execute(sql`create function no_space() returns trigger language plpgsql as
      'begin raise exception ''could not extend file'' using errcode = ''disk_full''; end'`);
    await server.db.execute(sql`create trigger no_space before insert on audit_entries for each row execute function no_space()`);
    const headers = { authorization: `Bearer ${await server.tokens.issue(admin)}` };
    const url = `/api/v1/users/${(await addUser(server, 'Omar')).id}/ban`;
    const copy = await server.copy();
    const ready = async () => {
      const { statusCode, body } = await copy.inject('/ready');
      return [statusCode, JSON.parse(body) as unknown];
    };
    assert.deepEqual(await ready(), [200, { status: 'ok' }]);
    assert.equal((await copy.inject({ method: 'PUT', url, headers })).statusCode, 503);
    await server.db.execute(sql`drop function no_space cascade`);
    assert.deepEqual(await ready(), [503, { message: 'The database has run out of space.', success: false }]);
    assert.equal(valueOf((await copy.inject('/metrics')).body, 'arena_database_unavailable_total{reason="full"}'), 1);
    mock.timers.enable({ apis: ['Date'], now: Date.now() + 60_000 });
    assert.deepEqual(await ready(), [200, { status: 'ok' }]);
    mock.timers.reset();
    await copy.close();
  });

  it('are nothing that comes through a proxy, which would be the public one', async () => {
    for (const url of ['/metrics', '/health', '/ready']) {
      assert.equal((await server.app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode, 404);
      assert.equal((await server.app.inject(`/api/v1${url}`)).statusCode, url === '/health' ? 200 : 404);
    }
  });
});

describe('a server whose database does not answer, or is of an older release', () => {
  const over = (facts: { isUp: boolean; isMigrated: boolean }) =>
    buildApp({
      connection: {
        ...{ db: server.db, listen: async () => async () => {}, pools: () => [] },
        ...{ isUp: async () => facts.isUp, isMigrated: async () => facts.isMigrated },
      },
      config: { ...APP_DEFAULTS, logLevel: 'silent' },
      tokenSecret: TOKEN_SECRET,
    });

  for (const [facts, sentence] of [
    [{ isUp: false, isMigrated: true }, 'The database isn’t responding.'],
    [{ isUp: true, isMigrated: false }, 'The database schema is out of date.'],
  ] as const) {
    it(`is alive and not ready: ${sentence}`, async () => {
      const app = await over(facts);
      assert.deepEqual((await app.inject('/health')).json(), { status: 'ok' });
      const ready = await app.inject('/ready');
      assert.deepEqual([ready.statusCode, ready.json<{ message: string }>().message], [503, sentence]);
      await app.close();
    });
  }

  it('is ready with both', async () => {
    assert.deepEqual((await server.app.inject('/ready')).json(), { status: 'ok' });
  });
});

describe('the name of a request', () => {
  it('is in every answer, different each time, and in the sentence about a logged error', async () => {
    const first = (await server.call('GET /games/')).headers['x-request-id'];
    assert.match(String(first), /^[0-9a-f]{8}$/);
    assert.notEqual((await server.call('GET /games/')).headers['x-request-id'], first);
    const app = await server.copy();
    const { boom } = defineCalls({ boom: { ...gameCalls.games, path: '/boom' } });
    route(app, boom, () => Promise.reject(new Error('secret detail')));
    const { headers, body } = await app.inject('/api/v1/boom');
    assert.deepEqual(JSON.parse(body), {
      message: 'Something went wrong on the server. Please try again.',
      success: false,
      reference: headers['x-request-id'],
    });
    await app.close();
  });
});
