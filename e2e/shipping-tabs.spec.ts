import type { Page } from '@playwright/test';
import { promote, publish, rollback } from '../ship/commands.ts';
import { publishShell, rollbackShell } from '../ship/shell.ts';
import { type LiveConsole, openLiveConsole, SHELL_FOLDER } from './harness/consoles.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { patchedBuild, throwing } from './harness/patched-build.ts';
import { heading, ROOMS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';
import type { Variant } from './harness/variant.ts';

const OLD = 'Manage multiplayer gaming sessions and rooms and payment';
const NEW = 'Rooms, the next version';
/** Two rounds of asking: in which a rollback has to have arrived. */
const MINUTE_MS = 60_000;

let site: LiveConsole;
let next: Variant;
let broken: Variant;

test.beforeAll(async ({ platform }) => {
  site = await openLiveConsole(platform.api);
  next = patchedBuild('mfe-rooms', [{ from: OLD, to: NEW }]);
  broken = patchedBuild('mfe-rooms', [{ from: JSON.stringify(OLD), to: throwing('broken on purpose') }]);
});
test.afterAll(async () => {
  next.remove();
  broken.remove();
  await site.close();
});

test('an open tab is offered a new version in place, never over typed text, and recovers by itself after a rollback', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/broken on purpose/, /mfe_rooms/);
  await context.clock.install();
  await enterAs(page, site.url, ADMIN);
  await page.goto(site.url + ROOMS);
  await expect(page.getByText(OLD)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // Found by its attributes: while a dialog is open, what lies below it is hidden from roles.
  const offer = page.locator('[role=status][aria-label="Updates available"]');

  // Half a form is filled in when the version goes live.
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Settings/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('2v2');
  await publish(site.publisher, { folder: 'mfe-rooms', build: next.folder, version: '1.1.0', share: 50 });
  await promote(site.publisher, 'mfe-rooms');
  await page.clock.fastForward(MINUTE_MS / 2);
  await expect(offer.getByText('Rooms 1.1.0 is available')).toBeAttached();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('2v2');
  await offer.getByText('Update').dispatchEvent('click');
  await expect(offer.getByText('Save or discard your changes')).toBeAttached();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('2v2');

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await offer.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText(NEW)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  await expect(offer).toHaveCount(0);

  // The third version does not work. The open tab still loads it, another tab opens with it, and the rollback recovers both without any
  // action by the user.
  await publish(site.publisher, { folder: 'mfe-rooms', build: broken.folder, version: '1.2.0' });
  await page.clock.fastForward(MINUTE_MS / 2);
  await offer.getByRole('button', { name: 'Update' }).click();
  const failed = (tab: Page) => tab.getByRole('alert').getByText(/Rooms/).first();
  await expect(failed(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(site.url + ROOMS);
  await other.evaluate(() => Object.assign(window, { sameDocument: true }));
  await expect(failed(other)).toBeVisible();
  await rollback(site.publisher, 'mfe-rooms');
  for (const tab of [page, other]) {
    await tab.clock.fastForward(MINUTE_MS / 2);
    await expect(tab.getByText(NEW)).toBeVisible();
    await expect(tab.getByRole('article').first()).toBeVisible();
    expect(await tab.evaluate(() => 'sameDocument' in window), 'without a reload').toBe(true);
  }
});

test('an open tab offers a new shell, keeps its own until it is reloaded, and reports a rollback', async ({ page, context }) => {
  const shell = (version: string) => publishShell(site.publisher, { folder: 'shell', build: SHELL_FOLDER, version });
  await context.clock.install();
  await enterAs(page, site.url, ADMIN);
  await page.goto(site.url + ROOMS);
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const offer = page.getByRole('status', { name: 'Updates available' });

  await shell('1.1.0');
  await page.clock.fastForward(MINUTE_MS / 2);
  await expect(offer.getByText('Arena Console 1.1.0 is available')).toBeVisible();
  await rollbackShell(site.publisher);
  await page.clock.fastForward(MINUTE_MS / 2);
  await expect(offer).toHaveCount(0);

  await shell('1.2.0');
  await page.clock.fastForward(MINUTE_MS / 2);
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page does not reload by itself').toBe(true);
  await offer.getByRole('button', { name: 'Reload' }).click();
  await page.waitForFunction(() => !('sameDocument' in window));
  await expect(heading(page)).toBeVisible();
  const asked = page.waitForResponse(`${site.url}/registry.json`);
  await page.clock.fastForward(MINUTE_MS / 2);
  await (await asked).finished();
  await expect(offer).toHaveCount(0);
});
