import { figures, shownIds } from '../harness/finance-lists.ts';
import { ask, confirmButton, dialog, decisionButton, done, REDEEMS, row, rows, toast } from '../harness/finance.ts';
import { financeServer } from '../harness/finance-server.ts';
import { ADMIN, enterAs, enterBare } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';
import { answering, callsOf } from '../harness/tournament-calls.ts';

const verbs = /^(Approve|Reject)/;

test('without the extension redeem requests are read-only: there are no decisions, no other list is requested, and the screen says why', async ({
  page,
  bare,
  guard,
}) => {
  await enterBare(page, bare, guard);
  const calls = callsOf(page);
  await page.goto(`${bare.url}${REDEEMS}?status=approved`);
  await expect(page.getByRole('heading', { level: 1, name: 'Redeem management' })).toBeVisible();
  await expect(page.getByText('Decisions are made in another system.')).toBeVisible();
  await expect.poll(() => shownIds(page)).toEqual([71, 72, 73]);
  await expect(figures(page)).toHaveText('3 requests · $611.50');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: verbs })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Keys/ })).toHaveCount(0);

  await row(page, 71).click();
  for (const key of ['ArrowDown', 'a', 'r', 'A', 'R', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // The specification knows the pending list and no other call of redeem requests.
  expect([...new Set(calls.filter(({ path }) => path.includes('redeem')).map(({ method, path }) => `${method} ${path}`))]).toEqual([
    'GET /redeem/admin/pending',
  ]);

  // Holes in an answer break neither the rows nor the search.
  const holes = [
    { redeemId: 81, status: 'Pending', user: {}, method: 'UPI', amount: 1 },
    { id: 82, status: 'approved', user: null, paymentGetway: 'Khalti' },
    { redeemId: 83, id: 1, user: { name: null, email: null, mobileNo: '01' }, amount: '2.50' },
  ];
  await answering(page, '/redeem/admin/pending', { json: holes });
  await page.goto(bare.url + REDEEMS);
  await expect.poll(() => shownIds(page)).toEqual([81, 82, 83]);
  await expect(row(page, 82)).toContainText('Khalti');
  await expect(row(page, 82)).toContainText('APPROVED');
  await expect(row(page, 81)).toContainText('PENDING');
  const search = page.getByRole('searchbox', { name: 'Search requests' });
  await search.fill('82');
  await expect.poll(() => shownIds(page)).toEqual([82]);
  await search.fill('null');
  await expect(page.getByText('No redeem requests found', { exact: true })).toBeVisible();
  await answering(page, '/redeem/admin/pending', { json: [] });
  await page.goto(bare.url + REDEEMS);
  await expect(page.getByText('No redeem requests found', { exact: true })).toBeVisible();
});

test('with it, pending ones and no others are decided, each list is the one that its status names, and a mobile number shows itself on demand', async ({
  page,
  platform,
}) => {
  const server = await financeServer(platform);
  const client = await server.client();
  const [topUp = 0] = await server.askTopUps(client, [1000]);
  await server.approve('topup', topUp);
  const first = await server.askRedeem(client, 300);
  const second = await server.askRedeem(client, 200);
  await enterAs(page, platform.url, ADMIN);
  const calls = callsOf(page);
  const redeems = () => calls.filter(({ path }) => path.startsWith('/redeem/')).map(({ method, path }) => `${method} ${path}`);
  await page.goto(`${platform.url}${REDEEMS}?search=${client.email}`);
  await expect(rows(page)).toHaveCount(2);
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(headers.map((text) => text.trim())).toEqual(['Request ID', 'Amount', 'Payment Method', 'Status', 'User', 'Actions']);
  await expect(row(page, first)).toContainText('$300.00');
  await expect(row(page, first)).toContainText('UPI');
  await expect(row(page, first)).toContainText(client.email);
  expect(redeems()).toEqual(['GET /redeem/admin/search?size=1000&status=PENDING']);

  for (const [id, verb, effect] of [
    [first, 'Approve', `$300.00 will be deducted from ${client.name}’s balance and paid out.`],
    [second, 'Reject', `${client.name} won’t be paid`],
  ] as const) {
    await ask(page, id, verb);
    const question = dialog(page, verb);
    await expect(question.getByText(`Are you sure you want to ${verb.toLowerCase()} this redeem request?`, { exact: true })).toBeVisible();
    await expect(question.getByText(`Redeem ID: ${id}`, { exact: true })).toBeVisible();
    await expect(question).toContainText(effect);
    await confirmButton(page, verb).dblclick();
    await expect(toast(page, done('redeem', id, verb))).toBeVisible();
  }
  expect(await server.balanceOf(client)).toBe(700);
  expect(redeems().filter((call) => call.startsWith('PUT'))).toEqual([`PUT /redeem/${first}/approve`, `PUT /redeem/${second}/reject`]);

  const statuses = page.getByRole('combobox', { name: 'Status' });
  for (const [label, id, state] of [
    ['Approved', first, 'APPROVED'],
    ['Rejected', second, 'REJECTED'],
  ] as const) {
    await statuses.selectOption(label);
    await expect(row(page, id)).toContainText(state);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: verbs })).toHaveCount(0);
    expect(redeems().some((call) => call === `GET /redeem/admin/search?size=1000&status=${state}`)).toBe(true);
    await expect(row(page, id).getByRole('link', { name: `History of request ${id}` })).toHaveAttribute(
      'href',
      `/admin/audit-log?subject=redeem&search=${id}`,
    );
  }

  // A row of a pending list with a decided status is shown as decided, and not decided again.
  const user = { id: 7, name: 'Tara Bose', email: 'tara@mail.test', mobileNo: '+91 70000 00031' };
  const one = (redeemId: number, status: string) => ({ redeemId, status, user, amount: 5, method: 'UPI' });
  const content = [one(91, 'pending'), one(92, 'Approved'), one(93, 'REJECTED')];
  await answering(page, '/redeem/admin/search?size=1000&status=PENDING', { json: { content } });
  await page.goto(platform.url + REDEEMS);
  await expect.poll(() => shownIds(page)).toEqual([91, 92, 93]);
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(1);
  await expect(decisionButton(page, 91, 'Reject')).toBeVisible();
  const mobile = row(page, 91).getByRole('button', { name: /^Mobile number/ });
  await expect(mobile).toHaveText('••••31');
  await mobile.focus();
  await expect(mobile).toHaveText('+91 70000 00031');
  await mobile.blur();
  await expect(mobile).toHaveText('••••31');
});
