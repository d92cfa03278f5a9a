import type { Locator } from '@playwright/test';
import { decisionButton, row, rows, TOP_UPS } from './harness/finance.ts';
import { shownIds } from './harness/finance-lists.ts';
import { financeServer } from './harness/finance-server.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { openFollowing } from './harness/users.ts';

/** From the other one's answer to this screen. */
const WITHIN = { timeout: 2000 };

async function middleOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Number.NaN : box.y + box.height / 2;
}

test('administrators’ decisions and players’ requests are on the open list within two seconds, and move no row', async ({
  page,
  browser,
  platform,
}) => {
  const server = await financeServer(platform);
  const client = await server.client();
  const colleague = await server.colleague();
  const ids = await server.askTopUps(client, [11, 12, 13]);
  const [first = 0, second = 0, third = 0] = ids;
  await enterAs(page, platform.url, ADMIN);
  await openFollowing(page, `${platform.url}${TOP_UPS}?search=${client.email}`);
  await expect(rows(page)).toHaveCount(3);
  // The list of other players is no shorter for it: the figures are those of the search.
  const order = await shownIds(page);

  // The same administrator in another browser: a decision of one's own, made elsewhere.
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const window = await other.newPage();
    await enterAs(window, platform.url, ADMIN);
    await window.goto(`${platform.url}${TOP_UPS}?search=${client.email}`);
    await decisionButton(window, first, 'Reject').click();
    const answered = window.waitForResponse((response) => response.url().endsWith(`/topup/${first}/reject`));
    await window.getByRole('button', { name: 'Confirm', exact: true }).click();
    await answered;
    await expect(row(page, first)).toContainText('Rejected in another session.', WITHIN);
    await expect(row(page, first)).toContainText('REJECTED');
  } finally {
    await other.close();
  }
  await colleague.decide('topup', second, 'Approve');
  await expect(row(page, second)).toContainText('Approved by another administrator.', WITHIN);
  for (const id of [first, second]) await expect(decisionButton(page, id, 'Approve')).toHaveCount(0);
  await expect(decisionButton(page, third, 'Approve')).toBeVisible();

  const [fourth = 0] = await server.askTopUps(client, [14]);
  await expect(page.getByText('1 new', { exact: true })).toBeVisible(WITHIN);
  await expect(page.getByText('2 handled by someone else')).toBeVisible();
  // In the toolbar's line, where it covers nothing.
  expect(
    Math.abs((await middleOf(page.getByText('1 new', { exact: true }))) - (await middleOf(page.getByLabel('Search requests')))),
  ).toBeLessThan(8);
  expect(await shownIds(page)).toEqual(order);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(async () => [...(await shownIds(page))].sort()).toEqual([third, fourth].sort());
  expect(await server.balanceOf(client)).toBe(12);
});
