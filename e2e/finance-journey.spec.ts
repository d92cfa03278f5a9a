import { ask, confirmButton, decide, decisionButton, dialog, done, REDEEMS, row, rows, toast, TOP_UPS } from './harness/finance.ts';
import { financeServer } from './harness/finance-server.ts';
import { test } from './harness/fullmap-recorder.ts';
import { fullMapServer } from './harness/fullmap-server.ts';
import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { BARE_SCHEME, expect } from './harness/test.ts';

const withoutBody = (path: string) => ({ method: 'PUT', path, type: null, body: null });
const lists = ['/topup/status/Approved', '/topup/status/PENDING', '/topup/status/REJECTED'];

test('top-ups are found, approved and rejected, each once, with the calls of section 7', async ({ page, platform, recorded }) => {
  const server = await financeServer(platform);
  const client = await server.client();
  const [first, second, third] = await server.askTopUps(client, [25, 40.5, 12]);
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three requests are needed.');
  const { url, sent } = recorded;
  await enterAs(page, url, ADMIN);
  await page.goto(`${url}${TOP_UPS}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Top-Up Management' })).toBeVisible();
  await expect(page.getByText('Manage game top-up requests from users')).toBeVisible();
  await expect(page.getByText('Sample')).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search requests' }).fill(client.email.toUpperCase());
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText('3 of')).toBeVisible();
  await expect(page).toHaveURL(/search=/);

  await ask(page, first, 'Approve');
  await expect(dialog(page, 'Approve')).toContainText('Are you sure you want to approve this topup?');
  await expect(dialog(page, 'Approve')).toContainText(`Topup ID: ${first}`);
  await dialog(page, 'Approve').getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog(page, 'Approve')).toBeHidden();
  await expect(decisionButton(page, first, 'Approve')).toBeFocused();
  await decide(page, 'topup', first, 'Approve');
  await expect(row(page, first)).toHaveCount(0);
  await ask(page, second, 'Reject');
  await expect(dialog(page, 'Reject')).toContainText('Are you sure you want to reject this topup?');
  await confirmButton(page, 'Reject').dblclick();
  await expect(toast(page, done('topup', second, 'Reject'))).toBeVisible();
  expect(await server.balanceOf(client)).toBe(25);

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Approved');
  await expect(row(page, first)).toContainText('APPROVED');
  await expect(page).toHaveURL(/status=approved/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Rejected');
  await expect(row(page, second)).toContainText('REJECTED');
  await page.reload();
  await expect(row(page, second)).toContainText('REJECTED');
  await expect(rows(page)).toHaveCount(1);

  const calls = sent.filter(({ path }) => path.startsWith('/topup/'));
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([
    withoutBody(`/topup/${first}/approve`),
    withoutBody(`/topup/${second}/reject`),
  ]);
  const reads = calls.filter(({ method }) => method === 'GET');
  expect(reads.filter(({ type, body }) => type !== null || body !== null)).toEqual([]);
  // Our server searches: a list that fits into a page is one page of a search.
  const found = [
    ...['APPROVED', 'PENDING', 'REJECTED'].map((status) => `/topup/search?size=1000&status=${status}`),
    ...[first, second].map((id) => `/topup/${id}/facts`),
  ];
  expect([...new Set(reads.map(({ path }) => path))].sort()).toEqual([...found, '/topup/statistics'].sort());
});

test('the same work on a backend that has the specification and nothing else', async ({ page, bare, guard }) => {
  guard.allow(failedRequest('/api/v1/capabilities'));
  const { backend, url } = bare;
  const { finance } = backend;
  const [first, second] = finance.ask(2);
  if (first === undefined || second === undefined) throw new Error('Two requests are needed.');
  await enterAs(page, url, backend);
  const since = backend.requests.length;
  await page.goto(`${url}${TOP_UPS}`);

  // The fixed figures of the specification, said to be samples.
  for (const figure of ['18', '42', 'KX.8.5k', '94%']) await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByText('+8 from yesterday')).toBeVisible();
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(4);
  await expect(page.getByRole('link', { name: /Tara Bose/ })).toHaveCount(0);

  await decide(page, 'topup', first, 'Approve');
  await ask(page, second, 'Reject');
  await confirmButton(page, 'Reject').dblclick();
  await expect(toast(page, done('topup', second, 'Reject'))).toBeVisible();
  expect([finance.timesDecided(first), finance.timesDecided(second)]).toEqual([1, 1]);
  expect([finance.statusOf(first), finance.statusOf(second)]).toEqual(['APPROVED', 'REJECTED']);

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Approved');
  // A status is shown in one case, regardless of the case in which it was sent.
  await expect(row(page, first)).toContainText('APPROVED');
  await expect(rows(page).filter({ hasText: 'BGMI' })).toContainText('APPROVED');

  const calls = backend.requests.slice(since).filter(({ path }) => path.startsWith('/topup/'));
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([`PUT /topup/${first}/approve`, `PUT /topup/${second}/reject`]);
  for (const { body, headers } of writes) {
    expect(body ?? null).toBeNull();
    expect(headers['content-type']).toBeUndefined();
    expect(headers['idempotency-key'], 'an extension that was not announced').toBeUndefined();
    expect(headers.authorization).toMatch(new RegExp(`^${BARE_SCHEME} \\S+$`));
  }
  expect([...new Set(calls.filter(({ method }) => method === 'GET').map(({ path }) => path))].sort()).toEqual(lists);
});

test('redeem requests of an older server are read and found, and nothing there pretends to decide them', async ({ page, bare, guard }) => {
  guard.allow(failedRequest('/api/v1/capabilities'));
  const { backend, url } = bare;
  await enterAs(page, url, backend);
  const since = backend.requests.length;
  await page.goto(`${url}${REDEEMS}`);
  await expect(rows(page)).toHaveCount(3);
  const headers = await page.getByRole('columnheader').allTextContents();
  expect(headers.map((text) => text.trim())).toEqual(['Request ID', 'Amount', 'Payment Method', 'Status', 'User']);
  await expect(row(page, 71)).toContainText('$121.00');
  await expect(row(page, 71)).toContainText('eSewa');
  await expect(page.getByRole('button', { name: /^(Approve|Reject) / })).toHaveCount(0);

  const search = page.getByRole('searchbox', { name: 'Search requests' });
  for (const [text, id] of [
    ['TARA@', 71],
    ['70000 00033', 72],
    ['73', 73],
  ] as const) {
    await search.fill(text);
    await expect(rows(page)).toHaveCount(1);
    await expect(row(page, id)).toBeVisible();
  }
  await search.fill('no one of this name');
  await expect(page.getByText('No redeem requests found')).toBeVisible();
  const asked = backend.requests.slice(since).filter(({ path }) => path.includes('redeem'));
  expect([...new Set(asked.map(({ method, path }) => `${method} ${path}`))]).toEqual(['GET /redeem/admin/pending']);
});

test('our server pays a redeem request out once, and says it when the balance does not cover it any more', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest(/redeem\/\d+\/approve/));
  const server = await financeServer(platform);
  const client = await server.client();
  const [topUp] = await server.askTopUps(client, [351]);
  await server.approve('topup', topUp ?? 0);
  const first = await server.askRedeem(client, 200);
  const second = await server.askRedeem(client, 150);
  // An entry fee is paid from the balance although the requests ask for it.
  const fullmaps = await fullMapServer(platform);
  await fullmaps.accept(await fullmaps.ask(await fullmaps.create(`Spends ${client.name}`, 4), client));
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}${REDEEMS}?search=${encodeURIComponent(client.email)}`);
  await decide(page, 'redeem', first, 'Approve');
  expect(await server.balanceOf(client)).toBe(148.5);

  await ask(page, second, 'Approve');
  await confirmButton(page, 'Approve').click();
  await expect(page.getByText(`Redeem request ${second} was not approved`)).toBeVisible();
  expect(await server.balanceOf(client)).toBe(148.5);
  await decide(page, 'redeem', second, 'Reject');
  expect(await server.stateOf('redeem', second)).toBe('REJECTED');
  expect((await server.movements(client)).map(({ amount }) => amount).sort()).toEqual([-2.5, -200, 351]);
});
