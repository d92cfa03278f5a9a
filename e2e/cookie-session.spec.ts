import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs, logIn, signInAt } from './harness/people.ts';
import { heading, ROOMS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

interface StoredRecord {
  readonly token: string;
  readonly user: { readonly id: number };
  readonly role: string;
}
const COOKIE = /^(__Host-)?arena-session-/;

test('stores the session out of reach of scripts: in several tabs, across reloads, and until sign-out', async ({
  page,
  context,
  platform: { url, api },
  guard,
}) => {
  guard.allow(failedRequest('401'));
  await logIn(page, url, ADMIN);
  const cookies = async () => (await context.cookies()).filter(({ name }) => COOKIE.test(name));
  const [cookie, ...others] = await cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Strict' });

  const streams: string[] = [];
  context.on('response', (response) => void (response.url().endsWith('/events') && response.ok() && streams.push(response.url())));
  await page.goto(url + ROOMS);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => streams.length, { message: 'the live stream is open' }).toBeGreaterThan(0);

  // All that code in the page can read of the session is worth nothing anywhere else.
  const [readable, record] = await page.evaluate(() => {
    const everything = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    return [everything, JSON.parse(localStorage.getItem('auth') ?? '{}') as StoredRecord] as const;
  });
  expect(readable).not.toContain(cookie?.value.slice(-20));
  expect(record).toMatchObject({ role: 'ROLE_ADMIN', user: { id: 1 } });
  expect((await fetch(`${api}/api/v1/users/`, { headers: { authorization: `Bearer ${record.token}` } })).status).toBe(401);
  // And a request that sends the cookie by itself, such as a form or a picture of any page, opens nothing.
  expect(await page.evaluate(async () => (await fetch('/api/v1/users/')).status)).toBe(401);

  const other = await context.newPage();
  await other.goto(url + ROOMS);
  await expect(heading(other)).toBeVisible();
  await page.getByRole('button', { name: 'Amara Khan' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(other.getByText('You signed out in another tab.')).toBeVisible();
  await expect.poll(cookies, { message: 'the cookie goes with the session' }).toEqual([]);
  const headers = { authorization: `Bearer ${record.token}`, cookie: `${cookie?.name}=${cookie?.value}` };
  expect((await fetch(`${api}/api/v1/users/`, { headers })).status, 'and so does the session itself').toBe(401);
});

test('a user who was signed in with a stored token stays signed in, and the token leaves the storage', async ({
  page,
  context,
  platform,
}) => {
  const { url, api } = platform;
  const { token, user } = await signInAt(api, ADMIN);
  await page.goto(`${url}/registry.json`);
  await page.evaluate((text) => localStorage.setItem('auth', text), JSON.stringify({ token, user, role: 'ROLE_ADMIN' }));
  await page.goto(url + ROOMS);
  await expect(heading(page)).toBeVisible();
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(stored).not.toContain(token);
  expect((await context.cookies()).map(({ value }) => value)).toContain(token);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Amara Khan' })).toBeVisible();
  // An older shell, which does not know the cookie, sends the token in the record: that is the session.
  const asBefore = () =>
    page.evaluate(async () => {
      const { token: sent } = JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string };
      const headers = { authorization: `Bearer ${sent}` };
      return [(await fetch('/api/v1/users/', { headers })).status, (await fetch('/-/sections', { headers })).status];
    });
  expect(await asBefore()).toEqual([200, 200]);
});

test('on a backend without it, the stored record is the specification’s, and no cookie is requested', async ({
  page,
  context,
  bare,
  guard,
}) => {
  guard.allow(failedRequest('/api/v1/capabilities'));
  const asked: (string | null)[] = [];
  context.on(
    'request',
    (request) => void (request.url().endsWith('/auth/login') && asked.push(request.headers()['arena-session'] ?? null)),
  );
  await logIn(page, bare.url, bare.backend);
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}') as StoredRecord);
  expect(Object.keys(record).sort()).toEqual(['role', 'token', 'user']);
  expect((await fetch(`${bare.url}/api/v1/users/`, { headers: { authorization: `Arena ${record.token}` } })).status).toBe(200);
  expect(asked.filter((value) => value !== null)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('a session that another tab has begun is never answered with this one’s data', async ({ page, context, platform: { url }, guard }) => {
  guard.allow(failedRequest('40[13]'));
  await enterAs(page, url, ADMIN);
  const before = await page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as StoredRecord).token);
  const other = await context.newPage();
  await other.goto(`${url}/auth/login`);
  await other.getByRole('button', { name: 'Switch account' }).click();
  await logIn(other, url, { email: 'player@arena.test', password: 'arena-player' });
  const ask = (token: string) =>
    other.evaluate(async (sent) => (await fetch('/api/v1/users/1', { headers: { authorization: `Bearer ${sent}` } })).status, token);
  const now = await other.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as StoredRecord).token);
  expect([await ask(before), await ask(now)], 'the administrator’s mark finds no cookie, the player’s is the player’s').toEqual([401, 403]);
});
