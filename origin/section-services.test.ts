/** @jest-environment node */
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { BROKEN_REQUESTS, refuseInSentences } from './refusals.ts';
import { passOnToServices, readSectionBackends } from './section-services.ts';

interface Arrived {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const closing: (() => unknown)[] = [];
let now: number;
let api: RequestListener;
let service: RequestListener;
let minted: Arrived[];
let arrived: Arrived[];
let origin: string;

async function serverThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  closing.push(
    () => server.close(),
    () => server.closeAllConnections(),
  );
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const recording =
  (into: () => Arrived[], answer: () => RequestListener): RequestListener =>
  (request, response) => {
    void text(request).then((body) => {
      into().push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      answer()(request, response);
    });
  };
const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const json =
  (...answer: [status: number, body: unknown, headers?: Record<string, string>]): RequestListener =>
  (_, response) =>
    send(response, ...answer);

beforeEach(async () => {
  [now, minted, arrived] = [1_800_000_000_000, [], []];
  // A token that says whose and for what it was made.
  api = ({ headers }, response) => {
    const { section } = JSON.parse(minted.at(-1)?.body ?? '') as { section: string };
    send(response, 200, { token: `${section}.for.${headers.authorization?.split(' ')[1] ?? ''}` });
  };
  service = json(200, { from: 'promos' });
  const apiUrl = await serverThat(
    recording(
      () => minted,
      () => api,
    ),
  );
  const promos = await serverThat(
    recording(
      () => arrived,
      () => service,
    ),
  );
  const rooms = await serverThat(
    recording(
      () => arrived,
      () => service,
    ),
  );
  const app = fastify({ forceCloseConnections: true, ...BROKEN_REQUESTS });
  refuseInSentences(app, () => undefined);
  const live = ['mfe_promos', 'mfe_rooms', 'mfe_away', 'mfe_later'];
  await passOnToServices(app, {
    api: apiUrl,
    registry: { hasBackend: (section) => live.includes(section) },
    sectionBackends: { mfe_promos: promos, mfe_rooms: rooms, mfe_gone: promos, mfe_away: 'http://127.0.0.1:9' },
    now: () => now,
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
  closing.push(() => app.close());
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const SESSION = { authorization: 'Bearer session-of-amara', cookie: 'arena-session-1=secret; other=1' };

/** Asks with exactly these headers and this path: `fetch` would write some of them itself. */
async function ask(address: string, { method = 'GET', headers = SESSION as Record<string, string>, body = '' } = {}) {
  const request = httpRequest(`${origin}/api/sections`, { method, path: `/api/sections${address}`, headers });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const bytes = Buffer.concat(await response.toArray());
  const said = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes;
  const json = JSON.parse(String(said) || 'null') as unknown;
  return { status: response.statusCode, headers: response.headers, json, mark: response.headers['arena-answered-by'] };
}

test('the service gets the path, the body and a token for its section and user, and nothing of the session', async () => {
  const headers = { ...SESSION, 'proxy-authorization': 'Basic x', 'content-type': 'application/json', 'idempotency-key': 'k1' };
  const answer = await ask('/mfe_promos/campaigns/7?state=on', { method: 'POST', headers, body: '{"a":1}' });
  expect([answer.status, answer.json]).toEqual([200, { from: 'promos' }]);
  expect(minted).toMatchObject([{ line: 'POST /api/v1/section-tokens', headers: SESSION, body: '{"section":"mfe_promos"}' }]);
  expect(arrived).toMatchObject([{ line: 'POST /campaigns/7?state=on', body: '{"a":1}' }]);
  const got = arrived[0]?.headers ?? {};
  expect(got).toMatchObject({
    authorization: 'Bearer mfe_promos.for.session-of-amara',
    'idempotency-key': 'k1',
    'content-type': 'application/json',
    'x-forwarded-for': '127.0.0.1',
  });
  expect(JSON.stringify({ ...got, authorization: '' })).not.toMatch(/session|secret|cookie|proxy-auth/);
});

test('a token is for one section and one session, and replaced within a minute', async () => {
  const tokens = () => arrived.map(({ headers }) => headers.authorization);
  await Promise.all([ask('/mfe_promos/a'), ask('/mfe_promos/b')]);
  expect(minted).toHaveLength(1);
  await ask('/mfe_rooms/a');
  await ask('/mfe_promos/a', { headers: { ...SESSION, authorization: 'Bearer session-of-ben' } });
  await ask('/mfe_promos/a', { headers: { authorization: SESSION.authorization } });
  expect(minted).toHaveLength(4);
  expect(tokens().slice(2)).toEqual([
    'Bearer mfe_rooms.for.session-of-amara',
    'Bearer mfe_promos.for.session-of-ben',
    'Bearer mfe_promos.for.session-of-amara',
  ]);
  // The session has ended: no later than a minute after, nothing arrives any more.
  const ended = { message: 'This account is banned.', success: false, code: 'session-ended' };
  api = json(401, ended);
  now += 60_000;
  const answer = await ask('/mfe_promos/a');
  expect([answer.status, answer.json, answer.mark, answer.headers['cache-control']]).toEqual([401, ended, undefined, 'no-store']);
  expect(arrived).toHaveLength(5);
});

test('refuses what another site sends before it requests a token, and also with a cached one', async () => {
  await ask('/mfe_promos/a', { headers: { ...SESSION, 'sec-fetch-site': 'same-origin' } });
  for (const site of ['cross-site', 'same-site', 'none']) {
    const answer = await ask('/mfe_promos/a', { method: 'POST', headers: { ...SESSION, 'sec-fetch-site': site } });
    expect([answer.status, answer.json]).toEqual([403, { message: 'Only a page of this console can request this.', success: false }]);
  }
  expect([minted.length, arrived.length]).toEqual([1, 1]);
  // A form of another site sends cookies at most.
  api = ({ headers }, response) => send(response, headers.authorization === '' ? 401 : 200, { message: 'Please sign in first.' });
  expect((await ask('/mfe_promos/a', { method: 'POST', headers: { cookie: SESSION.cookie } })).status).toBe(401);
  expect(arrived).toHaveLength(1);
});

test.each([
  ['/mfe_gone/a', 404, 'mfe_gone has no service of its own here.'],
  ['/mfe_unknown/a', 404, 'mfe_unknown has no service of its own here.'],
  ['/mfe_later/a', 503, 'The service of mfe_later isn’t set up on this server. Its operator names it in SECTION_BACKENDS.'],
  ['/mfe_away/a', 502, 'The service of mfe_away cannot be reached. Try again shortly. If it keeps happening, contact the section’s team.'],
])('%s is answered with %d and a sentence', async (address, status, message) => {
  for (const method of ['GET', 'POST']) {
    const answer = await ask(address, { method, body: method === 'GET' ? '' : 'x' });
    expect([answer.status, answer.json, answer.mark]).toEqual([status, { message, success: false }, 'origin-for-service']);
  }
  expect(arrived).toEqual([]);
});

test('a path that leads elsewhere as written is refused', async () => {
  for (const address of ['/mfe_promos/../mfe_rooms/a', '/mfe_promos/%2e%2e/mfe_rooms/a', '/mfe_promos/./a'])
    expect((await ask(address)).status).toBe(400);
  expect(arrived).toEqual([]);
});

test('takes no body that the API would not', async () => {
  const answer = await ask('/mfe_promos/a', { method: 'POST', body: 'x'.repeat(101 * 1024) });
  expect([answer.status, answer.json]).toEqual([413, { message: 'The request is too large.', success: false }]);
  expect(arrived).toEqual([]);
});

test('says in a sentence that the backend has no tokens, is unreachable or is busy', async () => {
  for (const without of [json(404, {}), json(405, {}), json(200, { other: 1 })]) {
    api = without;
    expect(await ask('/mfe_promos/a')).toMatchObject({
      status: 501,
      mark: 'origin-for-service',
      json: { message: expect.stringContaining('section-tokens') },
    });
  }
  api = json(503, { message: 'The database isn’t responding.', success: false }, { 'retry-after': '5' });
  expect(await ask('/mfe_promos/a')).toMatchObject({ status: 503, mark: undefined, headers: { 'retry-after': '5' } });
  api = (_, response) => response.destroy();
  expect(await ask('/mfe_promos/a')).toMatchObject({
    status: 502,
    mark: 'origin',
    json: { message: expect.stringContaining('platform server') },
  });
  expect(arrived).toEqual([]);
});

test('a service sets no cookies, policies or marks of the console, and its 401 does not end the session', async () => {
  const refusal = { message: 'The end date is over.', field: 'endDate' };
  service = json(409, refusal, {
    ...{ 'set-cookie': '__Host-arena-session-1=x', 'access-control-allow-origin': '*', 'content-security-policy': 'script-src *' },
    ...{ 'arena-answered-by': 'origin', 'clear-site-data': '"*"', 'service-worker-allowed': '/', etag: '"1"' },
  });
  const { status, json: body, headers } = await ask('/mfe_promos/a');
  expect([status, body, headers.etag, headers['cache-control']]).toEqual([409, refusal, '"1"', 'no-store']);
  for (const name of ['set-cookie', 'access-control-allow-origin', 'content-security-policy', 'arena-answered-by', 'clear-site-data'])
    expect([name, headers[name]]).toEqual([name, undefined]);
  service = json(401, { message: 'Who are you?' }, { 'www-authenticate': 'Bearer' });
  expect(await ask('/mfe_promos/a')).toMatchObject({
    ...{ status: 502, mark: 'origin-for-service' },
    json: { message: 'The service of mfe_promos doesn’t accept the console’s token. Contact the section’s team.', success: false },
  });
});

test('long answers are compressed as the API’s are', async () => {
  service = json(
    200,
    Array.from({ length: 500 }, (_, id) => ({ id })),
  );
  const { json: list, headers } = await ask('/mfe_promos/a', { headers: { ...SESSION, 'accept-encoding': 'gzip' } });
  expect([headers['content-encoding'], (list as unknown[]).length]).toEqual(['gzip', 500]);
});

test('the setting names each section once, with an origin', () => {
  expect(readSectionBackends(' mfe_promos=https://promos.internal:8080 , mfe_x=http://localhost:9000,')).toEqual({
    mfe_promos: 'https://promos.internal:8080',
    mfe_x: 'http://localhost:9000',
  });
  expect(readSectionBackends(undefined)).toEqual({});
  for (const wrong of [
    'mfe_promos',
    'mfe-promos=http://x',
    'mfe_promos=promos:8080',
    'mfe_promos=https://x/path',
    'a=ftp://x',
    '=http://x',
  ])
    expect(() => readSectionBackends(wrong)).toThrow(
      `SECTION_BACKENDS has '${wrong}'. Name each section once, with the origin of its service: mfe_promos=https://promos.internal:8080`,
    );
  expect(() => readSectionBackends('a=http://x,a=http://y')).toThrow("SECTION_BACKENDS has 'a=http://y'.");
});
