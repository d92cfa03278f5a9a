import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { API_BASE, type Call, LIVE_EVENTS_PATH } from '@arena/shared/contract';
import { type CallerCase, callers } from '../../test/borders/callers';
import { NAMED_CALLS } from '../../test/calls';
import { TestServer } from '../../test/test-server';
import { emptyTables } from '../../test/database';
import { API_FOLDER } from '../folder';

/*
 * Which caller may make which call: every call of the contract, sent to the real server by every kind of caller. The expectation comes from
 * the contract's `access` alone.
 */

type Cell = 'yes' | '401' | '403';

function expected({ access }: Pick<Call, 'access'>, { kind }: Pick<CallerCase, 'kind'>): Cell {
  switch (access) {
    case 'public':
      return 'yes';
    case 'signed-in':
      return kind === 'stranger' ? '401' : 'yes';
    case 'admin':
      return kind === 'stranger' ? '401' : kind === 'player' ? '403' : 'yes';
    default:
      throw new Error(`This test has no answer for the access ${String(access)}`);
  }
}

/** The server's own endpoints: their access is tested where they are implemented. */
const NO_CALLS: Readonly<Record<string, string>> = {
  [`GET ${API_BASE}${LIVE_EVENTS_PATH}`]: 'asked below, by those who are refused: the others get a stream',
  [`GET ${API_BASE}/docs`]: 'openapi.test.ts',
  [`GET ${API_BASE}/docs*`]: 'openapi.test.ts',
  [`GET ${API_BASE}/docs/json`]: 'openapi.test.ts',
  [`GET ${API_BASE}/docs/yaml`]: 'openapi.test.ts',
  [`GET ${API_BASE}/docs/static/index.html`]: 'openapi.test.ts',
  [`GET ${API_BASE}/docs/static/swagger-initializer.js`]: 'openapi.test.ts',
  // The list by status with an empty status, which the contract has with one.
  [`GET ${API_BASE}/posts/status`]: 'tournaments/lists.test.ts',
  'GET /health': 'watch.test.ts',
  'GET /ready': 'watch.test.ts',
  'GET /metrics': 'watch.test.ts',
};

// Records that do not exist: an allowed call changes nothing. Calls about one's own entry use that entry.
const placeOf = ({ path }: Call, { user }: CallerCase) =>
  path
    .replace('{userId}', String(user.id))
    .replace('{imageName}', 'none.png')
    .replace('{email}', 'none@example.com')
    .replace('{status}', 'PENDING')
    .replaceAll(/\{\w+\}/g, '999999');

const server = new TestServer({});
let everyone: readonly CallerCase[] = [];

async function ask(
  method: string,
  path: string,
  { authorization }: CallerCase,
  body?: object,
): Promise<{ status: number; message: string; code: string }> {
  const answer = await server.app.inject({
    method: method as 'GET',
    url: API_BASE + path,
    headers: authorization === null ? {} : { authorization },
    ...(body === undefined ? {} : { payload: body }),
  });
  const isJson = method !== 'HEAD' && String(answer.headers['content-type']).includes('json');
  const { message = '', code = '' } = isJson ? (answer.json<{ message?: unknown; code?: unknown } | null>() ?? {}) : {};
  return { status: answer.statusCode, message: String(message), code: String(code) };
}

const WORDS: Readonly<Record<string, string>> = { 401: 'Please sign in first.', 403: 'Only administrators can do this.' };

async function found(call: Call, caller: CallerCase): Promise<Cell> {
  const path = placeOf(call, caller);
  const { status, message, code } = await ask(call.method, path, caller, call.body === undefined ? undefined : { nonsense: true });
  assert.ok(status < 500 && !message.startsWith('There is nothing at'), `${call.method} ${path}: ${status} ${message}`);
  if (call.method === 'GET' && caller.kind === 'stranger') assert.equal((await ask('HEAD', path, caller)).status, status, `HEAD ${path}`);
  if (status !== 401 && status !== 403) return 'yes';
  // Allowed, but the call also needs the caller's own password.
  if (code === 'confirm-password') return call.needsPassword === true ? 'yes' : '403';
  // A session that ended before its time has a reason.
  if (code !== 'session-ended') assert.equal(message, WORDS[status]);
  return `${status}`;
}

/** The routes of the server, with the methods that they are for, `{}` for each part that is given. */
function routes(): string[] {
  const places: string[] = [];
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const at = /^([│ ]*[├└]── )(\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
      if (at === null) return [];
      const [, indent = '', part = '', methods = ''] = at;
      const depth = indent.length / 4 - 1;
      places.splice(depth, places.length, (places[depth - 1] ?? '') + part);
      return methods
        .split(', ')
        .filter((method) => method !== '' && method !== 'HEAD')
        .map((method) => `${method} ${places[depth]}`);
    });
}

const TABLE = resolve(API_FOLDER, '../docs/access.md');

function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, place) => Math.max(3, ...rows.map((row) => row[place]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, place) => cell.padEnd(widths[place] ?? 0)).join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(line)].join('\n');
}

const INTRODUCTION = `# Who may make which call

For section teams, operators and reviewers. At the end you know who may make each call of the API, and which status everyone else gets.
\`api/src/http/access.test.ts\` generates this page from the contract's table of calls, and verifies each cell against the real server. To
update it, run \`WRITE_TABLE=1 npm test -w api -- access\`. The columns after \`ROLE_ADMIN\` stand for administrators whose session is no
longer valid, or never was.`;

describe('access', () => {
  before(async () => {
    await server.open();
    await emptyTables(server.db);
    everyone = await callers(server);
  });
  after(() => server.close());

  // Signing out ends the caller's session.
  const calls = [...NAMED_CALLS].sort(([one], [other]) => Number(one === 'sessionCalls.logout') - Number(other === 'sessionCalls.logout'));

  it('is as the contract says, for every call and every caller', async () => {
    const wrong: string[] = [];
    for (const [name, call] of calls)
      for (const caller of everyone) {
        const cell = await found(call, caller);
        if (cell !== expected(call, caller)) wrong.push(`${name} by ${caller.name}: ${cell} instead of ${expected(call, caller)}`);
      }
    assert.deepEqual(wrong, []);
  });

  it('is given to the stream of changes as to a call', async () => {
    for (const caller of everyone.filter(({ kind }) => kind === 'stranger'))
      assert.equal((await ask('GET', LIVE_EVENTS_PATH, caller)).status, 401, caller.name);
  });

  it('is said of everything that the server has', () => {
    const known = new Set(NAMED_CALLS.map(([, { method, path }]) => `${method} ${API_BASE}${path}`.replace(/\/$/, '')));
    const shapes = new Set([...known].map((one) => one.replaceAll(/\{\w+\}/g, '{}')));
    // A route may take any role's name where the contract has the one that is granted.
    const shapeOf = (one: string) =>
      one
        .replaceAll(/:\w+/g, '{}')
        .replace(/\/$/, '')
        .replace(/\/role\/\{\}$/, '/role/ROLE_ADMIN');
    const others = routes().filter((one) => !shapes.has(shapeOf(one)) && NO_CALLS[one] === undefined);
    assert.deepEqual(others, []);
    assert.ok(routes().length > NAMED_CALLS.length);
  });

  it('is in the documentation', () => {
    const head = ['Call', 'Access', ...everyone.map(({ name }) => name)];
    const rows = NAMED_CALLS.map(([, call]) => [
      `\`${call.method} ${call.path}\``,
      call.access,
      ...everyone.map((caller) => expected(call, caller)),
    ]);
    const text = `${INTRODUCTION}\n\n${tableOf([head, ...rows])}\n`;
    if (process.env.WRITE_TABLE !== undefined) writeFileSync(TABLE, text);
    assert.equal(readFileSync(TABLE, 'utf8'), text);
  });
});
