import { expect, test } from '@playwright/test';
import { freePort } from '../../tooling/network.ts';
import { type Started, type WorkingCopy, workingCopy } from '../harness/working-copy.ts';
import { CHANGED_BY_WIDTH, chooseTheme, COLORS, look, NARROW, TAGS, WIDE } from '../harness/accessible.ts';

// Some fifty pages, each looked at six times.
test.setTimeout(600_000);

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
    await page.goto(`${origin}/?part=${encodeURIComponent(title)}`);
    await expect(page.locator('h1', { hasText: title }).first(), title).toBeAttached();
    await test.step(title, async () => {
      await chooseTheme(page, 'dark');
      await look(page, WIDE, 'dark', { tags: TAGS });
      for (const width of [768, NARROW]) await look(page, width, 'dark', { rules: CHANGED_BY_WIDTH });
      // The other theme is another set of colors over the same elements, the same at every width.
      await chooseTheme(page, 'light');
      await look(page, WIDE, 'light', { rules: COLORS });
    });
  }
  expect(errors).toEqual([]);
});

test('shows the chosen part in both themes', async ({ page }) => {
  await page.goto(origin);
  await expect(page).toHaveTitle('The kit');
  // What stands before a style sheet's first rule can make it no rule at all.
  expect(await page.evaluate(() => [...document.fonts].map(({ family }) => family))).toEqual(['Inter', 'Archivo']);
  await page.getByRole('link', { name: 'StatusBadge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'StatusBadge' })).toBeVisible();
  await expect(page.getByText('REFUSED')).toBeVisible();
  await page.getByRole('button', { name: 'Show it light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
