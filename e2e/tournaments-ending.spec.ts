import type { Page } from '@playwright/test';
import type { Console } from './harness/consoles.ts';
import type { Player } from './harness/fullmap.ts';
import { failedRequest } from './harness/guard.ts';
import { EXTENDED } from './harness/extended.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { FEE, managePath, question } from './harness/tournament.ts';
import { callsOf, holding, losingAnswer } from './harness/tournament-calls.ts';
import { askingPlayers } from './harness/tournament-server.ts';

const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

/** A running tournament with approved players, and what a test does on its Rewards tab. */
async function rewarding(platform: Console, count: number) {
  const { server, tournamentId, players, applicationIds, gained } = await askingPlayers(platform, count);
  for (const id of applicationIds) await server.approve(id);
  await server.advance(tournamentId, 'ONGOING');
  const row = (one: Page, { name }: Player) => one.getByRole('group', { name: `Reward for ${name}` });
  return {
    ...{ players, gained, row },
    path: managePath(tournamentId, 'rewards'),
    REWARDS: new RegExp(`^/posts/${tournamentId}/rewards$`),
    async fill(one: Page, player: Player, position: string, prize?: string) {
      await row(one, player).getByLabel('Position').fill(position);
      if (prize !== undefined) await row(one, player).getByLabel('Prize').fill(prize);
    },
    review: (one: Page) => one.getByRole('button', { name: 'Review', exact: true }),
    async agree(one: Page, label: string) {
      const asked = question(one, 'Review rewards');
      await asked.getByRole('button', { name: label }).dblclick({ noWaitAfter: true });
      await expect(asked).toBeHidden();
    },
    isPaid: (one: Page, { name }: Player, prize: string) =>
      one.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'PAID' }).filter({ hasText: prize }),
  };
}

test('a reward is paid once: two clicks, a second tab and a reload do not pay it again, and the pool is not exceeded', async ({
  page,
  context,
  platform,
}) => {
  const { players, gained, row, path, fill, review, agree, isPaid } = await rewarding(platform, 2);
  const [first, second] = players;
  if (second === undefined) throw new Error('Two players are needed.');
  await enterAs(page, platform.url, ADMIN);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto(platform.url + path);
    await expect(row(one, first)).toBeVisible();
  }
  await expect(inMain(page, '$0.00 of the prize pool of $500.00 is paid.')).toBeVisible();
  const calls = callsOf(page);
  const paid = () => calls.filter(({ method }) => method === 'POST').length;

  // More than is left of the prize pool can't be sent; the typed amount stays.
  await fill(page, first, '1', '500.01');
  await expect(inMain(page, 'Allocated $500.01 of $500.00, $0.01 too much. Prizes can’t exceed the pool.')).toBeVisible();
  await expect(review(page)).toBeDisabled();
  await page.reload();
  await expect(row(page, first).getByLabel('Prize')).toHaveValue('500.01');

  // Both tabs show the question. By the time the other one is confirmed, its tab knows of the payment, and the question stays open.
  for (const one of [other, page]) {
    await fill(one, first, '1', '300');
    await review(one).click();
  }
  await agree(page, 'Pay 1 player ($300.00)');
  await expect(isPaid(page, first, '$300.00')).toBeVisible();
  expect(paid()).toBe(1);
  await agree(other, 'Pay 1 player ($300.00)');
  await expect(isPaid(other, first, '$300.00')).toContainText('Already paid. No second payment was made.');
  expect(await gained()).toEqual([300 - FEE, -FEE]);
  await page.reload();
  await expect(isPaid(page, first, '$300.00')).toBeVisible();
  await expect(row(page, second)).toBeVisible();
  await expect(row(page, first)).toHaveCount(0);
});

test('a rule divides the pool, one review pays all, and what another administrator pays at the same time or an answer that is lost is paid once', async ({
  page,
  browser,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('ERR_CONNECTION_RESET'));
  const { players, gained, row, path, REWARDS, fill, review, agree, isPaid } = await rewarding(platform, 4);
  const [first, second, third, fourth] = players;
  if (second === undefined || third === undefined || fourth === undefined) throw new Error('Four players are needed.');
  const context = await browser.newContext();
  guard.watch(context);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await enterAs(one, platform.url, ADMIN);
    await one.goto(platform.url + path);
    await expect(row(one, first)).toBeVisible();
  }
  await page.getByRole('combobox', { name: 'Divide the prize pool' }).selectOption('50 / 30 / 20 by position');
  for (const [player, position, prize] of [
    [first, '1', '250.00'],
    [second, '2', '150.00'],
    [third, '3', '100.00'],
  ] as const) {
    await fill(page, player, position);
    await expect(row(page, player).getByLabel('Prize')).toHaveValue(prize);
  }
  await expect(inMain(page, 'Allocated $500.00 of $500.00, $0.00 left')).toBeVisible();
  await fill(other, first, '1', '10');

  // Both administrators send a payment to the same player at once; here, the answer to the second player's payment is lost.
  const [here, there] = [await holding(page, 'POST', REWARDS), await holding(other, 'POST', REWARDS)];
  await losingAnswer(page, 'POST', REWARDS, second.id);
  await review(page).click();
  await expect(question(page, 'Review rewards')).toContainText(`${third.name}`);
  await agree(page, 'Pay 3 players ($500.00)');
  await review(other).click();
  await agree(other, 'Pay 1 player ($10.00)');
  await expect.poll(() => here.arrived() + there.arrived()).toBe(2);
  here.release();
  await expect(isPaid(page, first, '$250.00')).toBeVisible();
  there.release();
  await expect(isPaid(other, first, '$250.00')).toContainText('Already paid. No second payment was made.');
  for (const one of [page, other]) {
    await expect(isPaid(one, second, '$150.00')).toBeVisible();
    await expect(isPaid(one, third, '$100.00')).toBeVisible();
    await expect(inMain(one, '$500.00 of the prize pool of $500.00 is paid.')).toBeVisible();
  }
  expect(await gained()).toEqual([250 - FEE, 150 - FEE, 100 - FEE, -FEE]);
  await context.close();
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
