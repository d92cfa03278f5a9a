import type { Page, Request } from '@playwright/test';
import { figures } from './harness/finance-lists.ts';
import { TOP_UPS } from './harness/finance.ts';
import { EXTENDED } from './harness/extended.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';
import { USERS } from './harness/users.ts';

/** The layout shift of what the user looks at (web.dev/cls); up to 0.1 is good. */
const MOST = 0.005;

const SCREENS: readonly (readonly [address: string, there: (page: Page) => Promise<void>])[] = [
  [
    '/admin',
    async (page) => expect(page.getByRole('region', { name: 'Pending top-ups' }).getByRole('link', { name: 'Open' })).toBeVisible(),
  ],
  [ROOMS, async (page) => expect(page.getByRole('article').first()).toBeVisible()],
  [TOP_UPS, async (page) => expect(figures(page)).toBeVisible()],
  [USERS, async (page) => expect(page.getByText(/^\d+ users$/)).toBeVisible()],
];

declare global {
  interface Window {
    shifts: { readonly value: number; readonly moved: readonly string[] }[];
  }
}

/** Collects layout shifts without user input, from the first paint on. */
function watchShifts(): void {
  window.shifts = [];
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Node | null }[];
  }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput) window.shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const width of [1440, 768, 412]) {
  const title = `at ${width} pixels nothing moves while a screen and its data arrive one after the other`;
  test(title, width === 1440 ? {} : EXTENDED, async ({ page, platform }) => {
    await enterAs(page, platform.url, ADMIN);
    await page.addInitScript(watchShifts);
    await page.setViewportSize({ width, height: 900 });
    // The skeletons are seen first, and each answer comes by itself.
    let asked = 0;
    const unanswered = new Set<Request>();
    page.on('requestfinished', (request) => void unanswered.delete(request));
    page.on('requestfailed', (request) => void unanswered.delete(request));
    await page.route('**/api/v1/**', async (route) => {
      asked += 1;
      // The stream of changes stays open.
      if (!route.request().url().endsWith('/events')) unanswered.add(route.request());
      await new Promise((resolve) => setTimeout(resolve, 200 + 60 * (asked % 7)));
      await route.continue();
    });
    for (const [address, there] of SCREENS) {
      unanswered.clear();
      await page.goto(platform.url + address);
      await there(page);
      await expect.poll(() => [...unanswered].map((request) => request.url())).toEqual([]);
      await settled(page);
      const shifts = await page.evaluate(() => window.shifts);
      expect
        .soft(
          shifts.reduce((sum, { value }) => sum + value, 0),
          `${address}: ${JSON.stringify(shifts)}`,
        )
        .toBeLessThan(MOST);
    }
  });
}
