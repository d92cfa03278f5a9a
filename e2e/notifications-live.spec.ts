import { isSamePage, mark } from './harness/faults.ts';
import { ANALYTICS, bell, entries, NOTIFICATIONS } from './harness/overview.ts';
import { overviewServer } from './harness/overview-server.ts';
import { enterAs } from './harness/people.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';
import { openFollowing } from './harness/users.ts';

declare global {
  interface Window {
    /** What of the list has moved. */
    __moved?: string[];
  }
}

type Shift = PerformanceEntry & { readonly sources?: readonly { readonly node?: Node | null }[] };

test('a new entry arrives without a reload, is announced, moves nothing under the pointer, and is shown on request', async ({
  page,
  platform,
}) => {
  const server = await overviewServer(platform);
  const admin = await server.admin();
  await enterAs(page, platform.url, admin);
  await openFollowing(page, platform.url + NOTIFICATIONS);
  await mark(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page, 0)).toBeVisible();
  const first = entries(page).first();
  const time = first.getByRole('time');
  // Records every part of the list that moves, even for a moment. The words next to the filter may shift.
  await page.evaluate(() => {
    window.__moved = [];
    const panel = document.querySelector('[role=tabpanel]');
    const concerns = (node: Node) => panel === null || panel.contains(node) || node.contains(panel);
    new PerformanceObserver((list) => {
      for (const { sources = [] } of list.getEntries() as Shift[])
        window.__moved?.push(...sources.flatMap(({ node }) => (node == null || !concerns(node) ? [] : [node.nodeName])));
    }).observe({ type: 'layout-shift' });
  });

  // On a narrow screen the news have a line of their own above the list.
  // The second joins the first one's row.
  for (const [width, amount, newRows] of [
    [1440, 11, 1],
    [360, 12, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await time.hover();
    const look = async () => ({
      title: await first.getByRole('heading').textContent(),
      row: await first.boundingBox(),
      time: await time.boundingBox(),
      rows: await entries(page).count(),
    });
    const before = await look();
    expect(before.row).not.toBeNull();
    await page.evaluate(() => (window.__moved = []));
    const unread = amount - 10;
    await server.askTopUp(amount);
    const told = Date.now();
    await expect(page.getByRole('button', { name: 'Show 1 new' })).toBeVisible({ timeout: 2000 });
    expect(Date.now() - told, 'milliseconds after the server had taken the request').toBeLessThan(2000);
    await expect(page.getByRole('status').filter({ hasText: '1 new notification' })).toHaveCount(1);
    await expect(bell(page, unread)).toBeVisible();
    expect(await look(), `${width} px wide`).toEqual(before);
    expect(await page.evaluate(() => window.__moved), `${width} px wide`).toEqual([]);

    await page.getByRole('button', { name: 'Show 1 new' }).click();
    await expect(entries(page)).toHaveCount(before.rows + newRows);
    await expect(first).toContainText(`paid $${amount}.00 (eSewa) and requested a balance top-up.`);
    await expect(first.getByRole('link', { name: /New top-up request/ })).toBeFocused();
    await expect(page.getByText(`${unread} unread`, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show \d+ new/ })).toBeHidden();
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  // On any other screen the bell and the sidebar count, and say it too.
  await openFollowing(page, platform.url + ANALYTICS);
  await mark(page);
  await expect(bell(page, 2)).toBeVisible();
  await server.askTopUp(13);
  await expect(bell(page, 3)).toBeVisible({ timeout: 2000 });
  await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Notification/ })).toContainText('3');
  await expect(page.getByRole('status').filter({ hasText: '1 new notification' })).toHaveCount(1);
  // A screen that was opened through its bell shows the notification immediately.
  await bell(page, 3).click();
  await expect(first).toContainText('paid $13.00');
  expect(await isSamePage(page)).toBe(true);
});

test(
  'what is marked as read in one tab is shown as read immediately in the other, by the bell and by the sidebar',
  EXTENDED,
  async ({ page, context, platform }) => {
    const server = await overviewServer(platform);
    const admin = await server.admin();
    await enterAs(page, platform.url, admin);
    await openFollowing(page, platform.url + NOTIFICATIONS);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(page, 0)).toBeVisible();
    const other = await context.newPage();
    // Requests made before the other tab has read its list would not be announced there.
    await other.goto(platform.url + NOTIFICATIONS);
    await expect(entries(other).first()).toBeVisible();
    const arrive = async (...amounts: readonly number[]) => {
      for (const amount of amounts) await server.askTopUp(amount);
      for (const tab of [page, other]) {
        await expect(bell(tab, amounts.length)).toBeVisible();
        await tab.getByRole('button', { name: `Show ${amounts.length} new` }).click();
      }
    };
    // No reload of the list may bring it: the other tab is notified.
    const asked: string[] = [];
    other.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await arrive(21, 22);
    const sidebar = other.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /^Notification/ });
    await page.getByRole('button', { name: 'Mark “2 × New top-up request, $43.00” as read' }).click();
    await expect(bell(other, 0)).toBeVisible({ timeout: 2000 });
    await arrive(23);
    await expect(sidebar).toContainText('1');
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(other, 0)).toBeVisible({ timeout: 2000 });
    await expect(other.getByText('All caught up')).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/notifications'))).toEqual([]);
  },
);
