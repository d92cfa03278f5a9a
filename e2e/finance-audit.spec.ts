import { dayFromNow, days, entries, exported, totalOf } from './harness/finance-audit.ts';
import { AUDIT, decide, row, TOP_UPS } from './harness/finance.ts';
import { financeServer } from './harness/finance-server.ts';
import { ADMIN, enterAs, enterBare } from './harness/people.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';
import { openFollowing } from './harness/users.ts';
import { callsOf } from './harness/tournament-calls.ts';

const NOW = /\d{1,2} [A-Z][a-z]+ \d{4}, \d{2}:\d{2}.*just now/;

test('a decision is in the log with who, what, whom, when and each change, and its money among the movements', async ({
  page,
  platform,
}) => {
  const server = await financeServer(platform);
  const client = await server.client();
  const [first = 0, second = 0] = await server.askTopUps(client, [25, 40.5]);
  await server.approve('topup', second);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}${TOP_UPS}?search=${client.email}`);
  await decide(page, 'topup', first, 'Approve');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Approved');
  await row(page, first)
    .getByRole('link', { name: `History of request ${first}` })
    .click();
  await expect(page).toHaveURL(`${platform.url}${AUDIT}?subject=topup&search=${first}`);

  const entry = entries(page).filter({ hasText: `Top-up ${first}` });
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText(NOW);
  const profiles = await entry.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(profiles).toEqual([server.adminId, client.id].map((id) => `/admin/user-management/users/${id}/profile`));
  await expect(entry).toContainText(`ApproveTop-up ${first}`);
  await expect(entry.getByRole('listitem')).toHaveText(['Status PENDING → APPROVED', /^Balance \$40\.50 → \$65\.50/]);

  await entry.getByRole('button', { name: `Details: Approve Top-up ${first}` }).click();
  const details = page.getByRole('dialog', { name: `Approve: Top-up ${first}` });
  await expect(details).toContainText(/By .+, \d/);
  for (const [label, before, after] of [
    ['Status', 'PENDING', 'APPROVED'],
    ['Balance', '$40.50', '$65.50'],
  ] as const) {
    const cells = details.getByRole('row', { name: new RegExp(`^${label} `) }).getByRole('cell');
    await expect(cells).toHaveText([before, after]);
  }
  await details.getByRole('button', { name: 'Close' }).first().click();

  await page.getByRole('tab', { name: 'Balance changes' }).click();
  await expect(page).toHaveURL(/tab=movements/);
  await expect(page).not.toHaveURL(/search=/);
  await page.getByRole('searchbox', { name: 'Search the log' }).fill(client.email);
  await expect(entries(page)).toHaveCount(2);
  const newest = entries(page).first();
  for (const text of [client.name, `Top-up ${first}`, '+$25.00', '$40.50', '$65.50']) await expect(newest).toContainText(text);
  await expect(page.getByRole('combobox', { name: 'About' })).toHaveCount(0);
  const { name, lines } = await exported(page);
  expect(name).toMatch(/^audit-movements-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(new RegExp(`,${client.name},${client.id},25,Top-up ${first},40.5,65.5$`));
});

test('who approved what today, and everything about one user, each in two choices', async ({ page, platform }) => {
  const server = await financeServer(platform);
  const [colleague, client] = [await server.colleague(), await server.client()];
  const [first = 0, second = 0] = await server.askTopUps(client, [200, 6]);
  await colleague.decide('topup', first, 'Approve');
  await server.approve('topup', second);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + AUDIT);
  await page.getByRole('combobox', { name: 'When' }).selectOption('Today');
  await page.getByRole('combobox', { name: 'What' }).selectOption('Approve');
  await expect(entries(page).filter({ hasText: client.name })).toHaveCount(2);
  await expect(entries(page).filter({ hasNotText: 'Approve' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Who' }).selectOption(colleague.name);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(`Top-up ${first}`);

  await page.getByRole('button', { name: /^Details/ }).click();
  await page.getByRole('button', { name: `Show everything about ${client.name}` }).click();
  await page.getByRole('combobox', { name: 'Who' }).selectOption('Anyone');
  await expect(entries(page)).toHaveCount(2);
});

test(
  'search, days and subject narrow the log on the server and are in the address, and the file has all that they leave',
  EXTENDED,
  async ({ page, platform }) => {
    const server = await financeServer(platform);
    const colleague = await server.colleague();
    const client = await server.client();
    const [first = 0, second = 0] = await server.askTopUps(client, [200, 6]);
    await colleague.decide('topup', first, 'Approve');
    await colleague.decide('topup', second, 'Reject');
    const redeem = await server.askRedeem(client, 150);
    await colleague.decide('redeem', redeem, 'Reject');
    await enterAs(page, platform.url, ADMIN);
    const calls = callsOf(page);
    await page.goto(platform.url + AUDIT);
    await expect(entries(page).filter({ hasText: `Redeem request ${redeem}` })).toHaveCount(1);
    const asked = () =>
      Object.fromEntries(new URLSearchParams(calls.findLast(({ path }) => path.startsWith('/audit/'))?.path.split('?')[1]));
    expect(asked()).toEqual({ pageNumber: '0', pageSize: '50' });

    // Of this administrator: three decisions, the sign-in, and how the account was made.
    await page.getByRole('searchbox', { name: 'Search the log' }).fill(colleague.name);
    await expect(entries(page)).toHaveCount(5);
    const about = page.getByRole('combobox', { name: 'About' });
    await about.selectOption('Top-ups');
    await expect(entries(page)).toHaveCount(2);
    await expect(entries(page).first()).toContainText(`Top-up ${second}`);
    await expect(entries(page).first()).toContainText('Reject');
    await page.getByRole('combobox', { name: 'When' }).selectOption('Today');
    await expect(page).toHaveURL(/from=.+&to=|to=.+&from=/);
    await expect(entries(page)).toHaveCount(2);
    // The rows are the same two before and after the call.
    await expect.poll(asked).toMatchObject({ keywords: colleague.name, subject: 'topup', from: dayFromNow(0), to: dayFromNow(0) });
    await page.reload();
    await expect(entries(page)).toHaveCount(2);
    await expect(about.locator('option:checked')).toHaveText('Top-ups');
    const file = await exported(page);
    expect(file.name).toMatch(/^audit-decisions-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(file.lines).toHaveLength(3);
    expect(file.lines[1]).toContain(`${colleague.name},`);
    expect(file.lines[1]).toContain(`,Reject,Top-up ${second},${client.name},${client.id},Status PENDING,`);
    expect(file.lines[2]).toContain(`,Approve,Top-up ${first},${client.name},${client.id},"Status PENDING, Balance $0.00",`);

    await page.getByRole('combobox', { name: 'When' }).selectOption('Choose days');
    await days(page).getByLabel('to').fill(dayFromNow(-1));
    await expect(page.getByText('The start date is after the end date.', { exact: true })).toBeVisible();
    await expect(page.getByText('Invalid date range')).toBeVisible();
    await days(page).getByLabel('From').fill(dayFromNow(-1));
    await expect(page.getByText('No entries found')).toBeVisible();
    await days(page).getByRole('button', { name: 'Clear dates' }).click();
    await expect(entries(page)).toHaveCount(2);

    await page.getByRole('combobox', { name: 'When' }).selectOption('Choose days');
    // Typed key by key: the log has no entries in the years on the way to this one.
    await days(page).getByLabel('From').focus();
    await page.keyboard.type('11112025');
    await expect(days(page).getByLabel('From')).toHaveValue('2025-11-11');
    await expect(page).toHaveURL(/from=2025-11-11/);
    await expect.poll(asked).toMatchObject({ from: '2025-11-11' });
    expect(calls.filter(({ path }) => /from=(?!20)/.test(path))).toEqual([]);

    // More than one page: the file has every row, the screen as many as were loaded.
    await page.goto(`${platform.url}${AUDIT}?subject=topup`);
    await expect(entries(page).first()).toBeVisible();
    const total = await totalOf(page, /entries$/);
    expect(total).toBeGreaterThan(50);
    const whole = await exported(page);
    expect(whole.lines).toHaveLength(total + 1);
    expect(whole.lines.slice(1).filter((line) => !/,Top-up \d+,/.test(line))).toEqual([]);
  },
);

test(
  'decisions by other administrators are announced on the open log, and come first after the user loads them',
  EXTENDED,
  async ({ page, platform }) => {
    const server = await financeServer(platform);
    const client = await server.client();
    const [first = 0, second = 0, third = 0] = await server.askTopUps(client, [3, 4, 5]);
    await server.approve('topup', first);
    await enterAs(page, platform.url, ADMIN);
    await openFollowing(page, `${platform.url}${AUDIT}?subject=topup`);
    await expect(entries(page).first()).toContainText(`Top-up ${first}`);
    await server.approve('topup', second);
    await server.approve('topup', third);
    await expect(page.getByText('2 new', { exact: true })).toBeVisible();
    await expect(entries(page).first()).toContainText(`Top-up ${first}`);
    await page.getByRole('button', { name: 'Show them' }).click();
    await expect(entries(page).first()).toContainText(`Top-up ${third}`);
    await expect(entries(page).nth(1)).toContainText(`Top-up ${second}`);
    await expect(page.getByText('2 new', { exact: true })).toHaveCount(0);
    // A player's request is not a decision.
    await server.askTopUps(client, [9]);
    const [fourth = 0] = await server.askTopUps(client, [10]);
    await server.approve('topup', fourth);
    await expect(page.getByText('1 new', { exact: true })).toBeVisible();
  },
);

test('without the extension the log says that there is none, and asks nothing', async ({ page, bare, guard }) => {
  await enterBare(page, bare, guard);
  const calls = callsOf(page);
  await page.goto(bare.url + AUDIT);
  await expect(page.getByText('No audit log available')).toBeVisible();
  await expect(page.getByText('This backend doesn’t provide one.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0);
  expect(calls.filter(({ path }) => path.includes('audit'))).toEqual([]);
});
