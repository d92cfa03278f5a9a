import type { RegistryDocument } from '@arena/shared/contract/publishing';
import type { Page } from '@playwright/test';
import type { Console } from './harness/consoles.ts';
import { bell } from './harness/overview.ts';
import { overviewServer } from './harness/overview-server.ts';
import { failedRequest } from './harness/guard.ts';
import { EXTENDED } from './harness/extended.ts';
import { ADMIN, enterAs, enterBare, signInAt } from './harness/people.ts';
import { heading, ROOMS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';
import { row, TOURNAMENTS, typedTournament } from './harness/tournament.ts';
import { tournamentServer } from './harness/tournament-server.ts';

/** The backend data that this browser remembers from an earlier visit. */
async function hearWhatBackendHas(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/notification`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('arena-capabilities'))).not.toBeNull();
}

test('what a page reads first is requested before the program is there, and not again', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v1/rooms/')) asked.push(pathname + search);
  });
  const lists = ['PENDING', 'ALL_DONE', 'COIN_TIME'].map((status) => `/api/v1/rooms/search?status=${status}&size=1000`);
  await hearWhatBackendHas(page, platform.url);
  // The program starts only after all of its first data have been requested.
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await expect.poll(() => asked).toEqual(lists);
    await route.continue();
  });
  await page.goto(platform.url + ROOMS);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked).toEqual(lists);
});

test('the overview asks for its widgets’ data before the program is there, and for their files once it has come', async ({
  page,
  platform,
}) => {
  const { sections } = (await (await fetch(`${platform.url}/registry.json`)).json()) as RegistryDocument;
  const files = sections.flatMap(({ live }) =>
    live.descriptor.widgets.flatMap(({ preload = [] }) => preload.map((file) => live.base + file)),
  );
  const once = [...new Set(files)].toSorted();
  expect(once.length).toBeGreaterThan(3);
  await enterAs(page, platform.url, ADMIN);
  await hearWhatBackendHas(page, platform.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const filesAsked = () => asked.filter((url) => once.includes(url)).toSorted();
  await page.route(/\/main\.\w+\.js$/, async (route) => {
    await expect.poll(() => asked.some((url) => url.includes('COIN_TIME'))).toBe(true);
    expect(filesAsked()).toEqual([]);
    await route.continue();
  });
  await page.goto(`${platform.url}/admin`);
  await expect(page.getByRole('region', { name: 'Rooms awaiting payout' }).getByRole('listitem').first()).toBeVisible();
  expect(filesAsked()).toEqual(once);
});

/** `fullMap`: a completed full-map room of this backend; of everything else there is a first one. */
async function expectReadsUsed(page: Page, url: string, fullMap = 1): Promise<void> {
  const { sections } = (await (await fetch(`${url}/registry.json`)).json()) as RegistryDocument;
  const mounts = sections.flatMap(({ live }) => live.descriptor.mounts);
  const declared = mounts.flatMap((mount) =>
    mount.pages
      .filter(({ reads = [], readsWith }) => reads.length > 0 || readsWith !== undefined)
      .map((one) => `${mount.path}/${one.path}`),
  );
  expect(declared.length).toBeGreaterThan(2);
  await hearWhatBackendHas(page, url);
  for (const address of ['/admin', '/admin/notification', '/admin/analytics', '/profile/edit', ...declared]) {
    await page.goto(url + address.replace(/\/$/, '').replace(':fullmapId', String(fullMap)).replace(/:\w+/g, '1'));
    await expect
      .poll(() => page.evaluate(() => (window as { arenaHandOver?: { readonly reads: Map<string, unknown> } }).arenaHandOver?.reads.size), {
        message: address,
      })
      .toBe(0);
  }
}

test('every first read that a section or the shell declares is one that its page makes', EXTENDED, async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  await expectReadsUsed(page, platform.url);
});

test('the same, of a backend with the specification and nothing else', EXTENDED, async ({ page, bare, guard }) => {
  guard.allow(failedRequest('404'));
  await enterBare(page, bare, guard);
  await expectReadsUsed(page, bare.url, bare.backend.fullmaps.completed([1]));
});

const STREAM = '**/api/v1/events';

/** How far back the server knows what has changed, in milliseconds. */
async function knownFor({ api }: Console, headers: Readonly<Record<string, string>>): Promise<number> {
  const control = new AbortController();
  const answer = await fetch(`${api}/api/v1/events`, { headers, signal: control.signal });
  control.abort();
  return Number(new URLSearchParams(answer.headers.get('x-changed-lately') ?? '').get('known'));
}

test('a change between a page’s first read and its live feed is read again', async ({ page, platform }) => {
  const server = await tournamentServer(platform);
  const [there, late] = [typedTournament().title, typedTournament().title];
  await server.create(there);
  await enterAs(page, platform.url, ADMIN);
  await page.route(STREAM, async (route) => {
    await expect(row(page, there)).toBeVisible();
    await server.create(late);
    await route.continue();
  });
  const listening = page.waitForResponse(STREAM);
  await page.goto(platform.url + TOURNAMENTS);
  await listening;
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(row(page, late)).toBeVisible();
});

test('so it is in a second tab, which listens through the stream of the first', async ({ page, context, platform }) => {
  const server = await tournamentServer(platform);
  const [there, late] = [typedTournament().title, typedTournament().title];
  await server.create(there);
  await enterAs(page, platform.url, ADMIN);
  const listening = page.waitForResponse(STREAM);
  await page.goto(platform.url + TOURNAMENTS);
  await listening;
  const second = await context.newPage();
  const streams: string[] = [];
  second.on('request', (request) => void (request.url().endsWith('/events') && streams.push(request.url())));
  await second.route(/\/live\.\w+\.js$/, async (route) => {
    await expect(row(second, there)).toBeVisible();
    await server.create(late);
    // Its message has gone out: the first tab shows it.
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(row(page, late)).toBeVisible();
    await route.continue();
  });
  await second.goto(platform.url + TOURNAMENTS);
  await second.getByRole('button', { name: 'Show it' }).click();
  await expect(row(second, late)).toBeVisible();
  expect(streams).toEqual([]);
});

test('a page that starts slowly reads nothing twice', async ({ page, platform }) => {
  const server = await overviewServer(platform);
  const admin = await server.admin();
  const headers = { authorization: `Bearer ${(await signInAt(platform.api, admin)).token}` };
  await fetch(`${platform.api}/api/v1/notifications/read`, { method: 'PUT', headers });
  await expect.poll(() => knownFor(platform, headers)).toBeGreaterThan(5000);
  await enterAs(page, platform.url, admin);
  await page.addInitScript(() => {
    const now = Date.now;
    Object.assign(window, { slower: () => (Date.now = () => now() + 3000) });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v1/rooms/')) asked.push(pathname + search);
  });
  await page.route(STREAM, async (route) => {
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => (window as unknown as { slower: () => void }).slower());
    await route.continue();
  });
  const listening = page.waitForResponse(STREAM);
  await page.goto(platform.url + ROOMS);
  await listening;
  await server.askTopUp(11);
  await expect(bell(page, 1)).toBeVisible();
  expect(asked.toSorted()).toEqual(['ALL_DONE', 'COIN_TIME', 'PENDING'].map((status) => `/api/v1/rooms/search?status=${status}&size=1000`));
});
