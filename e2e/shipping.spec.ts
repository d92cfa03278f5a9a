import { getsCandidate } from '@arena/shared/contract/publishing';
import type { Browser, Page } from '@playwright/test';
import { promote, publish, rollback } from '../ship/commands.ts';
import { type LiveConsole, openLiveConsole } from './harness/consoles.ts';
import { patchedBuild } from './harness/patched-build.ts';
import { enterAs } from './harness/people.ts';
import { heading, ROOMS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';
import { type Person, userServer } from './harness/users-server.ts';
import type { Variant } from './harness/variant.ts';

const OLD = 'Manage multiplayer gaming sessions and rooms and payment';
const NEW = 'Rooms, the next version';

let site: LiveConsole;
let variant: Variant;

test.beforeAll(async ({ platform }) => {
  site = await openLiveConsole(platform.api);
  variant = patchedBuild('mfe-rooms', [{ from: OLD, to: NEW }]);
});
test.afterAll(async () => {
  variant.remove();
  await site.close();
});

/** New administrators until there is one in the share and one outside. */
async function administrators(api: string, share: number) {
  const people = await userServer({ api });
  let inside: Person | null = null;
  let outside: Person | null = null;
  while (inside === null || outside === null) {
    const person = await people.register();
    await people.grant(person.email);
    if (getsCandidate('mfe_rooms', share, person.id)) inside ??= person;
    else outside ??= person;
  }
  return { inside, outside };
}

/** A separate user's browser, and the addresses below /live that it requested. */
async function openAs(browser: Browser, person: Person): Promise<{ readonly page: Page; readonly asked: () => readonly string[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enterAs(page, site.url, person);
  return { page, asked: () => asked.filter((path) => path.startsWith('/live/mfe-rooms/')) };
}

async function seesRooms(page: Page, subtitle: string): Promise<void> {
  await page.goto(site.url + ROOMS);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(subtitle)).toBeVisible();
}

test('a canary reaches its share of the users and stays with them; promotion and rollback reach every user at the next load', async ({
  browser,
  platform,
  request,
}) => {
  const { inside, outside } = await administrators(platform.api, 50);
  await publish(site.publisher, { folder: 'mfe-rooms', build: variant.folder, version: '1.1.0', share: 50 });
  const [one, other] = [await openAs(browser, inside), await openAs(browser, outside)];
  for (let load = 0; load < 2; load += 1) {
    await seesRooms(one.page, NEW);
    await seesRooms(other.page, OLD);
  }
  // The program uses exactly what the document preloads: nothing of the other version is requested.
  expect(one.asked().filter((path) => !path.startsWith('/live/mfe-rooms/1.1.0/'))).toEqual([]);
  expect(other.asked().filter((path) => !path.startsWith('/live/mfe-rooms/1.0.0/'))).toEqual([]);
  expect(other.asked().length).toBeGreaterThan(2);

  await promote(site.publisher, 'mfe-rooms');
  await seesRooms(one.page, NEW);
  await seesRooms(other.page, NEW);
  await rollback(site.publisher, 'mfe-rooms');
  await seesRooms(one.page, OLD);
  await seesRooms(other.page, OLD);
  // Tabs that are still on it find its files.
  const left = one.asked().find((path) => path.startsWith('/live/mfe-rooms/1.1.0/') && path.endsWith('.js')) ?? '';
  const file = await request.get(site.url + left);
  expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  await Promise.all([one.page.context().close(), other.page.context().close()]);
});

test('the folder serves versions and nothing else of itself, and an unchanged registry costs a few bytes', async ({ request }) => {
  const answer = await request.get(`${site.url}/registry.json`);
  expect(await answer.text()).not.toContain('history');
  const again = await request.get(`${site.url}/registry.json`, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  expect((await request.get(`${site.url}/live/mfe-rooms/1.0.0/section.json`)).status()).toBe(200);
  const kept = ['/live/registry.json', '/live/.staging/x/1.0.0/y.js', '/live/mfe-rooms/1.0.0/../../registry.json'];
  for (const path of [...kept, '/live/mfe-rooms/1.0.0/.signature']) expect((await request.get(site.url + path)).status(), path).toBe(404);
});

test('the public pages are those of the live version', async ({ page }) => {
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=arena-script]')].map(({ content }) => content),
  );
  expect(scripts.filter((address) => address.startsWith(`${site.url}/live/mfe-public/1.0.0/`))).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => document.fonts.check('800 20px Archivo'))).toBe(true);
});
