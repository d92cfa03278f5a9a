import type { Page } from '@playwright/test';
import type { Console } from './harness/consoles.ts';
import { approvalsPath, type Player, request, typedRoom } from './harness/fullmap.ts';
import { fullMapServer } from './harness/fullmap-server.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

/** A room that two players ask to join, opened by an administrator who has Undo. */
async function twoRequests(page: Page, platform: Console, choice: 'send' | 'drop') {
  const server = await fullMapServer(platform);
  const fullmapId = await server.create(typedRoom().title, 4);
  const [first, second] = await server.players(2);
  if (first === undefined || second === undefined) throw new Error('Two players are needed.');
  for (const player of [first, second]) await server.ask(fullmapId, player);
  const before = [await server.balanceOf(first), await server.balanceOf(second)];
  const charged = async () =>
    Promise.all(
      [first, second].map(async (player, place) => Math.round(((before[place] ?? 0) - (await server.balanceOf(player))) * 100) / 100),
    );
  await enterAs(page, platform.url, ADMIN);
  await page.evaluate((undo) => localStorage.setItem('arena-undo', undo), choice);
  const address = platform.url + approvalsPath(fullmapId);
  await page.goto(address);
  await expect(button(page, first)).toBeEnabled();
  return { first, second, charged, address };
}
const button = (page: Page, { name }: Player) => request(page, name).getByRole('button', { name: `Accept ${name}` });
const undo = (page: Page, { name }: Player) => page.getByRole('button', { name: `Undo: Accepting ${name}` });
const held = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^arena\.(held|intent)\.(?!.*tournament)/.test(key)));

test('a slip is undone by button or key, with nothing sent, and another decision is sent once after five seconds', async ({
  page,
  platform,
}) => {
  const { first, second, charged } = await twoRequests(page, platform, 'send');
  await button(page, first).click();
  await expect(page.getByRole('status').filter({ hasText: `Accepting ${first.name}` })).toBeVisible();
  await expect(button(page, first)).toHaveText('Accepting...');
  await expect(request(page, first.name).getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-disabled', 'true');
  await undo(page, first).focus();
  await page.keyboard.press('Enter');
  await expect(undo(page, first)).toBeHidden();
  await expect(button(page, first)).toHaveText('Accept');

  await button(page, first).focus();
  await page.keyboard.press('a');
  await expect(undo(page, first)).toBeVisible();
  // The next request can be decided at once.
  await expect(button(page, second)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(undo(page, first)).toBeHidden();

  const sent = page.waitForRequest((made) => made.method() === 'PUT' && made.url().includes('/fullmapApp/approve/'));
  const pressed = Date.now();
  await page.keyboard.press('a');
  await expect(undo(page, second)).toBeVisible();
  await sent;
  expect(Date.now() - pressed, 'sent after five seconds').toBeGreaterThanOrEqual(5000);
  await expect(page.getByText('Request approved successfully!')).toBeVisible();
  await expect(undo(page, second)).toBeHidden();
  await expect(button(page, first)).toHaveText('Accept');
  expect(await charged()).toEqual([0, 2.5]);
});

test('another tab shows that the request is being decided, and cannot decide it', async ({ page, context, platform }) => {
  const { first, charged, address } = await twoRequests(page, platform, 'send');
  const other = await context.newPage();
  await other.goto(address);
  await expect(button(other, first)).toHaveText('Accept');
  await button(page, first).click();
  await expect(request(other, first.name)).toContainText('Being decided in another tab.');
  await expect(button(other, first)).toHaveAttribute('aria-disabled', 'true');
  await undo(page, first).click();
  await expect(button(other, first)).toHaveText('Accept');
  await expect(request(other, first.name)).not.toContainText('Being decided');
  await button(other, first).click();
  await expect(request(page, first.name)).toContainText('Being decided in another tab.');
  await expect(other.getByText('Request approved successfully!')).toBeVisible();
  expect(await charged()).toEqual([2.5, 0]);
});

for (const [choice, fee] of [
  ['send', 2.5],
  ['drop', 0],
] as const)
  test(`closing the tab during the five seconds, with the setting “${choice}”`, async ({ page, context, platform }) => {
    const { first, charged, address } = await twoRequests(page, platform, choice);
    await button(page, first).click();
    await expect(undo(page, first)).toBeVisible();
    await page.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await next.goto(address);
    if (choice === 'drop') await expect(button(next, first)).toHaveText('Accept');
    await expect.poll(async () => (await charged())[0]).toBe(fee);
    expect(await held(next)).toHaveLength(choice === 'send' ? 1 : 0);
    await next.reload();
    if (choice === 'send') await expect(request(next, first.name)).toBeHidden();
  });

test('signing out drops what waits', async ({ page, platform }) => {
  const { first, charged } = await twoRequests(page, platform, 'send');
  await button(page, first).click();
  await expect(undo(page, first)).toBeVisible();
  await page.getByRole('button', { name: 'Amara Khan' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await held(page)).toEqual([]);
  expect(await charged()).toEqual([0, 0]);
});
