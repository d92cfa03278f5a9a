import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { tournamentScreens } from './harness/tournament-screens.ts';
import { tournamentServer } from './harness/tournament-server.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SCREENS = ['list', 'create-errors', 'active', 'upcoming', 'delete', 'test', 'detail', 'manage-pending', 'manage-approved', 'manage-rewards', 'manage-complete', 'total-participants', 'prize-pool']; // prettier-ignore

/** As another tab of this browser would: so a screen, and what is open on it, stays where it is. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('arena-theme', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'arena-theme', newValue }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

let screens: ReturnType<typeof tournamentScreens> | null = null;

for (const name of SCREENS) {
  test(`tournaments, ${name}: no violations of WCAG 2.2 AA, dark and light, wide and narrow, and no sideways scrolling`, async ({
    page,
    platform,
  }) => {
    screens ??= tournamentServer(platform).then(tournamentScreens);
    const screen = (await screens).find((one) => one.name === name);
    if (screen === undefined) throw new Error(`There is no screen ${name}.`);
    if (screen.visitor !== true) await enterAs(page, platform.url, ADMIN);
    await page.goto(platform.url + screen.path);
    await screen.ready(page);
    for (const theme of ['dark', 'light'] as const) {
      await chooseTheme(page, theme);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        // What axe measures in the middle of a fade is no colour that stays.
        await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
        const axe = new AxeBuilder({ page });
        // The other theme is another set of colours over the same elements.
        const { violations } = await (theme === 'dark' ? axe.withTags(RULES) : axe.withRules('color-contrast')).analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
        );
        expect.soft(found, `${theme}, ${width} px wide`).toEqual([]);
        const sideways = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('main, [role=dialog], [role=alertdialog]')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ tagName }) => tagName),
        );
        expect.soft(sideways, `sideways scrolling, ${theme}, ${width} px wide`).toEqual([]);
      }
    }
  });
}
