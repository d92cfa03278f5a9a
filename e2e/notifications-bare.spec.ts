import { failedRequest } from './harness/guard.ts';
import { bell, entries, entry, markAsRead, NOTIFICATIONS } from './harness/overview.ts';
import { enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

test('a backend without notifications has sample entries of all three types, marked as such, whose read marks are this browser’s', async ({
  page,
  bare,
  guard,
}) => {
  guard.allow(failedRequest('/api/v1/capabilities'));
  const since = bare.backend.requests.length;
  await enterAs(page, bare.url, bare.backend);
  await page.goto(bare.url + NOTIFICATIONS);
  await expect(page.getByText('Sample notifications')).toBeVisible();
  const all = await entries(page).count();
  expect(all).toBeGreaterThan(2);
  await expect(entries(page).getByText('Sample', { exact: true })).toHaveCount(all);
  for (const [word, name, type] of [
    ['task', 'Tasks', 'Task'],
    ['alert', 'Alerts', 'Alert'],
    ['other', 'Other', 'Other'],
  ] as const) {
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await expect(page).toHaveURL(`${bare.url}${NOTIFICATIONS}?type=${word}`);
    await expect(entries(page).filter({ hasNot: page.getByText(type, { exact: true }) })).toHaveCount(0);
    await expect(entries(page)).not.toHaveCount(0);
  }
  await page.getByRole('tab', { name: /^All/ }).click();
  // Title, body, time and the place concerned.
  const payout = entry(page, 'Rooms awaiting payout');
  await expect(payout).toContainText('Two finished matches have unpaid winners.');
  await expect(payout.getByRole('time')).toContainText('12 minutes ago');
  await expect(payout.getByRole('link')).toHaveAttribute('href', '/admin/room-management?tab=cointime');

  await markAsRead(page, 'Top-up requests are piling up').click();
  await expect(page.getByText(`${all - 1} unread`, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${all - 1} unread`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('All caught up', { exact: true })).toBeVisible();
  // Samples count nowhere else, and no client requests them.
  await expect(bell(page, 0)).toBeVisible();
  expect(bare.backend.requests.slice(since).filter(({ path }) => /^\/(notifications|events)/.test(path))).toEqual([]);
});
