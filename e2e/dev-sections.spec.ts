import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { chooseTheme, look, TAGS } from './harness/accessible.ts';
import { type LiveConsole, openLiveConsole } from './harness/consoles.ts';
import { Developer } from './harness/developer.ts';
import { failedRequest } from './harness/guard.ts';
import { LONG } from './harness/long.ts';
import { patchedBuild } from './harness/patched-build.ts';
import { ADMIN, enterAs, PLAYER, QUIET_SCREEN, type SignIn } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';
import type { Variant } from './harness/variant.ts';

const OLD = 'Manage multiplayer gaming sessions and rooms and payment';
const MINE = 'Rooms, as they are on my machine';
const SAVED = 'Rooms, after another change';
const SERVICE = '/-/dev-sections';
const SECTIONS_SCREEN = '/admin/sections';
const EIGHT_HOURS_MS = 8 * 60 * 60_000;

let site: LiveConsole;
let mine: Variant;
let saved: Variant;
let users: Variant;
let developer: Developer;
/** How far the server's clock is ahead (milliseconds). */
let ahead = 0;

test.beforeAll(async ({ platform }) => {
  site = await openLiveConsole(platform.api, { devSections: { allowed: ['http://localhost:*'], now: () => Date.now() + ahead } });
  mine = patchedBuild('mfe-rooms', [{ from: OLD, to: MINE }]);
  saved = patchedBuild('mfe-rooms', [{ from: OLD, to: SAVED }]);
  users = patchedBuild('mfe-users', []);
});
test.afterAll(async () => {
  for (const variant of [mine, saved, users]) variant.remove();
  await site.close();
});
test.beforeEach(async () => {
  developer = new Developer(mine.folder);
  await developer.start();
});
test.afterEach(async () => {
  ahead = 0;
  await developer.stop();
});

const banner = (page: Page) => page.getByRole('region', { name: 'Runs from a developer’s machine' });

/** What the panel does when its question was answered with yes, by the page itself. Answers the status. */
const agree = (page: Page, { section = 'mfe_rooms', origin = developer.origin } = {}): Promise<number> =>
  page.evaluate(
    async ([address, body]) => {
      const { token } = JSON.parse(localStorage.getItem('auth') ?? '{}') as { token?: string };
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
    [SERVICE, JSON.stringify({ section, origin })] as const,
  );

async function enterRooms(page: Page, person: SignIn = ADMIN): Promise<void> {
  await enterAs(page, site.url, person);
  await page.goto(site.url + ROOMS);
}

/** Nothing of the developer's is there, nor may it come: the page is everybody's. */
async function isEverybodys(page: Page, at = site.url): Promise<void> {
  developer.asked.length = 0;
  const answer = await page.goto(at + ROOMS);
  await expect(page.getByText(OLD)).toBeVisible();
  expect(answer?.headers()['content-security-policy']).not.toContain(developer.origin);
  await expect(banner(page)).toHaveCount(0);
  expect(developer.asked).toEqual([]);
}

/** As `isEverybodys`; the document may still let the origin in, as it cannot know the session. The next one does not. */
async function isRefused(page: Page): Promise<void> {
  developer.asked.length = 0;
  await page.goto(site.url + ROOMS);
  await expect(page.getByText(OLD)).toBeVisible();
  expect(developer.asked).toEqual([]);
  await isEverybodys(page);
}

async function cookieOf(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'arena-dev-sections');
  if (cookie === undefined) throw new Error('There is no grant in this browser.');
  return cookie;
}

test('an administrator sees a section of a developer’s machine in the console, with every change; nobody else does', async ({
  page,
  browser,
}) => {
  await enterAs(page, site.url, ADMIN);
  await page.goto(site.url + SECTIONS_SCREEN);
  await page.getByLabel('Address').fill(developer.origin);
  await page.getByRole('button', { name: 'Continue' }).click();
  const question = page.getByRole('alertdialog', { name: `Run Rooms 1.0.0 from ${developer.origin}?` });
  await expect(question).toContainText('It takes the place of Rooms 1.0.0, which is live.');
  expect(await page.context().cookies(), 'before it was confirmed').toEqual([]);
  await question.getByRole('button', { name: 'Run Rooms' }).click();
  await expect(banner(page)).toBeVisible();
  await page.goto(site.url + ROOMS);
  await expect(page.getByText(MINE)).toBeVisible();
  await expect(banner(page)).toContainText(`Rooms runs from ${developer.origin} until`);
  expect(await page.evaluate(() => document.cookie), 'out of reach of scripts').toBe('');

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  developer.save(saved.folder);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window), 'in place').toBe(true);

  const other = await (await browser.newContext()).newPage();
  await enterAs(other, site.url, ADMIN);
  await isEverybodys(other);
  await other.context().close();

  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window), 'in place').toBe(true);
  await isEverybodys(page);
});

test('attacks: a link, a parameter, the storage, a cookie of a script and a message of a window switch nothing on', async ({
  page,
  context,
}) => {
  await enterRooms(page);
  const { origin } = developer;
  const grant = { section: 'mfe_rooms', origin, until: Date.now() + EIGHT_HOURS_MS };
  await page.evaluate((value) => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of ['devSections', 'dev-sections', 'arena-dev-sections']) storage.setItem(key, JSON.stringify(value));
    document.cookie = `arena-dev-sections=${btoa(JSON.stringify(value))}.signature; path=/`;
    document.cookie = `devSections=${value.origin}; path=/`;
  }, grant);
  await isEverybodys(page);
  const query = new URLSearchParams({ devSections: origin, 'dev-sections': origin, into: origin, address: origin, section: 'mfe_rooms' });
  await page.goto(`${site.url}${ROOMS}?${query.toString()}#devSections=${origin}`);
  await expect(page.getByText(OLD)).toBeVisible();

  // A link of another page, which sends messages to the window that it opens.
  const evil = await context.newPage();
  await evil.goto(`${developer.origin}/section.json`);
  const [opened] = await Promise.all([
    evil.waitForEvent('popup'),
    evil.evaluate((to) => {
      const target = window.open(to);
      Object.assign(window, { target });
    }, `${site.url}${ROOMS}?${query.toString()}`),
  ]);
  await expect(opened.getByText(OLD)).toBeVisible();
  developer.asked.length = 0;
  await evil.evaluate((value) => {
    const { target } = window as unknown as { target: Window };
    for (const message of [value, { devSections: [value] }, JSON.stringify(value), { type: 'dev-sections', ...value }])
      target.postMessage(message, '*');
  }, grant);
  await isEverybodys(opened);
  await expect(banner(page)).toHaveCount(0);
});

for (const width of [1440, 768, 360])
  test(
    `the banner keeps its place from the first paint on, at ${width} pixels, dark and light, and cannot be closed`,
    LONG,
    async ({ page }) => {
      await enterRooms(page);
      expect(await agree(page)).toBe(200);
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) Object.assign(window, { moved: (window as unknown as { moved: number }).moved + entry.value });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize({ width, height: 800 });
      for (const address of [QUIET_SCREEN, ROOMS, '/profile/edit']) {
        await page.goto(site.url + address);
        const bar = banner(page);
        await expect(bar).toBeVisible();
        await expect(bar.getByRole('button')).toHaveCount(1);
        await settled(page);
        // The bar above the rooms grows with its figures where it is narrow, with and without a banner.
        if (address !== ROOMS)
          expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), address).toBeLessThan(0.005);
        const [box, stop] = [await bar.boundingBox(), await bar.getByRole('button').boundingBox()];
        expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, 800]);
        expect((stop?.x ?? 0) + (stop?.width ?? 0)).toBeLessThanOrEqual(width);
        // The end of the page, and of the sidebar, is above it.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        for (const part of await page.locator('main, #sidebar').all()) {
          const inside = await part.boundingBox();
          expect((inside?.y ?? 0) + (inside?.height ?? 0), address).toBeLessThanOrEqual((box?.y ?? 0) + 1);
        }
      }
      for (const theme of ['dark', 'light']) {
        await chooseTheme(page, theme);
        await look(page, width, theme, (axe) => axe.include('section[aria-label="Runs from a developer’s machine"]').withTags(TAGS));
      }
    },
  );

test('attacks: a grant that has ended, in an open tab and in a copy', LONG, async ({ page, context }) => {
  await context.clock.install();
  await enterRooms(page);
  expect(await agree(page)).toBe(200);
  await page.goto(site.url + ROOMS);
  await expect(page.getByText(MINE)).toBeVisible();
  const cookie = await cookieOf(context);
  ahead = EIGHT_HOURS_MS;
  await page.clock.fastForward(EIGHT_HOURS_MS);
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(page.getByText(/Rooms is as everybody’s again: its time is over/)).toBeVisible();
  // A browser that keeps it for longer than it was told to.
  await context.addCookies([{ ...cookie, expires: -1 }]);
  await isEverybodys(page);
});

test(
  'attacks: a grant that was copied to another browser, and to another session of this one',
  LONG,
  async ({ page, context, browser }) => {
    await enterRooms(page);
    expect(await agree(page)).toBe(200);
    const cookie = await cookieOf(context);
    expect([cookie.httpOnly, cookie.sameSite, cookie.path]).toEqual([true, 'Strict', '/']);
    const elsewhere = await browser.newContext();
    await elsewhere.addCookies([cookie]);
    const thief = await elsewhere.newPage();
    await enterAs(thief, site.url, ADMIN);
    await isRefused(thief);
    await elsewhere.close();
    await enterAs(page, site.url, ADMIN);
    await context.addCookies([cookie]);
    await isRefused(page);
  },
);

test('attacks: an altered grant, an origin off the list, somebody who is no administrator', LONG, async ({ page, context, guard }) => {
  guard.allow(failedRequest(SERVICE));
  await enterRooms(page);
  expect(await agree(page, { origin: 'https://evil.example' })).toBe(403);
  expect(await agree(page)).toBe(200);
  const cookie = await cookieOf(context);
  const [text = '', signature = ''] = cookie.value.split('.');
  const grant = JSON.parse(Buffer.from(text, 'base64url').toString()) as object;
  for (const changes of [{ section: 'mfe_users' }, { origin: 'http://localhost:1' }, { until: Date.now() + 1000 }]) {
    const value = `${Buffer.from(JSON.stringify({ ...grant, ...changes })).toString('base64url')}.${signature}`;
    await context.addCookies([{ ...cookie, value }]);
    await isEverybodys(page);
  }
  await context.clearCookies();
  await enterAs(page, site.url, PLAYER);
  expect(await agree(page)).toBe(403);
  expect(await context.cookies()).toEqual([]);
});

test('attack: a page of another origin posts, with a form and with a program', LONG, async ({ page, context, guard }) => {
  guard.allow(/CORS|Failed to load resource|ERR_FAILED/);
  const evil = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<title>evil</title>')).listen(
    0,
    'localhost',
  );
  try {
    await enterRooms(page);
    const trap = await context.newPage();
    await trap.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`);
    const body = JSON.stringify({ section: 'mfe_rooms', origin: developer.origin });
    const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('auth') ?? '{}') as { token: string }).token);
    const sent = await trap.evaluate(
      async ([address, text, stolen]) => {
        const send = (headers: Record<string, string>, mode: RequestMode) =>
          fetch(address, { method: 'POST', mode, credentials: 'include', headers, body: text }).then(
            ({ type }) => type as string,
            () => 'blocked',
          );
        return [
          await send({ 'content-type': 'application/json', authorization: `Bearer ${stolen}` }, 'cors'),
          await send({ 'content-type': 'text/plain' }, 'no-cors'),
        ];
      },
      [site.url + SERVICE, body, token] as const,
    );
    expect(sent).toEqual(['blocked', 'opaque']);
    await trap.setContent(
      `<form method="post" enctype="text/plain" action="${site.url}${SERVICE}"><input name='${body.slice(0, -1)},"x":"' value='"}'></form>`,
    );
    await Promise.all([trap.waitForURL(site.url + SERVICE), trap.evaluate(() => document.forms[0]?.submit())]);
    expect(await context.cookies()).toEqual([]);
    await isEverybodys(page);
  } finally {
    evil.close();
  }
});

test('attack: the machine answers with another section', LONG, async ({ page }) => {
  await enterRooms(page);
  expect(await agree(page)).toBe(200);
  developer.save(users.folder);
  await page.goto(site.url + ROOMS);
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(banner(page)).toContainText(
    `${developer.origin} answers with mfe_users, which was not agreed to. Rooms is the live version.`,
  );
  expect(developer.asked.filter((address) => address.endsWith('.js'))).toEqual([]);
});

test('attack: the setting is switched off while grants are out', LONG, async ({ page, platform, context, guard }) => {
  // The stream of changes of the page that is open ends with its server.
  guard.allow(failedRequest(SERVICE), failedRequest('/api/v1/events'));
  await enterRooms(page);
  expect(await agree(page)).toBe(200);
  const off = await openLiveConsole(platform.api);
  try {
    // Cookies are a host's, whatever the port: this is the same browser at the same server, started again.
    await enterAs(page, off.url, ADMIN);
    expect((await cookieOf(context)).value).not.toBe('');
    await isEverybodys(page, off.url);
    expect(await agree(page)).toBe(404);
  } finally {
    await off.close();
  }
});
