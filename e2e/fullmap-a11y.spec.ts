import AxeBuilder from '@axe-core/playwright';
import { fullMapServer } from './harness/fullmap-server.ts';
import { fullMapScreens } from './harness/fullmap-screens.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const name of ['list', 'create-errors', 'approvals', 'results', 'rewarding']) {
  test(`full-map rooms, ${name}: no violations of WCAG 2.2 AA, dark and light, wide and narrow, and no sideways scrolling`, async ({
    page,
    platform,
  }) => {
    const screen = (await fullMapScreens(await fullMapServer(platform))).find((one) => one.name === name);
    if (screen === undefined) throw new Error(`There is no screen ${name}.`);
    await enterAs(page, platform.url, ADMIN);
    for (const theme of ['dark', 'light'] as const) {
      await page.evaluate((mode) => localStorage.setItem('arena-theme', mode), theme);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(platform.url + screen.path);
      await screen.ready(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 });
        // What axe measures in the middle of a fade is no colour that stays.
        await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
        );
        expect.soft(found, `${theme}, ${width} px wide`).toEqual([]);
        const sideways = await page.evaluate(() =>
          [document.documentElement, ...document.querySelectorAll('main, [role=dialog]')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ tagName }) => tagName),
        );
        expect.soft(sideways, `sideways scrolling, ${theme}, ${width} px wide`).toEqual([]);
      }
    }
  });
}
