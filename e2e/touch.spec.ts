import type { Page } from '@playwright/test';
import { AUDIT } from './harness/finance.ts';
import { EXTENDED } from './harness/extended.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';
import { TOURNAMENTS, UPCOMING } from './harness/tournament.ts';
import { USERS } from './harness/users.ts';

test.use({ hasTouch: true, isMobile: true });

/** What a finger needs (LOOK, "Targets"), less what a browser rounds. */
const LEAST = 43.5;

const VISITOR = ['/', '/privacy-policy', '/country-compliance-matrix', '/auth/login'];
const CONSOLE = ['/admin', ROOMS, TOURNAMENTS, UPCOMING, USERS, AUDIT, '/admin/no-such-page'];

/**
 * The links and buttons in sight that are lower than a finger needs. A link within a sentence is as high as its line, and the two lines of
 * a table's cell share the height of its row; what can be done with the row is in its last one.
 */
const lowTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const seen = [...document.querySelectorAll<HTMLElement>('a[href], button')].filter((one) => {
      const { left, right, height } = one.getBoundingClientRect();
      const inSentence = [...(one.parentElement?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      );
      const aside =
        inSentence || one.closest('tbody td:not(:last-child), tbody th[role], small') !== null || one.getAttribute('href') === '#main';
      return !aside && height > 0 && right > 0 && left < innerWidth && one.checkVisibility({ visibilityProperty: true });
    });
    if (seen.length === 0) return ['nothing is there'];
    return seen
      .map((one) => [one, one.getBoundingClientRect().height] as const)
      .filter(([, height]) => height < least)
      .map(([one, height]) => `${one.tagName} "${(one.ariaLabel ?? one.textContent ?? '').trim()}": ${height}`);
  }, LEAST);

for (const width of [360, 1200]) {
  test(
    `for a finger, each link and button has a finger's height, ${width} pixels wide`,
    width > 360 ? EXTENDED : {},
    async ({ page, platform }) => {
      await page.setViewportSize({ width, height: 800 });
      const low: Record<string, readonly string[]> = {};
      const visit = async (address: string) => {
        await page.goto(platform.url + address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await settled(page);
        const found = await lowTargets(page);
        if (found.length > 0) low[address] = found;
      };
      for (const address of VISITOR) await visit(address);
      await enterAs(page, platform.url, ADMIN);
      for (const address of CONSOLE) await visit(address);
      expect(low).toEqual({});
    },
  );
}
