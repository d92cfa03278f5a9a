import type { RegistryDocument } from '@arena/shared/contract';
import type { Page } from '@playwright/test';
import { ADMIN, enterAs } from './harness/people.ts';
import { heading, ROOMS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

/** What this browser remembers of a backend, from a visit before. */
async function hearWhatBackendHas(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/notification`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('arena-capabilities'))).toContain('room-pages');
}

test('what a page reads first is asked for before the program is there, and not again', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/v1/rooms/')) asked.push(pathname + search);
  });
  const lists = ['PENDING', 'ALL_DONE', 'COIN_TIME'].map((status) => `/api/v1/rooms/search?status=${status}&size=1000`);
  await hearWhatBackendHas(page, platform.url);
  // The program does not come before all of its first data have been asked for.
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
  await expect(page.getByRole('region', { name: 'Rooms waiting for a decision' }).getByRole('listitem').first()).toBeVisible();
  expect(filesAsked()).toEqual(once);
});

test('every first read that a section declares is one that its page makes', async ({ page, platform }) => {
  const { sections } = (await (await fetch(`${platform.url}/registry.json`)).json()) as RegistryDocument;
  const mounts = sections.flatMap(({ live }) => live.descriptor.mounts);
  const declared = mounts.flatMap((mount) =>
    mount.pages
      .filter(({ reads = [], readsWith }) => reads.length > 0 || readsWith !== undefined)
      .map((one) => `${mount.path}/${one.path}`),
  );
  expect(declared.length).toBeGreaterThan(2);
  await enterAs(page, platform.url, ADMIN);
  for (const address of ['/admin', ...declared]) {
    await page.goto(platform.url + address.replace(/\/$/, '').replace(/:\w+/g, '1'));
    await expect
      .poll(() => page.evaluate(() => (window as { __arenaReads?: Map<string, unknown> }).__arenaReads?.size), { message: address })
      .toBe(0);
  }
});
