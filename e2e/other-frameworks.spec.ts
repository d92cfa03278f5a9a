import path from 'node:path';
import { publish } from '../ship/commands.ts';
import { ROOT } from '../tooling/apps.ts';
import { build } from '../tooling/build.ts';
import { type LiveConsole, openLiveConsole } from './harness/consoles.ts';
import { patchedBuild } from './harness/patched-build.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import type { Variant } from './harness/variant.ts';

const [VUE, REACT_18] = ['e2e/sections/mfe-vue', 'e2e/sections/mfe-react-18'] as const;
const MINUTE_MS = 60_000;

let site: LiveConsole;
let next: Variant;

test.beforeAll(async ({ platform }) => {
  await build([VUE, REACT_18], () => undefined);
  next = patchedBuild(VUE, [{ from: 'Games in Vue', to: 'Games in the next Vue' }]);
  site = await openLiveConsole(platform.api);
  for (const folder of [VUE, REACT_18])
    await publish(site.publisher, { folder: path.basename(folder), build: path.join(ROOT, folder, 'dist') });
});
test.afterAll(async () => {
  next.remove();
  await site.close();
});

test('sections in Vue 3 and React 18 run next to React 19: with data, links, notices, their own styles and static nodes', async ({
  page,
}) => {
  await enterAs(page, site.url, ADMIN);
  await page.goto(`${site.url}/admin/vue`);
  const heading = page.locator('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Games in Vue');
  await expect(page).toHaveTitle('Games in Vue · Arena');
  await expect(heading).toHaveCSS('color', 'rgb(65, 184, 131)');
  await expect(page.getByRole('listitem').filter({ hasText: 'PUBG Mobile' })).toBeVisible();
  // From `innerHTML`, which the document allows to named policies only.
  await expect(page.locator('main b')).toHaveText('text');
  const style = await page.locator('main b').evaluate((element) => getComputedStyle(element).getPropertyValue('--arena-color-text'));
  expect(style, 'the theme').toMatch(/^#|^rgb/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await page.getByRole('link', { name: 'Games in React 18' }).click();
  await expect(heading).toHaveText('Games in React 18.3.1');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('color', 'rgb(97, 218, 251)');
  await expect(page.getByRole('listitem').filter({ hasText: 'Free Fire' })).toBeVisible();
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(page.getByText('2 games')).toBeVisible();
  await page.getByRole('button', { name: 'Games in Vue' }).click();
  await expect(heading).toHaveText('Games in Vue');
  await expect(page.locator('[data-mounted]')).toHaveCount(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a section in another framework fails like any other: in its place, with its code and a retry', async ({ page, guard }) => {
  guard.allow(/in React 18/, /in Vue/, /mfe_vue crashed/, /mfe_react_18 crashed/);
  await enterAs(page, site.url, ADMIN);
  await page.goto(`${site.url}/admin/vue?broken`);
  await expect(page.getByText('S-09, Vue 1.0.0')).toBeVisible();
  await page.goto(`${site.url}/admin/vue`);
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(page.getByText(/Something went wrong in Vue.*S-13, Vue 1.0.0/)).toBeVisible();
  await page.getByRole('link', { name: 'Games in React 18' }).click();
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(page.getByText('S-09, React 18 1.0.0')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Free Fire' })).toBeVisible();
});

test('a new version of a section in Vue takes its place in the same document, and may create its policy again', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await enterAs(page, site.url, ADMIN);
  await page.goto(`${site.url}/admin/vue`);
  await expect(page.locator('main b')).toHaveText('text');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await publish(site.publisher, { folder: 'mfe-vue', build: next.folder, version: '1.1.0' });
  await page.clock.fastForward(MINUTE_MS / 2);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.locator('main').getByRole('heading', { name: 'Games in the next Vue' })).toBeVisible();
  await expect(page.locator('main b')).toHaveText('text');
  await expect(page.locator('[data-mounted]')).toHaveCount(1);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
