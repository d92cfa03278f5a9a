import { figures, hueOf, ODD_TOP_UPS, shownIds } from '../harness/finance-lists.ts';
import { decisionButton, row, TOP_UPS } from '../harness/finance.ts';
import { financeServer } from '../harness/finance-server.ts';
import { failedRequest } from '../harness/guard.ts';
import { ADMIN, enterAs, enterBare } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';
import { answering, callsOf, holding } from '../harness/tournament-calls.ts';

const search = 'Search requests';

test('with any field missing from the answer, a request is found by name, email, mobile or id, and by the exact title of its game', async ({
  page,
  bare,
  guard,
}) => {
  await enterBare(page, bare, guard);
  await answering(page, '/topup/status/PENDING', { json: ODD_TOP_UPS });
  const held = await holding(page, 'GET', /^\/topup\/status\/PENDING$/);
  await page.goto(bare.url + TOP_UPS);
  await expect(page.getByText('Loading requests...').and(page.locator('[aria-hidden=true]'))).toBeVisible();
  held.release();
  await page.unrouteAll({ behavior: 'wait' });
  await answering(page, '/topup/status/PENDING', { json: ODD_TOP_UPS });
  await page.reload();
  const all = [901, 902, 903, 904, 905, 906, 907];
  await expect.poll(() => shownIds(page)).toEqual(all);
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(headers.map((text) => text.trim())).toEqual(['Request ID', 'Game', 'Amount', 'Payment', 'Status', 'User', 'Actions']);
  await expect(figures(page)).toHaveText('7 requests · $50.30 · 1 without an amount');

  // Answers come in any case; only what is pending can be decided.
  for (const id of [901, 902, 903, 904, 905]) {
    await expect(row(page, id).getByText('PENDING', { exact: true })).toBeVisible();
    await expect(decisionButton(page, id, 'Approve')).toBeVisible();
    await expect(decisionButton(page, id, 'Reject')).toBeVisible();
  }
  await expect(row(page, 906).getByText('APPROVED', { exact: true })).toBeVisible();
  await expect(row(page, 907)).toContainText('Its status is “ON_HOLD”. Only a pending request can be decided.');
  for (const id of [906, 907]) await expect(decisionButton(page, id, 'Approve')).toHaveCount(0);

  const box = page.getByRole('searchbox', { name: search });
  await expect(box).toHaveAttribute('placeholder', 'Search requests...');
  for (const [text, found] of [
    ['zoya RAH', [901]],
    ['unknown@mail', [902]],
    ['5550904', [904]],
    [' 905 ', [905]],
    ['mail.test', [901, 902, 906]],
    ['null', []],
    ['undefined', []],
    // Neither the game nor the payment is looked in.
    ['esewa', []],
    ['', all],
  ] as const) {
    await box.fill(text);
    await expect.poll(() => shownIds(page), `search '${text}'`).toEqual(found);
  }

  const games = page.getByRole('combobox', { name: 'Game' });
  await expect(games.getByRole('option')).toHaveText(['All Games', 'Free Fire', 'Pubg', 'BGMI']);
  for (const [game, found] of [
    ['Free Fire', [901]],
    ['Pubg', [902]],
    ['BGMI', [906]],
    ['All Games', all],
  ] as const) {
    await games.selectOption(game);
    await expect.poll(() => shownIds(page), game).toEqual(found);
  }
});

test('each status asks for its own list by the exact word, shows it in its color, and tells in red why it cannot be read', async ({
  page,
  bare,
  guard,
}) => {
  guard.allow(failedRequest('/api/v1/capabilities'), failedRequest('topup/status'));
  await enterAs(page, bare.url, bare.backend);
  const calls = callsOf(page);
  const one = (topupId: number, status: string) => ({ json: [{ topupId, status, amount: 1 }] });
  await answering(page, '/topup/status/PENDING', one(1, 'pending'));
  await answering(page, '/topup/status/Approved', one(2, 'aPPROVED'));
  const refusing = await answering(page, '/topup/status/REJECTED', { status: 400, json: { message: 'The books are closed.' } });
  // An address with a word that no list has is the pending one's.
  await page.goto(`${bare.url}${TOP_UPS}?status=nonsense`);
  const statuses = page.getByRole('combobox', { name: 'Status' });
  await expect(statuses.getByRole('option')).toHaveText(['Pending', 'Approved', 'Rejected']);
  const lists = () => calls.filter(({ path }) => path.startsWith('/topup/')).map(({ method, path }) => `${method} ${path}`);
  await expect(row(page, 1).getByText('PENDING', { exact: true })).toBeVisible();
  expect(await hueOf(page, 'PENDING')).toBe('yellow');
  expect(lists()).toEqual(['GET /topup/status/PENDING']);
  await statuses.selectOption('Approved');
  await expect(row(page, 2).getByText('APPROVED', { exact: true })).toBeVisible();
  expect(await hueOf(page, 'APPROVED')).toBe('green');
  expect(lists()).toEqual(['GET /topup/status/PENDING', 'GET /topup/status/Approved']);

  await statuses.selectOption('Rejected');
  await expect(page.getByRole('alert').getByText('The books are closed.')).toBeVisible();
  expect(await hueOf(page, 'The books are closed.')).toBe('red');
  expect([...new Set(lists())]).toEqual(['GET /topup/status/PENDING', 'GET /topup/status/Approved', 'GET /topup/status/REJECTED']);
  await refusing();
  await answering(page, '/topup/status/REJECTED', one(3, 'Rejected'));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 3).getByText('REJECTED', { exact: true })).toBeVisible();
  expect(await hueOf(page, 'REJECTED')).toBe('red');
});

test('search, filters, order and place are in the address, over a reload and Back', async ({ page, platform }) => {
  const server = await financeServer(platform);
  const client = await server.client();
  const ids = await server.askTopUps(client, [30, 10, 20]);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + TOP_UPS);
  await page.getByRole('searchbox', { name: search }).fill(client.email);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Free Fire');
  await page.getByRole('button', { name: 'Amount', exact: true }).click();
  const ascending = [ids[1], ids[2], ids[0]];
  const asLeft = async (status: string, expected: readonly unknown[]) => {
    await expect.poll(() => shownIds(page)).toEqual(expected);
    await expect(page.getByRole('searchbox', { name: search })).toHaveValue(client.email);
    await expect(page.getByRole('combobox', { name: 'Game' })).toHaveValue('Free Fire');
    await expect(page.getByRole('combobox', { name: 'Status' }).locator('option:checked')).toHaveText(status);
  };
  await asLeft('Pending', ascending);
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  await expect.poll(query).toEqual({ search: client.email, game: 'Free Fire', sort: 'amount' });
  await page.reload();
  await asLeft('Pending', ascending);
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'ascending');

  await page.getByRole('button', { name: 'Amount', exact: true }).click();
  await asLeft('Pending', [...ascending].reverse());
  const address = page.url();
  await page.getByRole('link', { name: client.name }).first().click();
  await page.waitForURL(/user-management\/users\/\d+\/profile/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await asLeft('Pending', [...ascending].reverse());
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Approved');
  await asLeft('Approved', []);
  await expect.poll(query).toEqual({ search: client.email, game: 'Free Fire', sort: '-amount', status: 'approved' });

  // A long list is found where it was left.
  const many = Array.from({ length: 300 }, (_, index) => ({ topupId: 5000 + index, status: 'PENDING', amount: 1, user: { id: client.id, name: `Row ${index}` } })); // prettier-ignore
  await answering(page, '/topup/search?size=1000&status=PENDING', { json: { content: many } });
  await page.goto(platform.url + TOP_UPS);
  await expect(row(page, 5000)).toBeVisible();
  await row(page, 5000).hover();
  await page.mouse.wheel(0, 9000);
  await expect(row(page, 5000)).toHaveCount(0);
  const before = await shownIds(page);
  const target = before[Math.floor(before.length / 2)] ?? 0;
  await row(page, target).getByRole('link').click();
  await page.waitForURL(/profile/);
  await page.goBack();
  await expect(row(page, target)).toBeInViewport();
});
