import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eq } from 'drizzle-orm';
import { addUser } from '../../test/builders';
import { type Answer, useTestServer } from '../../test/test-server';
import { ROLES } from '../db/migrate';
import { userRoles, users } from '../db/schema/people';

const server = useTestServer();
const ASKS = { 'arena-session': 'cookie' };
const PASSWORD = 'right password';

const SESSION = /^(__Host-)?arena-session-/;
const sessionsSet = ({ headers }: Answer) => ([headers['set-cookie'] ?? []].flat() as string[]).filter((cookie) => SESSION.test(cookie));

type Jar = Map<string, string>;

/** Does with the answer's cookies what a browser does. */
function keep(jar: Jar, { headers }: Answer): void {
  for (const cookie of [headers['set-cookie'] ?? []].flat() as string[]) {
    const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
    if (!SESSION.test(name)) continue;
    if (/Max-Age=0(;|$)/.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }
}

const cookieHeader = (jar: Jar) => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
const sent = (jar: Jar, mark: string, more: Record<string, string> = {}) => ({
  headers: { cookie: cookieHeader(jar), authorization: `Bearer ${mark}`, ...more },
});

const login = (username: string, headers: Record<string, string> = {}) =>
  server.call('POST /auth/login', { body: { username, password: PASSWORD }, headers });

async function signIn(jar: Jar, email: string, headers: Record<string, string> = {}) {
  const answer = await login(email, { ...ASKS, cookie: cookieHeader(jar), ...headers });
  assert.equal(answer.status, 200);
  keep(jar, answer);
  return { answer, mark: (answer.body as { token: string }).token };
}

const admin = (name = 'Amara') => addUser(server, name, { admin: true, password: PASSWORD });
const statusOf = async (jar: Jar, mark: string, line = 'GET /users/', more = {}) => (await server.call(line, sent(jar, mark, more))).status;

describe('a session in a cookie', () => {
  it('is set only on request: other clients get a token in the answer', async () => {
    const { email } = await admin();
    const answer = await login(email);
    assert.deepEqual(sessionsSet(answer), []);
    const { token } = answer.body as { token: string };
    assert.equal((await server.call('GET /users/', { headers: { authorization: `Bearer ${token}` } })).status, 200);
  });

  it('has its token out of reach of scripts and other sites, and a mark that ends with it', async () => {
    const { email } = await admin();
    const { answer, mark } = await signIn(new Map(), email);
    const [cookie = '', ...others] = sessionsSet(answer);
    assert.deepEqual(others, []);
    const [, token = ''] = /^arena-session-[\w-]{8}=([^;]+); Path=\/; Max-Age=2591999; HttpOnly; SameSite=Strict$/.exec(cookie) ?? [];
    assert.ok(!answer.bytes.toString().includes(token.slice(-20)), 'the token is not in the answer');
    const [claims, real] = [mark, token].map((one) => JSON.parse(Buffer.from(one.split('.')[1] ?? '', 'base64url').toString()) as object);
    assert.deepEqual(Object.keys(claims ?? {}).sort(), ['exp', 'jti']);
    assert.deepEqual({ ...real, ...claims }, real);
  });

  it('has a secure cookie, which no other host can set, wherever the browser came by https', async () => {
    const { email } = await admin();
    for (const [header, value] of [
      ['origin', 'https://console.example'],
      ['x-forwarded-proto', 'https'],
    ] as const) {
      const jar: Jar = new Map();
      const { answer, mark } = await signIn(jar, email, { [header]: value });
      assert.match(String(sessionsSet(answer)), /^__Host-arena-session-[\w-]{8}=.*; Path=\/; .*; HttpOnly; SameSite=Strict; Secure$/);
      assert.equal(await statusOf(jar, mark), 200);
      keep(jar, await server.call('GET /auth/logout', sent(jar, mark)));
      assert.equal(jar.size, 0);
    }
  });

  it('opens nothing by the cookie alone, by the mark alone, or by the mark of another session', async () => {
    const [one, other] = [await admin(), await admin('Bela')];
    const [jar, elsewhere]: Jar[] = [new Map(), new Map()];
    assert.ok(jar && elsewhere);
    const { mark } = await signIn(jar, one.email);
    const { mark: otherMark } = await signIn(elsewhere, other.email);
    const ban = `PUT /users/${other.id}/ban`;
    for (const line of ['GET /users/', ban, 'GET /events']) {
      const [method, path] = line.split(' ');
      const call = (headers: Record<string, string>) => server.call(`${method} ${path}`, { headers });
      assert.equal((await call({ cookie: cookieHeader(jar) })).status, 401, `${line}: the cookie alone`);
      assert.equal((await call({ authorization: `Bearer ${mark}` })).status, 401, `${line}: the mark alone`);
      assert.equal((await call(sent(jar, otherMark).headers)).status, 401, `${line}: another session's mark`);
    }
    // A cookie stored under the name of another session still does not belong to that session.
    const [[name = ''] = []] = [...jar.keys()].map((key) => [key]);
    assert.equal(await statusOf(new Map([[name, [...elsewhere.values()][0] ?? '']]), mark), 401);
    const [row] = await server.db.select({ bannedAt: users.bannedAt }).from(users).where(eq(users.id, other.id));
    assert.equal(row?.bannedAt, null);
    assert.equal(await statusOf(jar, mark, ban), 200);
  });

  it('is refused where the browser says that another site asks', async () => {
    const jar: Jar = new Map();
    const { mark } = await signIn(jar, (await admin()).email);
    for (const site of ['cross-site', 'same-site', 'none'])
      assert.equal(await statusOf(jar, mark, 'GET /users/', { 'sec-fetch-site': site }), 401, site);
    assert.equal(await statusOf(jar, mark, 'GET /users/', { 'sec-fetch-site': 'same-origin' }), 200);
  });

  it('has the rights that its person has now', async () => {
    const player = await addUser(server, 'Cleo', { password: PASSWORD });
    const jar: Jar = new Map();
    const { mark } = await signIn(jar, player.email);
    assert.equal(await statusOf(jar, mark), 403);
    await server.db.insert(userRoles).values({ userId: player.id, roleId: ROLES.admin.id });
    assert.equal(await statusOf(jar, mark), 200);
    await server.db.update(users).set({ bannedAt: server.now }).where(eq(users.id, player.id));
    assert.equal(await statusOf(jar, mark), 401);
  });

  it('ends with its sign-out, which takes its cookie and leaves every other', async () => {
    const { email } = await admin();
    const jar: Jar = new Map();
    const [{ mark: first }, { mark: second }] = [await signIn(jar, email), await signIn(jar, email)];
    assert.equal(jar.size, 2);
    const stolen = new Map(jar);
    keep(jar, await server.call('GET /auth/logout', { headers: { cookie: cookieHeader(jar) } }));
    assert.equal(jar.size, 2, 'another site can make the call, and ends nothing by it');
    keep(jar, await server.call('GET /auth/logout', sent(jar, first)));
    assert.equal(jar.size, 1);
    assert.equal(await statusOf(stolen, first), 401);
    assert.equal(await statusOf(jar, second), 200);
  });

  it('is replaced when a signed-in user signs in again, and does not pile up', async () => {
    const { email } = await admin();
    const jar: Jar = new Map();
    const { mark: before } = await signIn(jar, email);
    const { mark } = await signIn(jar, email, { authorization: `Bearer ${before}` });
    assert.equal(jar.size, 1);
    assert.deepEqual([await statusOf(jar, before), await statusOf(jar, mark)], [401, 200]);
    const marks: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      server.advance(1);
      marks.push((await signIn(jar, email)).mark);
    }
    assert.equal(jar.size, 4);
    const states = await Promise.all([mark, ...marks].map((one) => statusOf(jar, one)));
    assert.deepEqual(states, [401, 401, 200, 200, 200, 200]);
    server.advance(40 * 24 * 60);
    await signIn(jar, email);
    assert.equal(jar.size, 1, 'what is over goes');
  });

  it('leaves the cookies of another console on the same host name, of which a few are kept', async () => {
    const { email } = await admin();
    const jar: Jar = new Map([['arena-session-theirs', 'a.token.of-another-server']]);
    await signIn(jar, email);
    assert.equal(jar.get('arena-session-theirs'), 'a.token.of-another-server');
    for (let other = 0; other < 30; other += 1) jar.set(`arena-session-other${other}`, 'a.token.of-another-server');
    await signIn(jar, email);
    assert.deepEqual([jar.size, jar.has('arena-session-theirs'), jar.has('arena-session-other29')], [8, false, true]);
  });

  it('stays valid after a changed password, in a new cookie', async () => {
    const user = await admin();
    const jar: Jar = new Map();
    const { mark } = await signIn(jar, user.email);
    server.advance(1);
    const answer = await server.call(`PUT /users/${user.id}/password`, {
      ...sent(jar, mark),
      body: { oldPassword: PASSWORD, newPassword: 'another password' },
    });
    assert.equal(answer.status, 200);
    keep(jar, answer);
    const { token: next } = answer.body as { token: string };
    assert.deepEqual([jar.size, await statusOf(jar, mark), await statusOf(jar, next)], [1, 401, 200]);
  });
});

describe('POST /auth/session', () => {
  it('puts the token of a session into a cookie, and ends nothing by it', async () => {
    const { email } = await admin();
    const { token } = (await login(email)).body as { token: string };
    const jar: Jar = new Map();
    const bearer = { headers: { authorization: `Bearer ${token}` } };
    const answers = [await server.call('POST /auth/session', bearer), await server.call('POST /auth/session', bearer)];
    for (const answer of answers) keep(jar, answer);
    const [mark = '', again] = answers.map(({ body }) => (body as { token: string }).token);
    // Two tabs that do it concurrently have the same session afterwards.
    assert.deepEqual([again, jar.size, await statusOf(jar, mark)], [mark, 1, 200]);
    assert.equal((await server.call('GET /users/', bearer)).status, 200, 'what is on its way with the token is answered');
    await server.call('GET /auth/logout', sent(jar, mark));
    assert.equal((await server.call('GET /users/', bearer)).status, 401, 'they are one session');
  });

  it('is there for signed-in users', async () => {
    assert.equal((await server.call('POST /auth/session')).status, 401);
    assert.equal((await server.call('POST /auth/session', { headers: { authorization: 'Bearer made.up.token' } })).status, 401);
  });
});

describe('the capability', () => {
  it('is announced unless the operator says otherwise', async () => {
    const announced = async (cookieSession: boolean) => {
      const app = await server.copy({ cookieSession });
      const { capabilities } = (await app.inject('/api/v1/capabilities')).json<{ capabilities: string[] }>();
      await app.close();
      return capabilities.includes('cookie-session');
    };
    assert.deepEqual([await announced(true), await announced(false)], [true, false]);
  });
});
