import type { Console } from './harness/consoles.ts';
import { ADMIN, enterAs, goToAdmin, signInAt } from './harness/people.ts';
import { balanceOf, freshRoom, heading, openPanel, panel, panelPath, ROOMS, statusOf, submit, SUCCESS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

async function unpaidRoom({ api }: Console) {
  const { token } = await signInAt(api, ADMIN);
  const room = await freshRoom(api, token);
  const before = await balanceOf(api, token, room.user.id);
  return {
    room,
    token,
    /** Everything that the winner's balance has grown by. */
    paid: async () => Math.round(((await balanceOf(api, token, room.user.id)) - before) * 100) / 100,
  };
}

test('an administrator signs in, pays the winner of a room, and the room stands under Completed with the prize paid once', async ({
  page,
  context,
  platform,
}) => {
  const { room, token, paid } = await unpaidRoom(platform);
  await page.goto(platform.url);
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  const greeting = page.waitForResponse('**/auth/login').then(() => Date.now());
  const pressed = Date.now();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  const greeted = await greeting;
  await page.waitForURL(`${platform.url}/`, { waitUntil: 'commit' });
  expect(Date.now() - pressed, 'the redirect comes after two seconds').toBeGreaterThanOrEqual(2000);
  expect(Date.now() - greeted).toBeLessThan(4000);

  await goToAdmin(page);
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Room Management' }).click();
  await expect(heading(page)).toBeVisible();
  await openPanel(page, room.roomId, room.user.name);
  await expect(page).toHaveURL(platform.url + panelPath(room.roomId, room.user.id));
  await submit(page).click();
  await expect(panel(page).getByText(SUCCESS)).toBeVisible();
  expect(await paid()).toBe(room.wining);
  expect(await statusOf(platform.api, token, room.roomId)).toBe('ALL_DONE');

  await panel(page).getByRole('link', { name: 'Back to rooms' }).click();
  await expect(page.getByRole('tab', { name: 'Completed' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article', { name: `Room ${room.roomId}`, exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'CoinTime' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article', { name: `Room ${room.roomId}`, exact: true })).toBeHidden();

  // Back, a reload and another tab: each says that the room has been paid, and none can pay it.
  const saysPaid = async (tab: typeof page) => {
    await expect(panel(tab).getByText('This room has been paid.')).toBeVisible();
    await expect(submit(tab)).toBeHidden();
  };
  await page.goto(platform.url + panelPath(room.roomId, room.user.id));
  await saysPaid(page);
  await page.reload();
  await saysPaid(page);
  await page.goto(platform.url + ROOMS);
  await expect(heading(page)).toBeVisible();
  await page.goBack();
  await saysPaid(page);
  const second = await context.newPage();
  await second.goto(platform.url + panelPath(room.roomId, room.user.id));
  await saysPaid(second);
  expect(await paid()).toBe(room.wining);
});

test('two tabs that submit the same room at the same time, each with a double click, pay it once', async ({ page, context, platform }) => {
  const { room, paid } = await unpaidRoom(platform);
  await enterAs(page, platform.url, ADMIN);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(platform.url + panelPath(room.roomId, room.user.id));
    await expect(submit(tab)).toBeEnabled();
  }
  // Pressed without looking: the tab that hears first that the room is paid takes its button away.
  const buttons = await Promise.all([page, second].map((tab) => submit(tab).elementHandle()));
  const doubleClick = (button: SVGElement | HTMLElement) =>
    [1, 2].forEach(() => button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  await Promise.all(buttons.map((button) => button?.evaluate(doubleClick)));
  for (const tab of [page, second]) await expect(panel(tab).getByText('This room has been paid.')).toBeVisible();
  expect(await paid()).toBe(room.wining);
});

test('the Enter key held down on Submit Winner pays once', async ({ page, platform }) => {
  const { room, paid } = await unpaidRoom(platform);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + panelPath(room.roomId, room.user.id));
  await expect(submit(page)).toBeEnabled();
  await panel(page).getByLabel('Position').focus();
  // The second and later ones arrive as the repeats of a held key.
  for (let times = 0; times < 8; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(panel(page).getByText('This room has been paid.')).toBeVisible();
  expect(await paid()).toBe(room.wining);
});
