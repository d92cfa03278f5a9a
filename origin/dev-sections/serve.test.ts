/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEV_SECTIONS_PATH, DEV_SECTIONS_READER } from '@arena/shared/contract/publishing';
import { GRANT_MS, sessionOf, sign } from './grant.ts';
import { KEY_FILE } from './key.ts';
import { type Answer, OWN_PAGE, testConsole } from './testing/index.ts';

const ON = { allowed: ['http://localhost:*'] };
const ROOMS = { section: 'mfe_rooms', origin: 'http://localhost:3901' };
const ADMIN = { authorization: 'Bearer admin' };

let site: Awaited<ReturnType<typeof testConsole>>;
let server: Awaited<ReturnType<typeof site.serve>>;

beforeEach(async () => {
  site = await testConsole();
  server = await site.serve(ON);
});
afterEach(() => site.close());

type Headers = Record<string, string>;
const agree = (payload: object = ROOMS, headers: Headers = {}, at = server) =>
  at({ method: 'POST', url: DEV_SECTIONS_PATH, headers: { ...OWN_PAGE, ...ADMIN, ...headers }, payload: JSON.stringify(payload) });
const cookieIn = ({ cookie = '' }: Answer) => cookie.split(';')[0] ?? '';
const runs = (cookie: string, headers: Headers = ADMIN, at = server) =>
  at({ method: 'GET', url: DEV_SECTIONS_PATH, headers: { cookie, ...headers } });
const sectionsOf = ({ body }: Answer) => (JSON.parse(body) as { sections?: unknown[] }).sections ?? [];
const documentOf = async (headers: Headers, at = server) => {
  const { body, headers: sent } = await at({ method: 'GET', url: '/admin', headers });
  const policy = String(sent['content-security-policy'])
    .replaceAll(/nonce-[^']+/g, 'nonce')
    .replaceAll(/127\.0\.0\.1:\d+/g, 'host');
  return { body, policy, vary: sent.vary };
};

test('an administrator’s consent holds for eight hours, in a cookie that no script reads', async () => {
  const answer = await agree();
  expect(answer.status).toBe(200);
  expect(answer.cookie).toMatch(/^arena-dev-sections=[\w-]+\.[\w-]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/);
  const cookie = cookieIn(answer);
  const entry = { ...ROOMS, until: site.clock.now + GRANT_MS };
  expect(JSON.parse((await runs(cookie)).body)).toEqual({ allowed: ON.allowed, sections: [entry], now: site.clock.now });
  expect(cookie).not.toContain(Buffer.from('admin').toString('base64url'));
  // Every copy of the server has the key of the folder.
  expect(sectionsOf(await runs(cookie, ADMIN, await site.serve(ON)))).toEqual([entry]);
  const key = readFileSync(path.join(site.live, KEY_FILE));
  expect((await server({ url: `/live/${KEY_FILE}` })).body).not.toContain(key.toString());

  const ended = await server({ method: 'DELETE', url: DEV_SECTIONS_PATH, headers: { 'sec-fetch-site': 'same-origin', cookie } });
  expect([ended.status, ended.cookie]).toEqual([204, expect.stringContaining('arena-dev-sections=; Path=/; Max-Age=0')]);
});

test('only the document of a user who has agreed says so and lets the one origin in; every other document is as without the setting', async () => {
  const off = await documentOf({}, await site.serve(undefined));
  expect(await documentOf({})).toEqual(off);
  expect(await documentOf(ADMIN)).toEqual(off);
  const granted = await documentOf({ cookie: cookieIn(await agree()) });
  expect(granted.body).toContain('"devSections":true');
  expect(granted.body.replace(',"devSections":true', '')).toBe(off.body);
  for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src'])
    expect(granted.policy).toMatch(new RegExp(`${directive} [^;]* http://localhost:3901(;| |$)`));
  expect((await server({ url: '/registry.json', headers: { cookie: cookieIn(await agree()) } })).body).not.toContain('devSections');
});

test('the worker that reads an address may read from the allowed origins and do nothing else', async () => {
  const { headers, body } = await server({ url: DEV_SECTIONS_READER });
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src http://localhost:*");
  expect(body).toContain("'/section.json'");
});

test('attack: a cookie that a script has written, and every change of one that holds', async () => {
  const cookie = cookieIn(await agree());
  const [name, value = ''] = cookie.split('=');
  const [text = '', signature = ''] = value.split('.');
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString()) as Parameters<typeof sign>[0];
  const altered = (changes: object) => Buffer.from(JSON.stringify({ ...grant, ...changes })).toString('base64url');
  const forged = [
    `${altered({ origin: 'http://localhost:6666' })}.${signature}`,
    `${altered({ section: 'mfe_users' })}.${signature}`,
    `${altered({ until: grant.until + 1 })}.${signature}`,
    sign(grant, Buffer.from('the key of another server')),
    ...[text, `${text}.`, `.${signature}`, `${value}.${signature}`, 'true', '1', '%7B%7D'],
  ];
  for (const one of forged) {
    expect(sectionsOf(await runs(`${name}=${one}`))).toEqual([]);
    expect((await documentOf({ cookie: `${name}=${one}` })).policy).not.toContain('localhost');
  }
  expect(sectionsOf(await runs(cookie))).toHaveLength(1);
});

test('attack: a grant that has ended', async () => {
  const cookie = cookieIn(await agree());
  site.clock.now += GRANT_MS - 1;
  expect(sectionsOf(await runs(cookie))).toHaveLength(1);
  site.clock.now += 1;
  const answer = await runs(cookie);
  expect([sectionsOf(answer), answer.cookie]).toEqual([[], expect.stringContaining('Max-Age=0')]);
  expect((await documentOf({ cookie })).policy).not.toContain('localhost');
});

test('attack: a grant that was copied into another session, or is used without one', async () => {
  const cookie = cookieIn(await agree());
  for (const other of [{ authorization: 'Bearer other-admin' }, {}]) {
    const answer = await runs(cookie, other as Headers);
    expect([sectionsOf(answer), answer.cookie]).toEqual([[], expect.stringContaining('Max-Age=0')]);
  }
});

test('attack: an origin that is not on the list, or is more than an origin', async () => {
  for (const [origin, status] of [
    ['https://evil.example', 403],
    ['http://localhost.evil.example:3901', 403],
    ['http://localhost:3901/evil', 400],
    ["http://localhost:3901; script-src 'unsafe-eval'", 400],
    ['javascript:alert(1)', 400],
    [null, 400],
  ] as const) {
    const answer = await agree({ ...ROOMS, origin });
    expect([origin, answer.status, answer.cookie]).toEqual([origin, status, undefined]);
  }
  expect((await agree({ ...ROOMS, section: '../mfe_rooms' })).status).toBe(400);
});

test('attack: a page of another origin that posts, with any headers of its own', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://console.example' },
  ] as Headers[])
    expect((await agree(ROOMS, headers)).status).toBe(403);
  const send = (headers: Headers, method: 'POST' | 'DELETE' = 'POST') =>
    server({
      method,
      url: DEV_SECTIONS_PATH,
      headers: { ...ADMIN, ...headers },
      ...(method === 'POST' && { payload: JSON.stringify(ROOMS) }),
    });
  const json = { 'content-type': 'application/json' };
  for (const origin of ['https://evil.example', 'null', '']) expect((await send({ ...json, origin })).status).toBe(403);
  expect((await send(json)).status).toBe(403);
  expect((await send({ origin: 'https://evil.example' }, 'DELETE')).status).toBe(403);
  // What a form can send.
  expect((await send({ ...OWN_PAGE, 'content-type': 'text/plain' })).status).toBe(415);
  expect((await send({ ...json, origin: 'https://console.example' })).status).toBe(200);
});

test('attack: a user who is not an administrator, or no longer is', async () => {
  for (const authorization of ['Bearer player', '']) {
    const answer = await agree(ROOMS, { authorization });
    expect([answer.status, answer.cookie]).toEqual([403, undefined]);
  }
  const cookie = cookieIn(await agree());
  site.administrators.delete(ADMIN.authorization);
  expect((await runs(cookie)).status).toBe(403);
});

test('attack: grants that are out when the setting is switched off, or no longer has their origin', async () => {
  const cookie = cookieIn(await agree());
  const off = await site.serve({ allowed: [] });
  expect(JSON.parse((await runs(cookie, ADMIN, off)).body)).toMatchObject({ allowed: [], sections: [] });
  const refused = await agree(ROOMS, {}, off);
  expect([refused.status, refused.body, refused.cookie]).toEqual([404, expect.stringContaining('the setting DEV_SECTIONS'), undefined]);
  expect((await off({ url: DEV_SECTIONS_READER })).status).toBe(404);
  const narrower = await site.serve({ allowed: ['http://localhost:4000'] });
  expect(sectionsOf(await runs(cookie, ADMIN, narrower))).toEqual([]);
  for (const at of [off, narrower]) expect((await documentOf({ cookie }, at)).policy).not.toContain('localhost');
});

test('a grant for longer than eight hours does not hold, also where it is signed', async () => {
  const key = 'k'.repeat(32);
  const at = await site.serve({ ...ON, key });
  const grant = { ...ROOMS, until: site.clock.now + GRANT_MS, session: sessionOf('Bearer admin') };
  const cookie = (until: number) => `arena-dev-sections=${sign({ ...grant, until }, Buffer.from(key))}`;
  expect(sectionsOf(await runs(cookie(grant.until), ADMIN, at))).toHaveLength(1);
  expect(sectionsOf(await runs(cookie(grant.until + 1), ADMIN, at))).toEqual([]);
});
