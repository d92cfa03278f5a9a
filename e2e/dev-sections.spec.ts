import { written } from '../tooling/pack/manifest.ts';
import { chooseTheme, look, TAGS } from './harness/accessible.ts';
import { banner, DevConsole, EIGHT_HOURS_MS, grantsOf, MINE, OLD, SAVED } from './harness/dev-sections.ts';
import { EXTENDED } from './harness/extended.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';

const SECTIONS_SCREEN = '/admin/sections';

const tried = new DevConsole();

test('an administrator sees a section of a developer’s machine in the console, with every change; other users do not', async ({
  page,
  browser,
}) => {
  await enterAs(page, tried.site.url, ADMIN);
  await page.goto(tried.site.url + SECTIONS_SCREEN);
  await page.getByLabel('Address').fill(tried.developer.origin);
  await page.getByRole('button', { name: 'Continue' }).click();
  const { version } = written('mfe-rooms');
  const question = page.getByRole('alertdialog', { name: `Run Rooms ${version} from ${tried.developer.origin}?` });
  await expect(question).toContainText('It replaces the live Rooms 1.0.0.');
  expect(await grantsOf(page.context()), 'before it was confirmed').toEqual([]);
  await question.getByRole('button', { name: 'Run Rooms' }).click();
  await expect(banner(page)).toBeVisible();
  await page.goto(tried.site.url + ROOMS);
  await expect(page.getByText(MINE)).toBeVisible();
  await expect(banner(page)).toContainText(`Rooms runs from ${tried.developer.origin} until`);
  expect(await page.evaluate(() => document.cookie), 'out of reach of scripts').toBe('');

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  tried.developer.save(tried.saved.folder);
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window), 'in place').toBe(true);

  const other = await (await browser.newContext()).newPage();
  await enterAs(other, tried.site.url, ADMIN);
  await tried.isUnchanged(other);
  await other.context().close();

  await banner(page).getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window), 'in place').toBe(true);
  await tried.isUnchanged(page);
});

test('attacks: a link, a parameter, the storage, a cookie of a script and a message of a window switch nothing on', async ({
  page,
  context,
}) => {
  await tried.enterRooms(page);
  const { origin } = tried.developer;
  const grant = { section: 'mfe_rooms', origin, until: Date.now() + EIGHT_HOURS_MS };
  await page.evaluate((value) => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of ['devSections', 'dev-sections', 'arena-dev-sections']) storage.setItem(key, JSON.stringify(value));
    document.cookie = `arena-dev-sections=${btoa(JSON.stringify(value))}.signature; path=/`;
    document.cookie = `devSections=${value.origin}; path=/`;
  }, grant);
  await tried.isUnchanged(page);
  const query = new URLSearchParams({ devSections: origin, 'dev-sections': origin, into: origin, address: origin, section: 'mfe_rooms' });
  await page.goto(`${tried.site.url}${ROOMS}?${query.toString()}#devSections=${origin}`);
  await expect(page.getByText(OLD)).toBeVisible();

  // A link of another page, which sends messages to the window that it opens.
  const evil = await context.newPage();
  const own = `${tried.developer.origin}/page.html`;
  // A server of the attacker's has no policy that keeps its pages from opening windows.
  await evil.route(own, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await evil.goto(own);
  const [opened] = await Promise.all([
    evil.waitForEvent('popup'),
    evil.evaluate((to) => {
      const target = window.open(to);
      Object.assign(window, { target });
    }, `${tried.site.url}${ROOMS}?${query.toString()}`),
  ]);
  await expect(opened.getByText(OLD)).toBeVisible();
  tried.developer.asked.length = 0;
  await evil.evaluate((value) => {
    const { target } = window as unknown as { target: Window };
    for (const message of [value, { devSections: [value] }, JSON.stringify(value), { type: 'dev-sections', ...value }])
      target.postMessage(message, '*');
  }, grant);
  await tried.isUnchanged(opened);
  await expect(banner(page)).toHaveCount(0);
});

for (const width of [1440, 768, 360])
  test(
    `the banner keeps its place from the first paint on, at ${width} pixels, dark and light, and cannot be closed`,
    EXTENDED,
    async ({ page }) => {
      await tried.enterRooms(page);
      expect(await tried.agree(page)).toBe(200);
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) Object.assign(window, { moved: (window as unknown as { moved: number }).moved + entry.value });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize({ width, height: 800 });
      for (const address of [QUIET_SCREEN, ROOMS, '/profile/edit']) {
        await page.goto(tried.site.url + address);
        const bar = banner(page);
        await expect(bar).toBeVisible();
        await expect(bar.getByRole('button')).toHaveCount(1);
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await settled(page);
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
        await look(page, width, theme, { tags: TAGS }, 'section[aria-label="Running from a developer machine"]');
      }
    },
  );
