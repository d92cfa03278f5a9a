import type { Page } from '@playwright/test';
import type { Player } from './harness/fullmap.ts';
import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';
import { application, FEE, heading, managePath, question, tab, toast, typedTournament, viewPath } from './harness/tournament.ts';
import { answering, holding } from './harness/tournament-calls.ts';
import { askingPlayers } from './harness/tournament-server.ts';

const press = (page: Page, verb: 'Approve' | 'Reject', { name }: Player) =>
  application(page, name).getByRole('button', { name: `${verb} ${name}` });
const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

test('the four tabs are in the address, can be walked with the arrow keys, and each has its words for nothing', async ({
  page,
  platform,
}) => {
  const { tournamentId, title } = await askingPlayers(platform, 0);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + viewPath(tournamentId));
  await page.getByRole('link', { name: 'Manage', exact: true }).click();
  await expect(heading(page, 'Manage Tournament')).toBeVisible();
  await expect(inMain(page, title)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['Pending Players', 'Approved Players', 'Rewards', 'Complete']);
  await expect(inMain(page, 'No pending player found')).toBeVisible();
  await tab(page, 'Pending Players').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(platform.url + managePath(tournamentId, 'approved'));
  await expect(inMain(page, 'No approved player found')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(platform.url + managePath(tournamentId, 'rewards'));
  await expect(page.getByRole('tabpanel').getByText(`Tournament ID: ${tournamentId}`, { exact: true })).toBeVisible();
  await expect(inMain(page, 'No approved player found')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(platform.url + managePath(tournamentId, 'complete'));
  await page.reload();
  await expect(tab(page, 'Complete')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByText(`Tournament ID: ${tournamentId}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start tournament' })).toBeVisible();
});

test('two clicks approve once, a refusal and a failure keep the card with their messages, and rejecting a player asks for confirmation and charges nothing', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('400'));
  const { tournamentId, players, gained } = await askingPlayers(platform, 3);
  const [first, second, third] = players;
  if (second === undefined || third === undefined) throw new Error('Three players are needed.');
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + managePath(tournamentId));
  const approvals = await holding(page, 'PUT', /^\/turnmentApp\/post\/\d+\?status=CREATOR_APPROVED$/);
  await press(page, 'Approve', first).dblclick({ noWaitAfter: true });
  await expect.poll(approvals.arrived).toBe(1);
  await expect(application(page, first.name).getByRole('button', { name: `Approve ${first.name}` })).toHaveText('Approving...');
  approvals.release();
  await expect(toast(page, `${first.name} was approved.`)).toBeVisible();
  await expect(application(page, first.name)).toBeHidden();
  expect(approvals.arrived()).toBe(1);
  expect(await gained()).toEqual([-FEE, 0, 0]);

  const DECIDE = /^\/turnmentApp\/post\//;
  const stop = await answering(page, DECIDE, { status: 400, json: { message: 'Insufficient coins', success: true } }, 'PUT');
  await press(page, 'Approve', second).click();
  await expect(toast(page, 'Insufficient coins')).toBeVisible();
  await expect(application(page, second.name).getByText('Insufficient coins')).toBeVisible();
  await stop();
  const silent = await answering(page, DECIDE, { status: 400 }, 'PUT');
  await press(page, 'Approve', second).click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(press(page, 'Approve', second)).toBeEnabled();
  await silent();

  await press(page, 'Reject', third).click();
  await question(page, `Reject ${third.name}?`).getByRole('button', { name: 'Reject' }).click();
  await expect(toast(page, `${third.name} was rejected.`)).toBeVisible();
  await expect(application(page, third.name)).toBeHidden();
  await tab(page, 'Approved Players').click();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await gained()).toEqual([-FEE, 0, 0]);
});

test(
  'a tab whose list is behind does not have the fee taken again on a backend that would; there Reject, Rewards and Complete do nothing, and say so',
  EXTENDED,
  async ({ page, context, bare, guard }) => {
    guard.allow(failedRequest('/api/v1/capabilities'));
    const { url, backend } = bare;
    const { tournaments } = backend;
    const player = { id: 25, name: 'Rosa Diaz' };
    const tournamentId = tournaments.scheduled(typedTournament().title, FEE);
    tournaments.ask(tournamentId, player.id);
    await enterAs(page, url, backend);
    const second = await context.newPage();
    for (const one of [page, second]) {
      await one.goto(url + managePath(tournamentId));
      await expect(press(one, 'Approve', player)).toBeEnabled();
    }
    const reject = press(page, 'Reject', player);
    await expect(reject).toHaveAttribute('aria-disabled', 'true');
    await expect(reject).toHaveAccessibleDescription(/Rejecting is not available yet: this backend doesn’t support it/);
    await reject.click({ force: true });
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await press(page, 'Approve', player).click();
    await expect(toast(page, 'Tournament accepted')).toBeVisible();
    // Not looked at, the other tab has not heard of it.
    await press(second, 'Approve', player).click();
    await expect(application(second, player.name)).toContainText('Decided in another session.');
    await expect(press(second, 'Approve', player)).toHaveCount(0);
    expect(tournaments.feesOf(tournamentId)).toEqual([{ userId: player.id, fee: FEE }]);

    for (const [name, what] of [
      ['Rewards', 'Paying rewards'],
      ['Complete', 'Starting or completing a tournament'],
    ] as const) {
      // prettier-ignore
      await tab(page, name).click();
      await expect(page.getByRole('tabpanel').getByText(`Tournament ID: ${tournamentId}`, { exact: true })).toBeVisible();
      await expect(inMain(page, `${what} is not available yet: this backend doesn’t support it.`)).toBeVisible();
      await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
    }
  },
);
