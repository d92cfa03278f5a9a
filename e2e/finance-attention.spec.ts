import { REDEEMS, row, rows, TOP_UPS } from './harness/finance.ts';
import { financeServer } from './harness/finance-server.ts';
import { OVERVIEW, region, TOP_UPS_WIDGET } from './harness/overview.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

test('the details of a pending redeem answer why it is pending, and who did what', async ({ page, platform }) => {
  const server = await financeServer(platform);
  const client = await server.client();
  const [money] = await server.askTopUps(client, [150]);
  await server.approve('topup', money ?? 0);
  const id = await server.askRedeem(client, 130);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}${REDEEMS}?search=${encodeURIComponent(client.email)}`);
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('d');
  const details = page.getByRole('dialog', { name: `Redeem ID: ${id}` });
  const steps = details.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(details).toContainText(/Waiting for a decision since .*\./);
  await expect(details).toContainText('Balance now$150.00');
  await expect(details).toContainText('Balance after approval$20.00');
  await expect(steps.first()).toContainText(`Requested by ${client.name}`);
  await expect(steps.last()).toContainText('First seen by');
  expect(page.url()).toContain(`request=${id}`);

  // The address opens them, also once the request is decided and in no pending list.
  await server.approve('redeem', id);
  await page.reload();
  await expect(details).toContainText('This request was approved.');
  await expect(steps.last()).toContainText('Booked, new balance $20.00');
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  expect(page.url()).not.toContain('request=');
});

test('the filter shows exactly the marked ones, and the overview leads there', async ({ page, platform }) => {
  const server = await financeServer(platform);
  const client = await server.client();
  const [first, second, other] = await server.askTopUps(client, [7, 7, 8]);
  if (first === undefined || second === undefined || other === undefined) throw new Error('Three requests are needed.');
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + OVERVIEW);
  await region(page, TOP_UPS_WIDGET)
    .getByRole('link', { name: /top-ups need attention$/ })
    .click();
  const filter = page.getByRole('button', { name: /^Needs attention/ });
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  const marked = Number((await filter.textContent())?.replace(/\D/g, ''));
  await expect(page.getByRole('status').filter({ hasText: `${marked} of ` })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search requests' }).fill(client.email);
  await expect(rows(page)).toHaveCount(3);
  await expect(row(page, first)).toContainText('possible duplicate +1');
  await expect(row(page, other)).toContainText('several requests');
  const lonely = await server.client();
  const [plain] = await server.askTopUps(lonely, [9]);
  await page.goto(`${platform.url}${TOP_UPS}?attention=needed&search=${encodeURIComponent(lonely.email)}`);
  await expect(page.getByText('No requests need attention')).toBeVisible();
  await page.getByRole('button', { name: 'Show all requests' }).click();
  await expect(row(page, plain ?? 0)).toBeVisible();
});
