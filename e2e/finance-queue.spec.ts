import { readFileSync } from 'node:fs';
import { exportAs } from './harness/export-as.ts';
import { ask, confirmButton, decisionButton, dialog, done, row, rows, toast, TOP_UPS } from './harness/finance.ts';
import { financeServer } from './harness/finance-server.ts';
import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

test('keys that are typed into a field decide nothing, and a held key decides one request', async ({ page, platform }) => {
  const server = await financeServer(platform);
  const client = await server.client();
  const [first, second] = await server.askTopUps(client, [7, 8]);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}${TOP_UPS}?search=${encodeURIComponent(client.email)}`);
  await expect(rows(page)).toHaveCount(2);
  const search = page.getByRole('searchbox', { name: 'Search requests' });
  await search.press('End');
  await search.pressSequentially('ar');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await search.fill(client.email);
  await expect(rows(page)).toHaveCount(2);

  await search.blur();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  await expect(dialog(page, 'Approve')).toBeVisible();
  for (let press = 0; press < 6; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const states = [await server.stateOf('topup', first ?? 0), await server.stateOf('topup', second ?? 0)];
  expect(states.sort()).toEqual(['APPROVED', 'PENDING']);
});

test('a request that another administrator has just decided says so and its buttons are disabled', async ({ page, platform, guard }) => {
  guard.allow(failedRequest(/topup\/\d+\/approve/));
  const server = await financeServer(platform);
  const client = await server.client();
  const [id] = await server.askTopUps(client, [9]);
  if (id === undefined) throw new Error('A request is needed.');
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}${TOP_UPS}?search=${encodeURIComponent(client.email)}`);
  await ask(page, id, 'Approve');
  await server.approve('topup', id);
  // The live feed tells: the question that stands open says so itself, and can only be closed.
  await expect(dialog(page, 'Approve')).toContainText('Approved in another session.');
  await expect(confirmButton(page, 'Approve')).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, id)).toContainText('Approved in another session.');
  await expect(decisionButton(page, id, 'Approve')).toHaveCount(0);
  expect(await server.balanceOf(client)).toBe(9);
});

test('a list that cannot be read says why and comes back by Retry; a refused decision keeps the row', async ({ page, platform, guard }) => {
  guard.allow(failedRequest('topup/'), failedRequest('events'));
  // An event, or the polling after a refusal, would reload the list before the test presses Retry.
  await page.route('**/events', () => undefined);
  const server = await financeServer(platform);
  const client = await server.client();
  const [id] = await server.askTopUps(client, [6]);
  if (id === undefined) throw new Error('A request is needed.');
  await enterAs(page, platform.url, ADMIN);
  await page.route('**/topup/search?*', (route) =>
    route.fulfill({ status: 400, json: { message: 'The books are closed.', success: false } }),
  );
  await page.goto(`${platform.url}${TOP_UPS}?search=${encodeURIComponent(client.email)}`);
  await expect(page.getByText('The books are closed.')).toBeVisible();
  await page.unroute('**/topup/search?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toHaveCount(1);

  await page.route('**/topup/*/approve', (route) => route.fulfill({ status: 400, json: {} }));
  await ask(page, id, 'Approve');
  await confirmButton(page, 'Approve').click();
  await expect(toast(page, 'Something went wrong')).toBeVisible();
  await expect(row(page, id)).toContainText('PENDING');
  expect(await server.stateOf('topup', id)).toBe('PENDING');
});

test('the file has exactly the filtered rows, and no cell that a spreadsheet would run', async ({ page, bare, guard }) => {
  guard.allow(failedRequest('/api/v1/capabilities'));
  const { backend, url } = bare;
  await enterAs(page, url, backend);
  await page.goto(`${url}${TOP_UPS}?game=BGMI`);
  await expect(rows(page)).toHaveCount(1);
  const waiting = page.waitForEvent('download');
  await exportAs(page, 'CSV');
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^top-?ups?.*pending-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('nameless@bare.test');
  // The number begins with a plus.
  expect(lines[1]).toContain("'+91 70000 00033");

  const spreadsheet = page.waitForEvent('download');
  await exportAs(page, 'Excel');
  expect((await spreadsheet).suggestedFilename()).toMatch(/pending-\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(readFileSync(await (await spreadsheet).path(), 'latin1')).toMatch(/^PK[^]*xl\/worksheets\/sheet1\.xml/);

  await page.goto(`${url}${TOP_UPS}?game=Pubg`);
  await expect(page.getByText('No requests found')).toBeVisible();
  await expect(page.getByText(/requests for other games are hidden by the filter: .*PUBG Mobile \(1\)/)).toBeVisible();
});

test("an administrator's own request and a banned player's are not decided like any other", async ({ page, platform }) => {
  const server = await financeServer(platform);
  const [own] = await server.askTopUps({ id: server.adminId, name: '', email: ADMIN.email }, [11]);
  const client = await server.client();
  const [banned] = await server.askTopUps(client, [12]);
  if (own === undefined || banned === undefined) throw new Error('Two requests are needed.');
  await server.ban(client);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}${TOP_UPS}?search=${encodeURIComponent(ADMIN.email)}`);
  await expect(decisionButton(page, own, 'Approve')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('a');
  await expect(toast(page, 'You can’t decide your own request. Ask another administrator.')).toBeVisible();

  await page.goto(`${platform.url}${TOP_UPS}?search=${encodeURIComponent(client.email)}`);
  await expect(row(page, banned)).toContainText('Banned');
  await ask(page, banned, 'Approve');
  await expect(dialog(page, 'Approve')).toContainText(`${client.name} has been banned since`);
  await expect(confirmButton(page, 'Approve')).toBeDisabled();
  await page.keyboard.press('Space');
  await expect(confirmButton(page, 'Approve')).toBeEnabled();
  await confirmButton(page, 'Approve').press('Enter');
  await expect(toast(page, done('topup', banned, 'Approve'))).toBeVisible();
  expect([await server.stateOf('topup', own), await server.stateOf('topup', banned)]).toEqual(['PENDING', 'APPROVED']);
  expect(await server.balanceOf(client)).toBe(12);
});
