import type { Page } from '@playwright/test';
import { approvalsPath, completeButton, FULLMAPS, question, request, typedRoom } from './harness/fullmap.ts';
import { fullMapServer } from './harness/fullmap-server.ts';
import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';
import type { Console } from './harness/consoles.ts';

/** A room of two seats, and a player who asks to join. */
async function oneRequest(platform: Console) {
  const server = await fullMapServer(platform);
  const { title } = typedRoom();
  const fullmapId = await server.create(title, 2);
  const [player] = await server.players(1);
  if (player === undefined) throw new Error('A player is needed.');
  const requestId = await server.ask(fullmapId, player);
  const before = await server.balanceOf(player);
  const charged = async () => Math.round((before - (await server.balanceOf(player))) * 100) / 100;
  return { server, title, fullmapId, player, requestId, charged };
}

const accept = (page: Page, name: string) => request(page, name).getByRole('button', { name: `Accept ${name}` });
const elsewhere = (page: Page) => page.getByText('Handled in another session', { exact: true });

test('two administrators accept the same request at the same moment: the fee is charged once, and the second sees that it was decided', async ({
  page,
  browser,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('400'));
  const { fullmapId, player, requestId, charged } = await oneRequest(platform);
  const context = await browser.newContext();
  guard.watch(context);
  const other = await context.newPage();
  let arrived = 0;
  let release: () => void = () => undefined;
  const bothSent = new Promise<void>((resolve) => (release = resolve));
  for (const tab of [page, other]) {
    await enterAs(tab, platform.url, ADMIN);
    await tab.goto(platform.url + approvalsPath(fullmapId));
    await expect(accept(tab, player.name)).toBeEnabled();
    await tab.route(`**/fullmapApp/approve/${requestId}`, async (route) => {
      arrived += 1;
      if (arrived === 2) release();
      await bothSent;
      await route.continue();
    });
  }
  await Promise.all([page, other].map((tab) => accept(tab, player.name).click({ noWaitAfter: true })));
  await expect.poll(async () => (await elsewhere(page).count()) + (await elsewhere(other).count())).toBe(1);
  const slower = (await elsewhere(page).count()) === 1 ? page : other;
  await expect(request(slower, player.name)).toContainText(`Decided in another session. Request ${requestId} was already accepted.`);
  await expect(accept(slower, player.name)).toBeHidden();
  for (const tab of [page, other]) await expect(tab.getByText('1 of 2 players, 1 needed')).toBeVisible();
  expect(arrived).toBe(2);
  expect(await charged()).toBe(2.5);
  await context.close();
});

test(
  'two tabs of one administrator accept the same request at the same time: one call, and the other tab says that it is decided',
  EXTENDED,
  async ({ page, context, platform }) => {
    const { fullmapId, player, requestId, charged } = await oneRequest(platform);
    await enterAs(page, platform.url, ADMIN);
    const second = await context.newPage();
    let calls = 0;
    let release: () => void = () => undefined;
    const bothPressed = new Promise<void>((resolve) => (release = resolve));
    await context.route(`**/fullmapApp/approve/${requestId}`, async (route) => {
      calls += 1;
      await bothPressed;
      await route.continue();
    });
    for (const tab of [page, second]) {
      await tab.goto(platform.url + approvalsPath(fullmapId));
      await expect(accept(tab, player.name)).toBeEnabled();
    }
    await accept(page, player.name).dblclick({ noWaitAfter: true });
    await expect.poll(() => calls).toBe(1);
    await accept(second, player.name).dblclick({ noWaitAfter: true });
    release();
    await expect(elsewhere(second)).toBeVisible();
    await expect(second.getByText('still pending')).toBeHidden();
    for (const tab of [page, second]) await expect(tab.getByText('1 of 2 players, 1 needed')).toBeVisible();
    expect(calls).toBe(1);
    expect(await charged()).toBe(2.5);
  },
);

test('a tab whose list is behind does not have the fee taken again on a backend that would', async ({ page, context, bare, guard }) => {
  guard.allow(failedRequest('/api/v1/capabilities'));
  const { backend, url } = bare;
  const fullmapId = backend.fullmaps.scheduled(2.5, 4);
  const { id, name } = { id: 24, name: 'Quinn Ash' };
  backend.fullmaps.ask(fullmapId, id);
  const before = backend.balanceOf(id);
  await enterAs(page, url, backend);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(url + approvalsPath(fullmapId));
    await expect(accept(tab, name)).toBeEnabled();
  }
  await accept(page, name).click();
  await expect(page.getByText('Request approved successfully!')).toBeVisible();
  // Not looked at, the other tab has not heard of it.
  await accept(second, name).click();
  await expect(elsewhere(second)).toBeVisible();
  expect(before - backend.balanceOf(id)).toBe(2.5);
});

test('the keys decide the request that has the focus, the note stays for three seconds, and completing needs a yes', async ({
  page,
  platform,
}) => {
  const { fullmapId, title, player, charged } = await oneRequest(platform);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + approvalsPath(fullmapId));
  const complete = page.getByRole('region', { name: 'Complete the tournament' });
  await expect(complete.getByText('0 of 2 players, 1 needed')).toBeVisible();
  await expect(complete.getByText('Accept 1 player more to complete this room (at least half full).')).toBeVisible();
  await expect(completeButton(page)).toBeHidden();
  await accept(page, player.name).focus();
  const pressed = Date.now();
  await page.keyboard.press('a');
  await expect(page.getByText('Request approved successfully!')).toBeVisible();
  await expect(page.getByText('Request approved successfully!')).toBeHidden();
  expect(Date.now() - pressed, 'the note stays for three seconds').toBeGreaterThanOrEqual(3000);
  expect(await charged()).toBe(2.5);

  await completeButton(page).click();
  const asked = question(page, `Complete “${title}”?`);
  // It opens on Cancel: Enter alone does no harm.
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(completeButton(page)).toBeEnabled();
  await page.goto(`${platform.url}${FULLMAPS}?search=${encodeURIComponent(title)}`);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
});
