import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const THEMES = ['dark', 'light'] as const;
const WIDTHS = [1440, 360];

/** As another tab of this browser would: so a screen, and what is open on it, stays where it is. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('arena-theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'arena-theme', newValue }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** What axe measures in the middle of a fade is no colour that stays. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));

async function violations(page: Page, colorsOnly: boolean): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page });
  const found = await (colorsOnly ? axe.withRules('color-contrast') : axe.withTags(RULES)).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** The boxes that a person would have to scroll sideways: the page, its main part, and what lies over it. */
const sideways = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, [role=dialog], [role=alertdialog]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName }) => tagName),
  );

/**
 * Expects the console's screen that is open to break no rule of WCAG 2.2 AA, dark and light, wide and narrow, and to scroll
 * nowhere sideways. The other theme is another set of colours over the same elements, so only those are looked at again.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await chooseTheme(page, theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      expect.soft(await violations(page, theme !== 'dark'), `${theme}, ${width} px wide`).toEqual([]);
      expect.soft(await sideways(page), `sideways scrolling, ${theme}, ${width} px wide`).toEqual([]);
    }
  }
}
