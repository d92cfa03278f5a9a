/** @jest-environment node */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as rawRequest, STATUS_CODES } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import { publish } from '../ship/commands.ts';
import { publishShell } from '../ship/shell.ts';
import { quietPublisher } from '../ship/testing/quiet-publisher.ts';
import { writeBuild, writeList, writeShell } from '../ship/testing/small-build.ts';
import { createShellServer, servedFrom } from './shell-server.ts';

const SETTINGS = { authScheme: 'Bearer', platformTimeZone: 'UTC', environment: null };
let home: string;
let server: Awaited<ReturnType<typeof createShellServer>>;
let url: string;

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'arena-origin-'));
  // As in production: it begins before anything was published, and has no build of its own.
  server = await createShellServer({ ...servedFrom(path.join(home, 'live'), SETTINGS), api: 'http://127.0.0.1:9' });
  url = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

const get = async (address: string) => {
  const answer = await fetch(url + address);
  return { status: answer.status, caching: answer.headers.get('cache-control'), text: await answer.text() };
};

/** Sends the address as it is; `fetch` would correct it. */
async function request(address: string, headers: Record<string, string>) {
  const asked = rawRequest(url, { path: address, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { type: answer.headers['content-type'] ?? '', text: (await answer.toArray()).join('') };
}

test('without a shell of its own the server says that there is none yet, and then serves the published one', async () => {
  for (const address of ['/admin', '/index.html'])
    expect(await get(address)).toMatchObject({ status: 503, text: expect.stringContaining('No shell has been published here yet.') });
  expect(await get('/registry.json')).toMatchObject({ status: 200, text: expect.stringContaining('"sections":[]') });

  const build = writeShell(path.join(home, 'build'), 'the first shell');
  await publishShell(quietPublisher(path.join(home, 'live')), { folder: 'shell', build, version: '1.0.0' });
  expect((await get('/admin')).text).toContain('the first shell');
  const file = readdirSync(build).find((name) => name.startsWith('main.')) ?? '';
  expect(await get(`/${file}`)).toMatchObject({ status: 200, caching: 'public, max-age=31536000, immutable' });
  for (const missing of ['/main.0123abcd.js', '/live/registry.json', '/live/shell/1.0.0/index.html'])
    expect((await get(missing)).status).toBe(404);
});

test('a mistyped address gets the console, which says that there is no such page', async () => {
  const build = writeShell(path.join(home, 'build'), 'the shell');
  await publishShell(quietPublisher(path.join(home, 'live')), { folder: 'shell', build, version: '1.0.0' });
  for (const address of ['/%', '/admin/%', '/admin//room-management', '/admin/%00', '/admin/x.js', '//', '/%E0%A4%A'])
    for (const headers of [{ 'sec-fetch-dest': 'document' }, { accept: 'text/html,*/*' }] as Record<string, string>[]) {
      const answer = await request(address, headers);
      expect([address, answer.type, answer.text]).toEqual([address, 'text/html; charset=utf-8', expect.stringContaining('the shell')]);
    }
  for (const address of ['/%', '/admin/x.js']) expect((await request(address, {})).type).not.toContain('html');
});

test('files for the sign-in page alone are sent with no other document', async () => {
  const parts =
    '<style nonce="a" data-sign-in>b{}</style><style>c{}</style><template id="d" data-sign-in><p></p></template><template id="e"></template>';
  const build = writeShell(path.join(home, 'build'), parts);
  await publishShell(quietPublisher(path.join(home, 'live')), { folder: 'shell', build, version: '1.0.0' });
  expect((await get('/auth/login?from=%2Fadmin')).text).toContain(parts);
  for (const address of ['/admin', '/auth/register', '/profile/edit'])
    expect((await get(address)).text).toContain('<style>c{}</style><template id="e"></template>');
});

test('every answer of the server has the headers that hold everywhere', async () => {
  const folder = writeShell(path.join(home, 'build'), 'shell');
  await publishShell(quietPublisher(path.join(home, 'live')), { folder: 'shell', build: folder, version: '1.0.0' });
  const file = readdirSync(folder).find((name) => name.startsWith('main.')) ?? '';
  for (const address of [
    '/',
    '/admin',
    '/registry.json',
    `/${file}`,
    '/-/errors/S-01',
    '/-/telemetry',
    '/api/v1/users',
    '/main.0123abcd.js',
  ]) {
    const { headers } = await fetch(url + address);
    const said = ['x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy'].map((name) => headers.get(name));
    expect([address, ...said]).toEqual([address, 'nosniff', 'same-origin', 'same-origin']);
    const policy = headers.get('content-security-policy') ?? '';
    // A document of ours has a policy of its own, and everything else runs nothing.
    expect([address, policy]).toEqual([address, expect.stringContaining("default-src 'none'")]);
    if (/^\/(main|api)/.test(address)) expect([address, policy]).toEqual([address, "sandbox; default-src 'none'"]);
  }
});

test('monitoring endpoints are not passed on', async () => {
  const asked: (string | undefined)[] = [];
  const api = createServer(({ url: address }, response) => {
    asked.push(address);
    response.end('of the API');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const { port } = api.address() as AddressInfo;
  const origin = await createShellServer({ ...servedFrom(path.join(home, 'live'), SETTINGS), api: `http://127.0.0.1:${port}` });
  const at = await origin.listen({ host: '127.0.0.1', port: 0 });
  const textOf = async (address: string) => (await fetch(at + address)).text();
  for (const address of ['/metrics', '/ready', '/health', '/api/v1/../metrics', '/api/v1/%2e%2e/metrics'])
    expect(await textOf(address)).not.toBe('of the API');
  expect(await textOf('/api/v1/health')).toBe('of the API');
  expect(asked).toEqual(['/api/v1/health']);
  await origin.close();
  api.close();
});

test('the document has the registry in it, with the hash of each entry only, and no text of it can end its element', async () => {
  const live = path.join(home, 'live');
  const shell = writeShell(path.join(home, 'build'), 'shell');
  writeFileSync(path.join(shell, 'index.html'), '<script id="arena-registry" type="application/json">__REGISTRY__</script>');
  writeList(shell, 'shell', '1.0.0');
  await publishShell(quietPublisher(live), { folder: 'shell', build: shell, version: '1.0.0' });
  const small = writeBuild(path.join(home, 'small'), '1.0.0', 'code', 2, { title: 'A </script> title' });
  await publish(quietPublisher(live), { folder: 'mfe-small', build: small });

  const { text } = await get('/admin');
  const inside = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</script>'));
  expect(inside).not.toContain('<');
  const { sections } = JSON.parse(inside) as { sections: { live: { descriptor: SectionDescriptor } }[] };
  const whole = JSON.parse((await get('/registry.json')).text) as { sections: typeof sections };
  expect(sections.map(({ live: { descriptor } }) => descriptor)).toEqual(
    whole.sections.map(({ live: { descriptor } }) => ({ ...descriptor, integrity: {} })),
  );
});

const HEADERS = 'HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
test.each([
  ['an address that cannot be decoded', `GET /live/%zz ${HEADERS}`, 400, 'The request is not valid.'],
  ['what is not HTTP', 'nonsense\r\n\r\n', 400, 'The request is not valid.'],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\ncookie: ${'a'.repeat(17_000)}\r\n\r\n`,
    431,
    'The headers of the request are too large.',
  ],
])('%s gets a sentence, and an answer that is inert as a document', async (_title, request, status, message) => {
  const socket = connect(Number(new URL(url).port), new URL(url).hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.write(request);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`);
  expect(head.toLowerCase()).toContain("content-security-policy: sandbox; default-src 'none'\r\n");
  expect(head.toLowerCase()).toContain('x-content-type-options: nosniff\r\n');
  expect(JSON.parse(body)).toEqual({ message, success: false });
});

test.each([
  [
    'a long search',
    `GET /admin?search=${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\naccept: text/html,*/*\r\nconnection: close\r\n\r\n`,
    431,
  ],
  ['foreign cookies', `GET /admin HTTP/1.1\r\naccept: text/html\r\ncookie: ${'a'.repeat(21_000)}\r\n\r\n`, 431],
  ['no shell behind it', `GET /live/%zz HTTP/1.1\r\nhost: x\r\naccept: text/html\r\nconnection: close\r\n\r\n`, 503],
])('a user who opens an address with %s reads a page with a way on', async (_title, request, status) => {
  const socket = connect(Number(new URL(url).port), new URL(url).hostname);
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.write(request);
  await once(socket, 'close');
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(text.toLowerCase()).toContain('content-type: text/html; charset=utf-8\r\n');
  expect(text.toLowerCase()).toContain('content-security-policy: ');
  expect(text).toContain(status === 431 ? 'Shorten the search in the address' : 'No shell has been published here yet.');
  expect(text).toContain('<a href="/">Go to the home page</a></p></body></html>');
});

test('an address that begins with a host and has none is not found', async () => {
  for (const address of ['//', '//[']) expect(await get(address)).toMatchObject({ status: 404, text: 'Not found' });
});

test('the document’s policy allows the Trusted Types policies that sections name, and no other text of a descriptor', async () => {
  const versionWith = (trustedTypes: unknown) => ({ version: '1.0.0', base: '/live/x/1.0.0/', descriptor: { trustedTypes } }) as never;
  const named: { live: never; candidate?: never }[] = [{ live: versionWith(['vue']), candidate: versionWith(['vue', 'lit-html']) }];
  const registry = {
    ...{ settings: SETTINGS, documentAt: async () => null, hashes: async () => ({}), origins: () => [], hasBackend: () => false },
    document: async () => ({ formatVersion: 1 as const, settings: SETTINGS, sections: named.map((one) => ({ name: 'x', ...one })) }),
  };
  const origin = await createShellServer({ folder: writeShell(path.join(home, 'build'), 'shell'), registry, api: 'http://127.0.0.1:9' });
  const at = await origin.listen({ host: '127.0.0.1', port: 0 });
  const rule = async () => /trusted-types [^;]*/.exec((await fetch(`${at}/admin`)).headers.get('content-security-policy') ?? '')?.[0];
  expect(await rule()).toBe("trusted-types default vue lit-html 'allow-duplicates'");
  for (const bad of [
    undefined,
    'vue',
    ['default'],
    ["x'"],
    ['*'],
    ['x; script-src *'],
    ['x default'],
    ['x\r\nset-cookie: y'],
    [7],
    [null],
  ]) {
    named.splice(0, 1, { live: versionWith(bad) });
    expect([bad, await rule()]).toEqual([bad, 'trusted-types default']);
  }
  await origin.close();
});
