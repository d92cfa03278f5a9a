import type { Page } from '@playwright/test';
import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { callsOf, losingAnswer } from './harness/tournament-calls.ts';
import { card, choose, fact, openList, profilePath, toast } from './harness/users.ts';
import { userServer } from './harness/users-server.ts';

const ADJUST = /^\/users\/\d+\/adjustments$/;

test('an adjustment whose answer is lost moves the balance once, and is in the payments and in the audit log', async ({
  page,
  context,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('/adjustments'));
  const server = await userServer(platform);
  const player = await server.register();
  const form = (tab: Page) => tab.getByRole('dialog', { name: `Adjust balance of ${player.name}` });
  const field = (tab: Page, label: string) => form(tab).getByLabel(label, { exact: true });
  const send = form(page).getByRole('button', { name: 'Adjust balance' });
  await enterAs(page, platform.url, ADMIN);
  // A colleague's tab follows.
  const other = await context.newPage();
  await other.goto(platform.url + profilePath(player.id));
  await expect(card(other, 'Payments')).toContainText('No payments yet');

  await openList(page, platform.url, player.name);
  await choose(page, player.name, 'Adjust balance');
  await field(page, 'Amount').fill('12.345');
  await field(page, 'Reason').fill('Paid twice');
  await send.click();
  await expect(field(page, 'Amount')).toHaveAccessibleDescription(/^Enter an amount from 0.01 to/);
  await field(page, 'Amount').fill('12.50');
  await expect(fact(form(page), 'Balance after')).toHaveText('$12.50');
  const calls = callsOf(page);
  await losingAnswer(page, 'POST', ADJUST);
  await send.dblclick({ noWaitAfter: true });
  await expect(toast(page, `Balance of ${player.name} adjusted`)).toBeVisible();
  await expect(form(page)).toBeHidden();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(await server.statementOf(player.id)).toEqual([expect.objectContaining({ amount: 12.5, reason: 'Adjustment: Paid twice' })]);
  await expect(page.getByRole('row').filter({ hasText: player.name })).toContainText('$12.50');
  await expect(card(other, 'Payments')).toContainText('Adjustment: Paid twice');
  await expect(card(other, `Profile of ${player.name}`)).toContainText('$12.50');

  // More than the balance: the server's sentence, and nothing moves.
  await choose(page, player.name, 'Adjust balance');
  await field(page, 'Direction').selectOption('Take from the balance');
  await field(page, 'Amount').fill('13');
  await field(page, 'Reason').fill('Reversal');
  await send.click();
  await expect(form(page)).toContainText(`${player.name}’s balance of $12.50 isn’t enough for the adjustment of $13.00.`);
  await expect(field(page, 'Reason')).toHaveValue('Reversal');
  expect(await server.statementOf(player.id)).toHaveLength(1);

  await page.goto(`${platform.url}/admin/audit-log?search=adjust-balance`);
  const entry = page.getByRole('row').filter({ hasText: player.name });
  await expect(entry).toContainText('Adjust balance');
  await expect(entry).toContainText('Paid twice');
});
