import { enterAs, ADMIN, QUIET_SCREEN, signInAt } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

test('a badge in the sidebar leads to the rooms that wait for payment, and the specified tab stays the default', async ({
  page,
  platform,
}) => {
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + QUIET_SCREEN);
  const sidebar = page.getByRole('navigation', { name: 'Console' });
  const badge = sidebar.getByRole('link', { name: /^\d+ waiting for payment$/ });
  const waiting = Number.parseInt((await badge.textContent()) ?? '', 10);
  await badge.click();
  await expect(page.getByRole('tab', { name: `CoinTime ${waiting}` })).toHaveAttribute('aria-selected', 'true');
  await sidebar.getByRole('link', { name: 'Room Management', exact: true }).click();
  await expect(page.getByRole('tab', { name: /^Scheduled/ })).toHaveAttribute('aria-selected', 'true');
});

test('the prize-pool card says what /posts/prizepool answers, and of which tournaments', async ({ page, platform, request }) => {
  const { token } = await signInAt(platform.url, ADMIN);
  const headers = { authorization: `Bearer ${token}` };
  const { amount } = (await (await request.get(`${platform.url}/api/v1/posts/prizepool`, { headers })).json()) as { amount: number };
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}/admin/tournaments`);
  const card = page.getByRole('region', { name: 'Prize Pool' });
  await expect(card).toContainText('total active pools (running now)');
  await expect(card).toContainText(amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }));
  const pools = await request.get(`${platform.url}/api/v1/posts/status/ONGOING?pageSize=1000`, { headers });
  const { content } = (await pools.json()) as { content: readonly { winingPrices: number }[] };
  expect(amount).toBeCloseTo(content.reduce((sum, { winingPrices }) => sum + winingPrices, 0));
});
