import type { Page } from '@playwright/test';
import type { Player } from './harness/fullmap.ts';
import { failedRequest } from './harness/guard.ts';
import { EXTENDED } from './harness/extended.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { FEE, managePath, question } from './harness/tournament.ts';
import { callsOf, losingAnswer } from './harness/tournament-calls.ts';
import { askingPlayers } from './harness/tournament-server.ts';

const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

test('a reward is paid once: two clicks, a second tab, a lost answer and a reload do not pay it again', async ({
  page,
  context,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('ERR_CONNECTION_RESET'), failedRequest('400'));
  const { server, tournamentId, players, applicationIds, gained } = await askingPlayers(platform, 2);
  const [first, second] = players;
  if (second === undefined) throw new Error('Two players are needed.');
  for (const id of applicationIds) await server.approve(id);
  await server.advance(tournamentId, 'ONGOING');
  const REWARDS = new RegExp(`^/posts/${tournamentId}/rewards$`);
  const form = (one: Page, { name }: Player) => one.getByRole('form', { name: `Reward for ${name}` });
  const fill = async (one: Page, player: Player, position: string, prize: string) => {
    await form(one, player).getByLabel('Position').fill(position);
    await form(one, player).getByLabel('Prize').fill(prize);
    await form(one, player)
      .getByRole('button', { name: `Pay ${player.name}` })
      .click();
  };
  const agree = async (one: Page, title: string) => {
    const asked = question(one, title);
    await asked.getByRole('button', { name: 'Pay' }).dblclick({ noWaitAfter: true });
    await expect(asked).toBeHidden();
  };
  const isPaid = (one: Page, { name }: Player, prize: string) =>
    one.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'PAID' }).filter({ hasText: prize });

  await enterAs(page, platform.url, ADMIN);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(platform.url + managePath(tournamentId, 'rewards'));
    await expect(form(one, first)).toBeVisible();
  }
  await expect(inMain(page, '$0.00 of the prize pool of $500.00 is paid.')).toBeVisible();
  const calls = callsOf(page);
  const paid = () => calls.filter(({ method }) => method === 'POST').length;

  // More than is left of the prize pool is refused; the typed amount stays.
  await fill(page, first, '1', '500.01');
  await agree(page, `Pay $500.01 to ${first.name}?`);
  await expect(form(page, first).getByRole('alert')).toContainText('is more than what is left of the prize pool');
  await expect(form(page, first).getByLabel('Prize')).toHaveValue('500.01');
  expect(await gained()).toEqual([-FEE, -FEE]);

  // Both tabs show the question. By the time the other one is confirmed, its tab knows of the payment, and the question stays open.
  await fill(other, first, '1', '300');
  await fill(page, first, '1', '300');
  await agree(page, `Pay $300.00 to ${first.name}?`);
  await expect(isPaid(page, first, '$300.00')).toBeVisible();
  expect(paid()).toBe(2);
  await agree(other, `Pay $300.00 to ${first.name}?`);
  await expect(isPaid(other, first, '$300.00')).toBeVisible();
  expect(await gained()).toEqual([300 - FEE, -FEE]);

  await losingAnswer(page, 'POST', REWARDS);
  await fill(page, second, '2', '150.5');
  await agree(page, `Pay $150.50 to ${second.name}?`);
  await expect(isPaid(page, second, '$150.50')).toBeVisible();
  await page.reload();
  for (const [player, prize] of [[first, '$300.00'], [second, '$150.50']] as const) await expect(isPaid(page, player, prize)).toBeVisible(); // prettier-ignore
  await expect(page.getByRole('form')).toHaveCount(0);
  await expect(inMain(page, '$450.50 of the prize pool of $500.00 is paid.')).toBeVisible();
  expect(await gained()).toEqual([300 - FEE, 150.5 - FEE]);
});

test(
  'a tournament is started and then completed, each after a question that lists what it does, and never twice',
  EXTENDED,
  async ({ page, context, platform }) => {
    const { server, title, tournamentId, applicationIds } = await askingPlayers(platform, 2);
    await server.approve(applicationIds[0] ?? 0);
    await enterAs(page, platform.url, ADMIN);
    const other = await context.newPage();
    const step = (one: Page, verb: string) => one.getByRole('tabpanel').getByRole('button', { name: verb });
    for (const one of [page, other]) {
      await one.goto(platform.url + managePath(tournamentId, 'complete'));
      await expect(step(one, 'Start tournament')).toBeVisible();
    }
    const calls = callsOf(page);
    // The other tab shows the question first, and is confirmed after the match was started here.
    await step(other, 'Start tournament').click();
    await step(page, 'Start tournament').click();
    const starting = question(page, `Start tournament “${title}”?`);
    for (const line of ['1 approved player.', '1 pending application stays undecided.']) await expect(starting).toContainText(line);
    await expect(starting.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(starting).toBeHidden();
    await step(page, 'Start tournament').click();
    await starting.getByRole('button', { name: 'Start tournament' }).dblclick({ noWaitAfter: true });
    await expect(inMain(page, 'The tournament has started.')).toBeVisible();
    await expect(inMain(page, 'ONGOING')).toBeVisible();

    // It cannot start it again, nor by that complete it.
    await question(other, `Start tournament “${title}”?`).getByRole('button', { name: 'Start tournament' }).click();
    await expect(inMain(other, 'This was already done in another session.')).toBeVisible();
    await expect(inMain(other, 'ONGOING')).toBeVisible();

    await page.reload();
    await step(page, 'Complete tournament').click();
    const completing = question(page, `Complete tournament “${title}”?`);
    for (const line of ['Pay out the prize pool of $500.00', 'You can’t']) await expect(completing).toContainText(line);
    await completing.getByRole('button', { name: 'Complete tournament' }).click();
    await expect(inMain(page, 'This tournament is completed.')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0);
    expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual(
      ['ONGOING', 'COMPLETED'].map((status) => `/posts/${tournamentId}/status?status=${status}`),
    );
  },
);
