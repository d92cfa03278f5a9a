import type { Page } from '@playwright/test';
import path from 'node:path';
import { ROOT, type SectionName } from '../../tooling/apps.ts';
import { publish } from '../../ship/commands.ts';
import { type LiveConsole, openLiveConsole } from '../harness/consoles.ts';
import { type Patch, patchedBuild } from '../harness/patched-build.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';
import type { Variant } from '../harness/variant.ts';

const HALF_A_MINUTE_MS = 31_000;

/** Each console section, the screen that its team has changed, and the new text. */
const SHIPPED: readonly { readonly folder: SectionName; readonly at: string; readonly edit: Patch }[] = [
  {
    folder: 'mfe-rooms',
    at: '/admin/room-management',
    edit: {
      from: 'Manage multiplayer gaming sessions and rooms and payment',
      to: 'Rooms, shipped again',
    },
  },
  {
    folder: 'mfe-tournaments',
    at: '/admin/tournaments',
    edit: {
      from: 'Create, manage and complete tournaments',
      to: 'Tournaments, shipped again',
    },
  },
  {
    folder: 'mfe-finance',
    at: '/admin/top-up-manage',
    edit: { from: 'Manage game top-up requests from users', to: 'Top-ups, shipped again' },
  },
  {
    folder: 'mfe-users',
    at: '/admin/user-management',
    edit: { from: 'Manage your gaming community members', to: 'Users, shipped again' },
  },
];

let site: LiveConsole;
const variants = new Map<SectionName, Variant>();

test.beforeAll(async ({ platform }) => {
  for (const { folder, edit } of SHIPPED) variants.set(folder, patchedBuild(folder, [edit]));
  site = await openLiveConsole(platform.api);
});

test.afterAll(async () => {
  await site.close();
  for (const variant of variants.values()) variant.remove();
});

/** Every address of the console's sections that are live, with a number where a page wants one. */
async function routes(): Promise<readonly string[]> {
  const { sections } = await site.publisher.store.read();
  return sections
    .flatMap(({ live }) => live.descriptor.mounts)
    .filter(({ layout }) => layout === 'console')
    .flatMap((mount) => mount.pages.map((page) => `${mount.path}/${page.path}`.replace(/\/$/, '').replaceAll(/:\w+/g, '1')));
}

/** Goes somewhere as a link would: the document stays. Found by element: a dialog hides what lies below it from roles. */
async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.locator('#main h1'), address).toBeVisible();
  await expect(page.locator('#main [aria-busy=true]'), address).toHaveCount(0);
}

test('three deploys of every section under an open tab: every route still opens, each of one version, without a reload', async ({
  page,
  guard,
}) => {
  test.setTimeout(180_000);
  // Number 1 is no room that has winners, and no tournament: those screens say so.
  guard.allow(/Failed to load resource.*40[04].*\/api\/v1\//);
  let loads: { readonly section: string; readonly version: string }[] = [];
  page.on('request', (request) => {
    const [, section, version] = /\/live\/([\w-]+)\/([\d.]+)\//.exec(request.url()) ?? [];
    if (section !== undefined && version !== undefined) loads.push({ section, version });
  });
  const versionsLoaded = () =>
    Object.fromEntries(
      SHIPPED.map(({ folder }) => [folder, [...new Set(loads.filter(({ section }) => section === folder).map(({ version }) => version))]]),
    );

  await page.clock.install();
  await enterAs(page, site.url, ADMIN);
  await page.goto(site.url + SHIPPED[0]!.at);
  for (const { at, edit } of SHIPPED) {
    await visit(page, at);
    await expect(page.getByText(edit.from)).toBeVisible();
  }
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  for (const version of ['1.1.0', '1.2.0', '1.3.0']) {
    for (const { folder } of SHIPPED) {
      const build = version === '1.2.0' ? path.join(ROOT, folder, 'dist') : (variants.get(folder)?.folder ?? '');
      await publish(site.publisher, { folder, build, version });
    }
    await page.clock.fastForward(HALF_A_MINUTE_MS);
  }
  const offer = page.locator('[role=status][aria-label="Updates available"]');
  await expect(offer.getByText('1.3.0 is available')).toHaveCount(SHIPPED.length);

  const all = await routes();
  expect(all.length).toBeGreaterThan(18);
  for (const address of all) await visit(page, address);
  expect(versionsLoaded()).toEqual(Object.fromEntries(SHIPPED.map(({ folder }) => [folder, ['1.0.0']])));

  for (let left = SHIPPED.length; left > 0; left -= 1) {
    await offer.getByRole('button', { name: 'Update' }).first().click();
    await expect(offer.getByRole('button', { name: 'Update' })).toHaveCount(left - 1);
  }
  // Until its own update, a section's screen still fetches what it needs of its old version.
  await visit(page, QUIET_SCREEN);
  loads = [];
  for (const address of all) await visit(page, address);
  for (const { at, edit } of SHIPPED) {
    await visit(page, at);
    await expect(page.getByText(edit.to)).toBeVisible();
  }
  expect(versionsLoaded()).toEqual(Object.fromEntries(SHIPPED.map(({ folder }) => [folder, ['1.3.0']])));
  expect(await page.evaluate(() => 'sameDocument' in window), 'without a reload').toBe(true);
});
