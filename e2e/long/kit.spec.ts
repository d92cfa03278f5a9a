import { expect, test } from '@playwright/test';
import { freePort } from '../../tooling/network.ts';
import { type Started, type WorkingCopy, workingCopy } from '../harness/working-copy.ts';
import { CHANGED_BY_WIDTH, chooseTheme, COLORS, look, NARROW, TAGS, WIDE } from '../harness/accessible.ts';

// Some fifty pages, each looked at six times.
test.setTimeout(600_000);

const WIDTHS = [WIDE, 768, NARROW];
/** All parts in `npm test -- long`; CI tries every other one. */
const WHOLE = process.env.WHOLE !== undefined;

let copy: WorkingCopy;
let kit: Started;
let origin: string;

test.beforeAll(async () => {
  copy = workingCopy();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  kit = copy.start({ PORT: String(port) }, 'npm', 'run', 'dev', '--', 'kit');
  await expect.poll(kit.said, { timeout: 60_000 }).toContain('Ctrl-C stops it.');
});
test.afterAll(async () => {
  kit.interrupt();
  await kit.output.catch(() => undefined);
  copy.remove();
});

test('every part of the kit is accessible in all its states, in both themes and three widths', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto(origin);
  const links = page.getByRole('navigation', { name: 'Parts of the kit' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const all = await links.allTextContents();
  expect(all.length).toBeGreaterThan(30);
  const titles = all.filter((_, index) => WHOLE || index % 2 === 0);
  for (const title of titles) {
    await page.goto(`${origin}/?alone=${encodeURIComponent(title)}`);
    await expect(page.getByText(title, { exact: true }).first(), title).toBeAttached();
    await test.step(title, async () => {
      await chooseTheme(page, 'dark');
      await look(page, WIDE, 'dark', { tags: TAGS });
      for (const width of [768, NARROW]) await look(page, width, 'dark', { rules: CHANGED_BY_WIDTH });
      // The other theme is another set of colours over the same elements, the same at every width.
      await chooseTheme(page, 'light');
      await look(page, WIDE, 'light', { rules: COLORS });
    });
  }
  expect(errors).toEqual([]);
});

test('the catalogue shows a part in three widths, and both themes', async ({ page }) => {
  await page.goto(origin);
  await expect(page).toHaveTitle('The kit');
  // What stands before a style sheet's first rule can make it no rule at all.
  expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family))).toEqual(['Inter', 'Archivo']);
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
