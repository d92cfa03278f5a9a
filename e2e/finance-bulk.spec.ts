import type { Page } from '@playwright/test';
import { confirmButton, dialog, done, row, rows, toast, TOP_UPS, type Verb } from './harness/finance.ts';
import { type FinanceServer, financeServer } from './harness/finance-server.ts';
import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { answering, callsOf, losingAnswer } from './harness/tournament-calls.ts';
import { openFollowing } from './harness/users.ts';

const checkbox = (page: Page, id: number) => row(page, id).getByRole('checkbox');
const checked = (page: Page) => page.getByRole('row').getByRole('checkbox', { name: /^Select request/, checked: true });
const confirmAll = (page: Page, verb: Verb) => dialog(page, verb).getByRole('button', { name: new RegExp(`^${verb} \\d+$`) });
const asked = (page: Page) => dialog(page, 'Approve').locator('dl > div');
const amounts = (count: number) => Array.from({ length: count }, (_, index) => 10 + index + 0.1);
const sumOf = (list: readonly number[]) => list.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

/** A client with that many requests, on the open list. */
async function start(page: Page, url: string, server: FinanceServer, count: number) {
  const client = await server.client();
  const ids = await server.askTopUps(client, amounts(count));
  await enterAs(page, url, ADMIN);
  await openFollowing(page, `${url}${TOP_UPS}?search=${client.email}`);
  await expect(rows(page)).toHaveCount(count);
  return { client, ids };
}

/** Selects all rows with the keyboard alone and opens their question. */
async function askAll(page: Page, verb: Verb): Promise<void> {
  for (const key of ['ArrowDown', 'Control+a', verb === 'Approve' ? 'a' : 'r']) await page.keyboard.press(key);
  await expect(confirmAll(page, verb)).toBeFocused();
}

test('twenty top-ups take four keys; one answer is lost, one is refused, one is a colleague’s: each is decided once', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest(/topup\/\d+\/approve/));
  const server = await financeServer(platform);
  const colleague = await server.colleague();
  const { client, ids } = await start(page, platform.url, server, 20);
  const [, lost = 0, , refused = 0, , , theirs = 0] = ids;
  await losingAnswer(page, 'PUT', new RegExp(`^/topup/${lost}/approve`));
  const recover = await answering(page, `/topup/${refused}/approve`, { status: 400, json: { message: 'The books are closed.' } }, 'PUT');
  const calls = callsOf(page);
  await askAll(page, 'Approve');
  await expect(asked(page)).toHaveCount(20);
  await expect(dialog(page, 'Approve')).toContainText('Are you sure you want to approve 20 requests · $392.00?');
  await expect(dialog(page, 'Approve')).toContainText('$392.00 will be added to their balances.');
  await colleague.decide('topup', theirs, 'Reject');
  await expect(asked(page)).toHaveCount(19);
  await page.keyboard.press('Enter');

  await expect(toast(page, '18 approved, 1 failed')).toBeVisible();
  await expect(page.getByText(`Request ${refused} was not approved`)).toBeVisible();
  await expect(page.getByText('The books are closed.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, theirs)).toContainText('Rejected by another administrator.');
  await expect(checked(page)).toHaveCount(1);
  await expect(checkbox(page, refused)).toBeChecked();
  const made = calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  expect(new Set(made).size).toBe(made.length);
  expect(made).not.toContain(`/topup/${theirs}/approve`);

  // What failed is decided with the same key, now by itself.
  await recover();
  await page.keyboard.press('a');
  await expect(dialog(page, 'Approve')).toContainText(`Topup ID: ${refused}`);
  await page.keyboard.press('Enter');
  await expect(toast(page, done('topup', refused, 'Approve'))).toBeVisible();
  const paid = amounts(20).filter((_, index) => ids[index] !== theirs);
  expect(await server.balanceOf(client)).toBe(sumOf(paid));
  expect(await server.movements(client)).toHaveLength(19);
});

test('two administrators approve the same twelve requests at once: each is paid once, and each screen shows the outcome', async ({
  page,
  browser,
  platform,
  guard,
}) => {
  guard.allow(failedRequest(/topup\/\d+\/approve/));
  const server = await financeServer(platform);
  const colleague = await server.colleague();
  const { client } = await start(page, platform.url, server, 12);
  const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const other = await elsewhere.newPage();
    await enterAs(other, platform.url, colleague.credentials);
    await openFollowing(other, `${platform.url}${TOP_UPS}?search=${client.email}`);
    await expect(rows(other)).toHaveCount(12);
    const screens = [page, other];
    for (const each of screens) await askAll(each, 'Approve');
    await Promise.all(screens.map((each) => each.keyboard.press('Enter')));
    const told = await Promise.all(
      screens.map(async (each) => {
        const text = (await toast(each, /approved|elsewhere/).textContent()) ?? '';
        const count = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
        await expect(each.getByText(/was not approved/)).toHaveCount(0);
        await expect(checked(each)).toHaveCount(0);
        return { approved: count('approved'), elsewhere: count('decided elsewhere') };
      }),
    );
    expect(told.reduce((sum, { approved }) => sum + approved, 0)).toBe(12);
    for (const { approved, elsewhere: theirs } of told) expect(approved + theirs).toBeLessThanOrEqual(12);
  } finally {
    await elsewhere.close();
  }
  expect(await server.balanceOf(client)).toBe(sumOf(amounts(12)));
  expect(await server.movements(client)).toHaveLength(12);
});

test('a range is selected with Shift, and a tab that is closed in the middle sends no more than it had sent', async ({
  page,
  context,
  platform,
}) => {
  const server = await financeServer(platform);
  const { ids } = await start(page, platform.url, server, 8);
  await rows(page).nth(1).getByRole('checkbox').click();
  await rows(page)
    .nth(6)
    .getByText('PENDING')
    .click({ modifiers: ['Shift'] });
  await expect(checked(page)).toHaveCount(6);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(checked(page)).toHaveCount(7);
  await page.keyboard.press('Space');
  await expect(checked(page)).toHaveCount(6);
  await expect(page.getByText('6 selected')).toBeVisible();
  // The server decides, and no answer comes.
  let arrived = 0;
  await page.route('**/topup/*/reject', async (route) => {
    await route.fetch();
    arrived += 1;
  });
  await page.getByRole('button', { name: /^Reject 6/ }).click();
  await confirmAll(page, 'Reject').dblclick();
  await expect.poll(() => arrived).toBe(4);
  await expect(page.getByText('Rejecting...')).toHaveCount(6);
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(rows(again)).toHaveCount(4);
  await expect(again.getByText('sent, not confirmed')).toHaveCount(0);
  const states = await Promise.all(ids.map((id) => server.stateOf('topup', id)));
  expect(states.filter((state) => state === 'REJECTED')).toHaveLength(4);
});

test('a bare backend: a call that got lost is left out of the next bulk, because it could move the money twice', async ({
  page,
  bare,
  guard,
}) => {
  guard.allow(failedRequest('/api/v1/capabilities'), failedRequest(/topup\/\d+\/approve/));
  const { finance } = bare.backend;
  const ids = finance.ask(3, 'Pubg');
  await enterAs(page, bare.url, bare.backend);
  await page.goto(`${bare.url}${TOP_UPS}?game=Pubg`);
  await expect(rows(page)).toHaveCount(3);
  finance.afterDeciding('lose');
  await askAll(page, 'Approve');
  await page.keyboard.press('Enter');
  await expect(toast(page, '2 approved, 1 not confirmed')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  const [left = 0] = ids.filter((id) => finance.timesDecided(id) === 0);
  await expect(row(page, left)).toContainText('see above');
  await expect(checkbox(page, left)).toBeChecked();

  const [more = 0] = finance.ask(1, 'Pubg');
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await askAll(page, 'Approve');
  await expect(asked(page).filter({ hasText: 'Left out. Decide it on its own.' })).toHaveCount(1);
  await expect(dialog(page, 'Approve')).toContainText('could move the money twice');
  await page.keyboard.press('Enter');
  await expect(toast(page, '1 approved')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await page.keyboard.press('a');
  await expect(dialog(page, 'Approve')).toContainText(`Topup ID: ${left}`);
  await expect(confirmButton(page, 'Approve')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, done('topup', left, 'Approve'))).toBeVisible();
  expect([...ids, more].map((id) => finance.timesDecided(id))).toEqual([1, 1, 1, 1]);
});
