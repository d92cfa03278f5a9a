import type { Page } from '@playwright/test';
import { failedRequest } from './harness/guard.ts';
import { bell, entries, entry, markAsRead, NOTIFICATIONS } from './harness/overview.ts';
import { overviewServer } from './harness/overview-server.ts';
import { enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

interface Feed {
  readonly content: readonly { readonly type: string; readonly title: string; readonly link: string | null }[];
  readonly totalElements: number;
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const APPROVED = 'Top-up approved';
const PROMOTED = 'New administrator';

/** Entries of a kind, one after the other, are one row. */
const rowsOf = (content: Feed['content']) =>
  content.filter(({ type, title, link }, place) => {
    const before = content[place - 1];
    return before === undefined || before.type !== type || before.title !== title || before.link !== link;
  }).length;

/** How many the screen and the bell say are unread. */
async function unread(page: Page, many: number): Promise<void> {
  await expect(page.getByText(many === 0 ? 'All caught up' : `${many} unread`, { exact: true })).toBeVisible();
  await expect(bell(page, many)).toBeVisible();
}

test('entries have a type, a title, a body and a time; the filter is in the address; read marks are the server’s and stay', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('503'));
  const server = await overviewServer(platform);
  const admin = await server.admin();
  const token = await enterAs(page, platform.url, admin);
  const headers = { authorization: `Bearer ${token}` };
  const feed = (await (await fetch(`${platform.api}/api/v1/notifications?pageSize=20`, { headers })).json()) as Feed;
  await page.goto(platform.url + NOTIFICATIONS);
  const rows = rowsOf(feed.content);
  await expect(entries(page)).toHaveCount(rows);
  // A new user has read nothing, and only one page of it is counted.
  const many = feed.content.length;
  const more = feed.totalElements > many;
  await expect(page.getByRole('banner').getByRole('link', { name: `Notifications, ${many}${more ? '+' : ''} unread` })).toBeVisible();

  const approved = entry(page, APPROVED);
  await expect(approved).toContainText('Your top-up of $5.00 (eSewa) was approved and added to your balance.');
  await expect(approved).toContainText('Other');
  await expect(approved.getByRole('time')).toHaveText(/^just now, \d{1,2} \w{3} \d{4}, \d\d:\d\d/);
  await expect(approved.getByRole('link')).toHaveCount(0);
  const promoted = entry(page, PROMOTED).first();
  await expect(promoted).toContainText(`Amara Khan made ${admin.name} an administrator.`);
  await expect(promoted).toContainText('Alert');

  // Each filter shows the entries of its type, with their number, and has an address of its own.
  const of = (type: string) => feed.content.filter((one) => one.type === type);
  for (const [word, name, type] of [
    ['task', 'Tasks', 'Task'],
    ['alert', 'Alerts', 'Alert'],
    ['other', 'Other', 'Other'],
  ] as const) {
    await tab(page, name).click();
    await expect(page).toHaveURL(`${platform.url}${NOTIFICATIONS}?type=${word}`);
    await expect(entries(page)).toHaveCount(rowsOf(of(word)));
    await expect(entries(page).filter({ has: page.getByText(type, { exact: true }) })).toHaveCount(rowsOf(of(word)));
    await expect(tab(page, name)).toContainText(String(of(word).length));
  }
  await page.reload();
  await expect(tab(page, 'Other')).toHaveAttribute('aria-selected', 'true');
  await expect(entries(page)).toHaveCount(rowsOf(of('other')));
  await page.goto(`${platform.url}${NOTIFICATIONS}?type=nonsense`);
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(entries(page)).toHaveCount(rows);

  // A mark that the server refuses is put back.
  await page.route('**/api/v1/notifications/*/read', (route) => route.fulfill({ status: 503, json: { message: 'Closed' } }));
  await markAsRead(page, APPROVED).click();
  await expect(page.getByText(`“${APPROVED}” couldn’t be marked as read`)).toBeVisible();
  await expect(approved.getByText('Unread:')).toBeAttached();
  await page.unrouteAll();
  await markAsRead(page, APPROVED).click();
  await expect(approved.getByText('Unread:')).toHaveCount(0);
  await expect(markAsRead(page, APPROVED)).toHaveAttribute('aria-disabled', 'true');

  // Following an entry to its place reads it.
  await promoted.getByRole('link', { name: PROMOTED }).click();
  await expect(page).toHaveURL(`${platform.url}/admin/user-management/users/${admin.id}/profile`);
  await page.goBack();
  await expect(promoted.getByText('Unread:')).toHaveCount(0);
  await page.reload();
  await expect(entries(page)).toHaveCount(rows);
  for (const read of [approved, promoted]) await expect(read.getByText('Unread:')).toHaveCount(0);
  await expect(page.getByText('Unread:')).toHaveCount(rows - 2);

  // All of them, also those that are not on the screen.
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await unread(page, 0);
  await page.reload();
  await expect(entries(page)).toHaveCount(rows);
  await unread(page, 0);
  if (more) {
    await page.getByRole('button', { name: 'Load older' }).click();
    // The focus moves to the first of the new rows.
    await expect(entries(page).nth(rows).locator('a, button').first()).toBeFocused();
    await unread(page, 0);
  }
});
