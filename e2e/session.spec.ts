import type { APIResponse, BrowserContext, Page, Route } from '@playwright/test';
import { failedRequest } from './harness/guard.ts';
import { accountMenu, ADMIN, enter, enterAs, logIn, signInAt } from './harness/people.ts';
import { unpaidRoom, heading, panel, panelPath, ROOMS } from './harness/rooms.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';

const EXPIRED = 'session expires, please login to access';
const UNAUTHORIZED = failedRequest('401');

/** Everything that the browser keeps for the console. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

/** Another tab of the same browser, on the console's origin but with nothing of it running. */
async function elsewhere(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${url}/registry.json`);
  return tab;
}

const spoil = (token: string) => token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA');

const SEVERAL = 3;

/** Holds back the refusals until there are so many, and hands them over together: else the first one ends the rest. */
async function refusalsTogether(page: Page, count: number): Promise<void> {
  const held: { readonly route: Route; readonly response: APIResponse }[] = [];
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch();
    if (response.status() !== 401) return route.fulfill({ response });
    held.push({ route, response });
    if (held.length >= count) await Promise.all(held.splice(0).map((one) => one.route.fulfill({ response: one.response })));
  });
}

test('several concurrent calls answered with 401: one toast, one redirect, and the user is signed out', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(UNAUTHORIZED);
  const answered = await signInAt(platform.api, ADMIN);
  await enter(page, platform.url, { ...answered, token: spoil(answered.token) });
  const places: string[] = [];
  // The router notes its own state in the entry that it starts with, which is no other place.
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url());
    if (places.at(-1) !== pathname) places.push(pathname);
  });
  // The message comes of no fewer: it waits for them.
  await refusalsTogether(page, SEVERAL);
  await page.goto(platform.url + ROOMS);
  await expect(page.getByText(EXPIRED)).toBeVisible();
  const told = Date.now();
  await page.waitForURL(`${platform.url}/auth/login`);
  expect(Date.now() - told, 'after about half a second').toBeLessThan(2000);
  await expect(page.getByText(EXPIRED)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(places).toEqual([ROOMS, '/auth/login']);
  expect(await page.evaluate(() => [localStorage.getItem('auth'), localStorage.getItem('userId')])).toEqual([null, null]);
});

test('a wrong password is a failed login and no expired session: the server says it, and the person stays', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('400'));
  await page.goto(`${platform.url}/auth/login`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Incorrect email or password.').first()).toBeVisible();
  await expect(page.getByText(EXPIRED)).toBeHidden();
  await expect(page).toHaveURL(`${platform.url}/auth/login`);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  expect(await stored(page)).not.toContain('not-the-password');
});

const TAMPERED = [
  ['not JSON', '{"token":"x'],
  ['another type', '[1,2,3]'],
  ['a token that is no text', '{"token":{"a":1},"user":{"id":1},"role":"ROLE_ADMIN"}'],
  ['a token that cannot be sent', '{"token":"a\\nb","user":null,"role":"ROLE_ADMIN"}'],
  ['no role', '{"token":"abc","user":{"id":1}}'],
  ['a made-up role', '{"token":"abc","user":{"id":1},"role":"<b>root</b>"}'],
  ['null', 'null'],
] as const;

test('a truncated or forged stored record counts as signed out, and nothing crashes', EXTENDED, async ({ page, platform }) => {
  for (const [what, record] of TAMPERED) {
    await test.step(what, async () => {
      await page.goto(`${platform.url}/registry.json`);
      await page.evaluate((text) => localStorage.setItem('auth', text), record);
      await page.goto(platform.url);
      await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
      await page.goto(platform.url + ROOMS);
      await expect(page.getByText('You are not authorized to access this page')).toBeVisible();
      await expect(page).toHaveURL(`${platform.url}/`);
      // The address changes before the document: only a public page shows the signed-in user.
      await expect(page.locator('html[data-session=visitor]')).toBeAttached();
    });
  }
});

test('logging out leaves the console, forgets the session and tells the server once', async ({ page, context, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  const told: string[] = [];
  context.on('request', (request) => void (request.url().endsWith('/auth/logout') && told.push(request.url())));
  await page.goto(platform.url + ROOMS);
  await expect(heading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Amara Khan' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${platform.url}/`);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await stored(page)).not.toContain('"auth"');
  expect(told.filter((url) => url.includes('/api/v1/'))).toHaveLength(1);
  await page.goBack();
  await expect(heading(page)).toBeHidden();
});

test('when the server cannot log out, this browser logs out anyway and shows a message', async ({ page, bare, guard }) => {
  // The bare backend has no such call: 404.
  guard.allow(failedRequest('404'));
  await enterAs(page, bare.url, bare.backend);
  await page.goto(bare.url);
  await (await accountMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Server logout failed, but you are logged out locally.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await stored(page)).not.toContain('"auth"');
});

test('a message that was typed into the winner panel is still there after the session has ended and the person is back', async ({
  page,
  context,
  platform,
  guard,
}) => {
  guard.allow(UNAUTHORIZED);
  const { api, url } = platform;
  const answered = await signInAt(api, ADMIN);
  const room = await unpaidRoom(api, answered.token);
  await enter(page, url, answered);
  await page.goto(url + panelPath(room.roomId, room.user.id));
  await panel(page).getByLabel('Message').fill('Well played, ’twas close');
  await panel(page).getByLabel('Position').fill('1.5');
  await expect.poll(() => stored(page), { message: 'the draft is stored during typing' }).toContain('twas close');

  // Another tab has a session that the server does not know; this one takes it over.
  const other = await elsewhere(context, url);
  await other.evaluate((token) => {
    const record = JSON.parse(localStorage.getItem('auth') ?? '{}') as object;
    localStorage.setItem('auth', JSON.stringify({ ...record, token }));
  }, spoil(answered.token));
  await other.close();
  // The live feed connects with the new token immediately, without any action by the user.
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await page.waitForURL(`${url}/auth/login`);

  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await expect.poll(() => stored(page), { message: 'the login form keeps the email' }).toContain(ADMIN.email);
  expect(await stored(page), 'and never the password').not.toContain(ADMIN.password);
  await logIn(page, url, ADMIN);
  expect(await stored(page)).not.toContain(ADMIN.password);

  await page.getByRole('link', { name: /Continue where you were/ }).click();
  await expect(page).toHaveURL(url + panelPath(room.roomId, room.user.id));
  await expect(panel(page).getByLabel('Message')).toHaveValue('Well played, ’twas close');
  await expect(panel(page).getByLabel('Position')).toHaveValue('1.5');
});

test('a mistyped address shows the page for unknown addresses, with a way on', async ({ page, platform, guard }) => {
  guard.allow(failedRequest('/admin/x.js'));
  await enterAs(page, platform.url, ADMIN);
  for (const address of ['/%', '/admin/%', '/admin//room-management', '/admin/%00', '/admin/x.js']) {
    await page.goto(platform.url + address);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home page', exact: true })).toBeVisible();
  }
});
