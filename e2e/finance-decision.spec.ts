import { figures, hueOf, shownIds, watchToast } from './harness/finance-lists.ts';
import { ask, confirmButton, decide, decisionButton, dialog, done, row, rows, toast, TOP_UPS, type Verb } from './harness/finance.ts';
import { financeServer } from './harness/finance-server.ts';
import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';
import { answering, callsOf, endedCalls, holding } from './harness/tournament-calls.ts';

const BUSY = { Approve: 'Approving...', Reject: 'Rejecting...' } as const;

test('a decision asks for confirmation, shows progress, is announced at the bottom right for 3 seconds, and reloads both lists', async ({
  page,
  bare,
  guard,
}) => {
  guard.allow(failedRequest('/api/v1/capabilities'), failedRequest(/topup\/\d+\/approve/));
  const { finance } = bare.backend;
  const [first = 0, second = 0, third = 0] = finance.ask(3);
  await enterAs(page, bare.url, bare.backend);
  await page.goto(bare.url + TOP_UPS);
  await expect(row(page, third)).toBeVisible();
  const calls = callsOf(page);
  const inOrder = () => calls.filter(({ path }) => path.startsWith('/topup/')).map(({ method, path }) => `${method} ${path}`);

  const decideSlowly = async (id: number, verb: Verb, wire: string) => {
    await page.unrouteAll({ behavior: 'wait' });
    const held = await holding(page, 'PUT', new RegExp(`^/topup/${id}/`));
    await ask(page, id, verb);
    const question = dialog(page, verb);
    await expect(question.getByRole('heading')).toHaveText(verb === 'Approve' ? 'Confirm Approval' : 'Confirm Rejection');
    await expect(question.getByText(`Are you sure you want to ${verb.toLowerCase()} this topup?`, { exact: true })).toBeVisible();
    await expect(question.getByText(`Topup ID: ${id}`, { exact: true })).toBeVisible();
    expect((await question.getByRole('button').allTextContents()).filter((text) => text !== '')).toEqual(['Cancel', 'Confirm']);
    const asked = inOrder().length;
    const stay = await watchToast(page, done('topup', id, verb));
    await confirmButton(page, verb).click();
    await expect.poll(held.arrived).toBe(1);
    const busy = row(page, id).getByRole('button', { name: `${BUSY[verb]} request ${id}` });
    await expect(busy).toHaveText(BUSY[verb]);
    // Neither button of the row does anything now.
    for (const button of await row(page, id).locator('[data-decision]').all())
      await expect(button).toHaveAttribute('aria-disabled', 'true');
    // By force: the browser would wait until it is on again.
    await busy.click({ force: true });
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    const since = inOrder().length;
    held.release();

    const message = toast(page, `Request ${id} updated to ${verb === 'Approve' ? 'APPROVED' : 'REJECTED'}`);
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute('data-tone', 'success');
    await message.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined))),
    );
    const box = await message.boundingBox();
    expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThan(40);
    // The second one stands above the first.
    expect(900 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(90);
    await expect.poll(() => new Set(inOrder().slice(since))).toEqual(new Set(['GET /topup/status/PENDING', `GET /topup/status/${wire}`]));
    expect(
      inOrder()
        .slice(asked)
        .filter((call) => call.startsWith('PUT')),
    ).toEqual([`PUT /topup/${id}/${verb.toLowerCase()}`]);
    await expect(row(page, id)).toHaveCount(0);
    return stay;
  };
  const stayed = await decideSlowly(first, 'Approve', 'Approved');
  const lasted = await decideSlowly(second, 'Reject', 'REJECTED');
  for (const milliseconds of [await stayed(), await lasted()]) {
    expect(milliseconds).toBeGreaterThan(2900);
    expect(milliseconds).toBeLessThan(5000);
  }
  // The list that the request joined shows it immediately.
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Approved');
  await expect(row(page, first)).toContainText('APPROVED');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending');

  // The failure variant is red, in the server's words, and the request is there still.
  await answering(page, `/topup/${third}/approve`, { status: 400, json: { message: 'The books are closed.', success: false } }, 'PUT');
  await ask(page, third, 'Approve');
  await confirmButton(page, 'Approve').click();
  await expect(toast(page, 'The books are closed.')).toHaveAttribute('data-tone', 'error');
  await expect(page.getByText(`Request ${third} was not approved`)).toBeVisible();
  await expect(decisionButton(page, third, 'Approve')).toBeEnabled();
  expect(finance.timesDecided(third)).toBe(0);
});

test(
  'our server: the figures are its own and follow each decision, and only lists that are open are read again',
  EXTENDED,
  async ({ page, platform }) => {
    const server = await financeServer(platform);
    const client = await server.client();
    const [first = 0, second = 0] = await server.askTopUps(client, [12.5, 7.25]);
    await enterAs(page, platform.url, ADMIN);
    await page.goto(`${platform.url}${TOP_UPS}?search=${client.email}`);
    const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const asCounted = async () => {
      const { pending, approvedToday, approvedYesterday, amountToday, successRate } = await server.statistics();
      const more = approvedToday - approvedYesterday;
      for (const [label, value, hint] of [
        ['Pending Requests', String(pending), 'Awaiting review'],
        ['Approved Today', String(approvedToday), more === 0 ? 'Same as yesterday' : `${more > 0 ? '+' : ''}${more} from yesterday`],
        ['Total Amount', money.format(amountToday), 'Processed today'],
        ['Success Rate', successRate === null ? '–' : `${number.format(successRate)}%`, 'Last 30 days'],
      ] as const) {
        const card = page.getByRole('region', { name: label, exact: true });
        await expect(card.getByText(value, { exact: true })).toBeVisible();
        await expect(card.getByText(hint, { exact: true })).toBeVisible();
        await expect(card.getByText('Sample')).toHaveCount(0);
      }
      return approvedToday;
    };
    const before = await asCounted();
    const calls = callsOf(page);
    const ended = endedCalls(page);
    await decide(page, 'topup', first, 'Approve');
    expect(await asCounted()).toBe(before + 1);
    await expect.poll(() => ended).toContain('/topup/search?size=1000&status=PENDING');
    // Years of approvals are not read for nothing.
    expect(calls.filter(({ path }) => path.includes('status=APPROVED'))).toEqual([]);

    const statuses = page.getByRole('combobox', { name: 'Status' });
    await statuses.selectOption('Approved');
    await expect(row(page, first)).toContainText('APPROVED');
    expect(await hueOf(page, 'APPROVED')).toBe('green');
    await statuses.selectOption('Pending');
    // Until the other list is on the screen, news of the first decision still have this one read.
    await expect(row(page, second)).toBeVisible();
    const since = calls.length;
    await decide(page, 'topup', second, 'Approve');
    expect(await asCounted()).toBe(before + 2);
    // The list that was opened is old now: it is read when it is opened again.
    expect(calls.slice(since).filter(({ path }) => path.includes('status=APPROVED'))).toEqual([]);
    await statuses.selectOption('Approved');
    await expect(rows(page)).toHaveCount(2);
    expect(calls.slice(since).some(({ path }) => path.includes('status=APPROVED'))).toBe(true);
  },
);

test('a request that may have been sent twice is marked, in its question too, and the figures are those of the filtered set', async ({
  page,
  platform,
}) => {
  const server = await financeServer(platform);
  const client = await server.client();
  const [first = 0, second = 0, other = 0] = await server.askTopUps(client, [25.1, 25.1, 40.2]);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}${TOP_UPS}?search=${client.email}`);
  await expect(figures(page)).toHaveText(/^3 of \d+ requests · \$90\.40$/);
  const marks = page.getByText(/^possible duplicate/);
  await expect(marks).toHaveCount(2);
  await expect(row(page, first).getByText('possible duplicate')).toHaveAttribute(
    'title',
    `Same user and amount as request ${second}, at most 10 minutes apart. 3 requests of this user within 10 minutes.`,
  );
  await expect(row(page, other).getByText('possible duplicate')).toHaveCount(0);
  await ask(page, second, 'Reject');
  await expect(dialog(page, 'Reject')).toContainText('Needs attention');
  await expect(dialog(page, 'Reject')).toContainText(`Same user and amount as request ${first}, at most 10 minutes apart.`);
  await confirmButton(page, 'Reject').click();
  await expect(toast(page, done('topup', second, 'Reject'))).toBeVisible();
  await expect(marks).toHaveCount(0);
  await expect(figures(page)).toHaveText(/^2 of \d+ requests · \$65\.30$/);

  // Ten minutes exactly are within; another amount, another person and eleven minutes are not.
  const asked = (topupId: number, userId: number, amount: number, hour: number, minute: number) => ({
    ...{ topupId, status: 'PENDING', amount, user: { id: userId, name: 'Tara Bose', email: `u${userId}@mail.test` } },
    requestedAt: [2026, 11, 20, hour, minute],
  });
  const rest = [asked(3, 7, 6, 9, 5), asked(4, 8, 5, 9, 5), asked(5, 7, 5, 10, 0), asked(6, 7, 5, 10, 11)];
  await answering(page, '/topup/search?size=1000&status=PENDING', {
    json: { content: [asked(1, 7, 5, 9, 0), asked(2, 7, 5, 9, 10), ...rest] },
  });
  await page.goto(platform.url + TOP_UPS);
  await expect.poll(() => shownIds(page)).toEqual([1, 2, 3, 4, 5, 6]);
  await expect(marks).toHaveCount(2);
  for (const id of [1, 2]) await expect(row(page, id).getByText('possible duplicate')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search requests' }).fill('u8@');
  await expect(figures(page)).toHaveText('1 of 6 requests · $5.00');
});
