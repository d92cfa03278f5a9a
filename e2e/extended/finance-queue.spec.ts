import { confirmButton, dialog, TOP_UPS } from '../harness/finance.ts';
import { financeServer } from '../harness/finance-server.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';

test('fifty requests are decided with the keyboard alone, each once', async ({ page, platform }) => {
  test.setTimeout(120_000);
  const server = await financeServer(platform);
  const client = await server.client();
  const amounts = Array.from({ length: 50 }, (_, index) => index + 1);
  const ids = await server.askTopUps(client, amounts);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}${TOP_UPS}?search=${encodeURIComponent(client.email)}`);
  await expect(page.getByText('50 of')).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Approve the selected request')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const selected = page.locator('[role=row][aria-selected=true]');
  await expect(selected).toHaveCount(1);

  // Every third is rejected; the first question is cancelled once.
  await page.keyboard.press('a');
  await expect(dialog(page, 'Approve')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Approve')).toBeHidden();
  for (let count = 0; count < ids.length; count += 1) {
    const verb = count % 3 === 2 ? 'Reject' : 'Approve';
    await expect(selected).toHaveCount(1);
    const label = await selected.getByRole('button', { name: /^Copy request ID / }).getAttribute('aria-label');
    await page.keyboard.press(verb === 'Approve' ? 'a' : 'r');
    await expect(dialog(page, verb)).toContainText(`Topup ID: ${label?.replace(/\D/g, '') ?? '?'}`);
    await expect(confirmButton(page, verb)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: label ?? '', exact: true })).toHaveCount(0);
  }
  await expect(page.getByText('No requests found')).toBeVisible();

  const movements = await server.movements(client);
  const counted = await Promise.all(ids.map((id) => server.stateOf('topup', id)));
  expect(counted.filter((state) => state === 'REJECTED')).toHaveLength(16);
  const approved = amounts.filter((_, index) => counted[index] === 'APPROVED');
  expect(movements.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual(approved);
  expect(await server.balanceOf(client)).toBe(approved.reduce((sum, amount) => sum + amount, 0));
});
