import type { Page } from '@playwright/test';
import { createPreview, stopPreview } from '../ship/previews.ts';
import { type LiveConsole, openLiveConsole } from './harness/consoles.ts';
import { grantsOf, OLD } from './harness/dev-sections.ts';
import { patchedBuild } from './harness/patched-build.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';
import type { Variant } from './harness/variant.ts';

const NEW = 'Rooms, as a colleague wants to see them';
const banner = (page: Page) => page.getByRole('region', { name: 'Running a preview' });

let site: LiveConsole;
let variant: Variant;

test.beforeAll(async ({ platform }) => {
  site = await openLiveConsole(platform.api, { previews: true });
  variant = patchedBuild('mfe-rooms', [{ from: OLD, to: NEW }]);
});
test.afterAll(async () => {
  variant.remove();
  await site.close();
});

async function link() {
  const { previews = [] } = await createPreview({ ...site.publisher, by: 'Maya' }, [{ folder: 'mfe-rooms', build: variant.folder }]);
  const { id, sections } = previews.at(-1)!;
  return { id, address: `${site.url}/admin/sections?preview=${id}`, version: sections[0]!.live.version };
}

async function run(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Run preview' }).click();
  await expect(banner(page)).toBeVisible();
}

test('an administrator runs a preview by its link, in one session alone, until Stop', async ({ page, browser }) => {
  const { address, version } = await link();
  await enterAs(page, site.url, ADMIN);
  await page.goto(address);
  const panel = page.getByRole('region', { name: 'Preview' });
  await expect(panel).toContainText(`${version}, replaces the live 1.0.0`);
  await expect(panel).toContainText('Uploaded by Maya.');
  expect(await grantsOf(page.context()), 'before the administrator agreed').toEqual([]);
  await panel.getByRole('button', { name: 'Run preview' }).click();
  await expect(banner(page)).toContainText('Preview by Maya until');
  expect(new URL(page.url()).search).toBe('');
  await page.goto(site.url + ROOMS);
  await expect(page.getByText(NEW)).toBeVisible();
  await expect(banner(page)).toContainText(`for you alone: Rooms ${version}.`);

  const other = await (await browser.newContext()).newPage();
  await enterAs(other, site.url, ADMIN);
  await other.goto(site.url + ROOMS);
  await expect(other.getByText(OLD)).toBeVisible();
  await expect(banner(other)).toHaveCount(0);
  await other.context().close();

  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('a preview that its team has stopped says so at the next page load, and its link no longer runs', async ({ page, guard }) => {
  guard.allow(/404/);
  const { id, address } = await link();
  await enterAs(page, site.url, ADMIN);
  await run(page, address);
  await stopPreview(site.publisher, id, 'mfe-rooms');
  await page.goto(site.url + ROOMS);
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(banner(page)).toContainText('This preview was stopped or has expired. You see the live versions.');
  await banner(page).getByRole('button', { name: 'Close' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.goto(address);
  await expect(page.getByText('There is no such preview: it was stopped, has expired')).toBeVisible();
});
