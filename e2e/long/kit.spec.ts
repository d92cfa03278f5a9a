import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../tooling/network.ts';
import { type Started, type WorkingCopy, workingCopy } from '../../tooling/working-copy.ts';

// Some fifty pages, each looked at six times.
test.setTimeout(600_000);

const THEMES = ['dark', 'light'] as const;
const WIDTHS = [1440, 768, 360];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

let copy: WorkingCopy;
let kit: Started;
let origin: string;

test.beforeAll(async () => {
  copy = workingCopy();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  kit = copy.start({ PORT: String(port) }, 'npm', 'run', 'kit');
  await expect.poll(kit.said, { timeout: 60_000 }).toContain('Ctrl-C stops it.');
});
test.afterAll(async () => {
  kit.interrupt();
  await kit.output.catch(() => undefined);
  copy.remove();
});

/** What axe measures in the middle of a fade is no colour that stays; a skeleton's never ends. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );

/** What is wrong with the page that is open. The other theme is another set of colours over the same elements. */
async function problems(page: Page, theme: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const found = await (theme === 'dark' ? axe.withTags(RULES) : axe.withRules('color-contrast')).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

test('every part of the kit is accessible in all its states, in both themes and three widths', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto(origin);
  const links = page.getByRole('navigation', { name: 'Parts of the kit' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const titles = await links.allTextContents();
  expect(titles.length).toBeGreaterThan(30);
  for (const title of titles) {
    await page.goto(`${origin}/?alone=${encodeURIComponent(title)}`);
    await expect(page.getByText(title, { exact: true }).first(), title).toBeAttached();
    for (const theme of THEMES) {
      await page.evaluate((newValue) => {
        localStorage.setItem('arena-theme', newValue);
        window.dispatchEvent(new StorageEvent('storage', { key: 'arena-theme', newValue }));
      }, theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        expect.soft(await problems(page, theme), `${title}, ${theme}, ${width} pixels wide`).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
        expect.soft(sideways, `${title} scrolls sideways, ${width} pixels wide`).toBe(false);
      }
    }
  }
  expect(errors).toEqual([]);
});

test('the catalogue shows a part in three widths, and both themes', async ({ page }) => {
  await page.goto(origin);
  await page.getByRole('link', { name: 'StatusBadge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'StatusBadge' })).toBeVisible();
  for (const width of WIDTHS) {
    const frame = page.frameLocator(`iframe[title="StatusBadge, ${width} pixels wide"]`);
    await expect(frame.getByRole('region', { name: 'Tones' })).toBeVisible();
    expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(width);
  }
  await page.getByRole('button', { name: 'Show it light' }).click();
  const inside = page.frameLocator('iframe').first().locator('html');
  await expect(inside).toHaveAttribute('data-theme', 'light');
});
