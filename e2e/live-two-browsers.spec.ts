import { ask, confirmButton, row, TOP_UPS } from './harness/finance.ts';
import { bell, entry, NOTIFICATIONS } from './harness/overview.ts';
import { overviewServer } from './harness/overview-server.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';
import { openFollowing } from './harness/users.ts';

const WITHIN_MS = 2000;

test(
  'a decision in one browser is on another one’s screens within two seconds, with its notification',
  EXTENDED,
  async ({ page: first, browser, guard, platform }, testInfo) => {
    const server = await overviewServer(platform);
    // Administrators play too: this one gets a notification about their own top-up.
    const colleague = await server.admin();
    const id = await server.askTopUpOf(colleague, 8);
    const context = await browser.newContext();
    guard.watch(context);
    const list = await context.newPage();
    await enterAs(list, platform.url, colleague);
    await openFollowing(list, `${platform.url}${TOP_UPS}?search=${encodeURIComponent(colleague.email)}`);
    await expect(row(list, id)).toContainText('PENDING');
    const center = await context.newPage();
    await center.goto(platform.url + NOTIFICATIONS);
    await center.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell(center, 0)).toBeVisible();

    await enterAs(first, platform.url, ADMIN);
    await first.goto(`${platform.url}${TOP_UPS}?search=${encodeURIComponent(colleague.email)}`);
    await ask(first, id, 'Approve');
    const started = Date.now();
    await confirmButton(first, 'Approve').click();
    const since = async (visible: Promise<void>) => {
      await visible;
      return Date.now() - started;
    };
    // The time for both, from the click in the first browser to the second one's screen.
    const [decided, told] = await Promise.all([
      since(expect(row(list, id)).not.toContainText('PENDING', { timeout: WITHIN_MS })),
      since(expect(center.getByRole('button', { name: 'Show 1 new' })).toBeVisible({ timeout: WITHIN_MS })),
    ]);
    testInfo.annotations.push({ type: 'measured', description: `request after ${decided} ms, notification after ${told} ms` });
    expect(Math.max(decided, told)).toBeLessThan(WITHIN_MS);
    await expect(row(list, id)).toContainText('Approved by another administrator.');
    await expect(bell(center, 1)).toBeVisible();
    await center.getByRole('button', { name: 'Show 1 new' }).click();
    await expect(entry(center, 'Top-up approved').first()).toContainText('Your top-up of $8.00');
    await context.close();
  },
);
