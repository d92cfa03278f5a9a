/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { administratorOf, UNNAMED } from './administrator.ts';

const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const closing: (() => unknown)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function backendThat(answer: RequestListener): Promise<string> {
  const backend = createServer(answer).listen(0, '127.0.0.1');
  closing.push(() => backend.close());
  await once(backend, 'listening');
  return `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
}

/** Has the specification's calls alone; `isAdmin` says whom it takes for an administrator. */
const bareBackend = (isAdmin: (headers: IncomingHttpHeaders) => boolean) =>
  backendThat((request, response) => {
    if (request.headers.authorization === 'Bearer redirected') response.writeHead(302, { location: '/' }).end();
    else if (request.url !== '/api/v1/revenue/monthly') response.writeHead(404).end('<h1>Not Found</h1>');
    else response.writeHead(isAdmin(request.headers) ? 200 : 403).end('[]');
  });

test('our server identifies the user with any extra words in the header', async () => {
  const api = await backendThat(({ url, headers }, response) => {
    const isAdmin = headers.authorization?.split(' ').at(-1) === 'admin' && headers.cookie === 'session=admin';
    if (url === '/api/v1/auth/session') response.writeHead(isAdmin ? 200 : 403).end(isAdmin ? '{"userId":7}' : '{"message":"No"}');
    else response.writeHead(403).end('{"message":"No"}');
  });
  for (const scheme of ['Bearer ', 'Other ', ''])
    expect(await administratorOf(api, { authorization: `${scheme}admin`, cookie: 'session=admin' })).toBe('user 7');
  expect(await administratorOf(api, { authorization: 'Bearer admin' })).toBeNull();
  expect(await administratorOf(api, { authorization: 'Bearer player', cookie: 'session=admin' })).toBeNull();
  expect(await administratorOf(api, { cookie: 'session=admin' })).toBeNull();
});

test('a bare backend identifies no user: a token with a subject does', async () => {
  const api = await bareBackend(({ authorization = '' }) => !/player/.test(authorization));
  const token = tokenOf({ sub: 'amara', name: 'chosen' });
  for (const authorization of [`Bearer ${token}`, `Other ${token}`, token])
    expect(await administratorOf(api, { authorization })).toBe('subject amara');
  // Opaque tokens, and headers of several words, of which the backend may read any.
  for (const authorization of ['Bearer opaque', `Bearer opaque ${token}`, `Bearer ${tokenOf({ name: 'x' })}`, 'Bearer a.b.c'])
    expect(await administratorOf(api, { authorization })).toBe(UNNAMED);
  for (const authorization of ['Bearer player', 'Bearer redirected']) expect(await administratorOf(api, { authorization })).toBeNull();
});

test('a token that a bare backend accepts only together with a cookie identifies no user', async () => {
  const api = await bareBackend(({ cookie }) => cookie === 'session=admin');
  const authorization = `Bearer ${tokenOf({ sub: 'invented' })}`;
  expect(await administratorOf(api, { authorization, cookie: 'session=admin' })).toBe(UNNAMED);
  expect(await administratorOf(api, { authorization, cookie: 'session=other' })).toBeNull();
  expect(await administratorOf(api, { authorization })).toBeNull();
});

test('a backend that is away, or in trouble, confirms no one', async () => {
  const inTrouble = await backendThat(({ url }, response) => response.writeHead(url === '/api/v1/auth/session' ? 503 : 200).end('[]'));
  for (const api of [inTrouble, 'http://127.0.0.1:9']) expect(await administratorOf(api, { authorization: 'Bearer admin' })).toBeNull();
});

test('an administrator whose cookie makes the headers too large gets no second identity', async () => {
  const token = tokenOf({ sub: 'admin@arena.test' });
  const padded = { authorization: `Bearer ${token}`, cookie: `padding=${'a'.repeat(15_000)}` };
  for (const status of [400, 413, 429, 431]) {
    const api = await backendThat(({ url, headers }, response) => {
      if (headers.cookie !== undefined) response.writeHead(status).end('{}');
      else response.writeHead(200).end(url === '/api/v1/auth/session' ? '{"userId":7}' : '[]');
    });
    expect(await administratorOf(api, { authorization: padded.authorization })).toBe('user 7');
    expect(await administratorOf(api, padded)).toBeNull();
  }
});
