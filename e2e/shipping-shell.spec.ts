import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ORIGIN_HEADER } from '@arena/shared/contract';
import { createShellServer, servedFrom } from '../origin/shell-server.ts';
import type { Publisher } from '../ship/publisher.ts';
import { publishShell, rollbackShell } from '../ship/shell.ts';
import { writeShell } from '../ship/testing/small-build.ts';
import { expect, test } from './harness/test.ts';
import { quietPublisher } from '../ship/testing/quiet-publisher.ts';

const SETTINGS = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null };
let workshop: string;
let publisher: Publisher;
let server: Awaited<ReturnType<typeof createShellServer>>;

test.beforeEach(async () => {
  workshop = mkdtempSync(path.join(tmpdir(), 'arena-shells-'));
  const live = path.join(workshop, 'live');
  publisher = quietPublisher(live);
  const folder = writeShell(path.join(workshop, 'own'), 'the build next to the server');
  server = await createShellServer({ folder, ...servedFrom(live, SETTINGS), api: 'http://127.0.0.1:9' });
});
test.afterEach(async () => {
  await server.close();
  rmSync(workshop, { recursive: true, force: true });
});

const ship = (version: string) =>
  publishShell(publisher, { folder: 'shell', build: writeShell(path.join(workshop, version), version), version });
/** The script of a small shell. */
function fileOf(version: string): string {
  const files = readdirSync(writeShell(path.join(workshop, `a copy of ${version}`), version));
  return files.find((name) => name.startsWith('main.')) ?? '';
}
const get = (url: string) => server.inject({ url });

test('until a shell has been published the server sends its own; then the live one, with the files of all before it', async () => {
  expect((await get('/admin')).body).toContain('the build next to the server');
  await ship('1.0.0');
  await ship('1.1.0');
  expect((await get('/admin/rooms')).body).toContain('<title>1.1.0</title>');
  for (const version of ['1.0.0', '1.1.0']) {
    const answer = await get(`/${fileOf(version)}`);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      version,
      'public, max-age=31536000, immutable',
    ]);
  }
  await rollbackShell(publisher);
  expect((await get('/')).body).toContain('<title>1.0.0</title>');
  expect((await get(`/${fileOf('1.1.0')}`)).statusCode).toBe(200);
});

test('a client with the current registry gets 304 and no body, also through a proxy that compresses, and the new one when it changes', async () => {
  await ship('1.0.0');
  const tag = String((await get('/registry.json')).headers.etag);
  const again = (known: string) => server.inject({ url: '/registry.json', headers: { 'if-none-match': known } });
  for (const known of [tag, `W/${tag}`, `"another", W/${tag}`]) {
    const { statusCode, body, headers } = await again(known);
    expect([statusCode, body, headers.etag]).toEqual([304, '', tag]);
  }
  expect((await again('"another"')).statusCode).toBe(200);
  await ship('1.1.0');
  expect((await again(tag)).body).toContain('1.1.0');
});

for (const url of ['/main.00000000.js', '/..%2fregistry.json', '/registry.json.123.tmp', '/.staging', '/.lock']) {
  test(`${url} is no file of a shell`, async () => {
    await ship('1.0.0');
    const answer = await get(url);
    expect(answer.body).not.toContain('formatVersion');
    expect(answer.headers['cache-control'] ?? 'no-store').not.toContain('immutable');
  });
}

test('the server’s own answer for an unreachable API is marked as its own', async () => {
  const answer = await get('/api/v1/games/');
  expect([answer.statusCode, answer.headers[ORIGIN_HEADER]]).toEqual([502, 'origin']);
});
