import { ADMIN, enter, enterAs, signInAt } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { callsOf, holding } from './harness/tournament-calls.ts';
import { card, choose, menuButton, menuItem, openList, question, row, searchBox, toast } from './harness/users.ts';
import { userServer } from './harness/users-server.ts';

test("a ban ends the user's sessions immediately, in the other browser too; the row and the card say so, and the ban can be lifted; administrators cannot ban themselves", async ({
  page,
  browser,
  platform,
}) => {
  const server = await userServer(platform);
  const victim = await server.register();
  const { banned } = await server.statistics();
  expect(await server.statusFor(victim)).toBe(200);
  const theirs = await browser.newContext();
  const elsewhere = await theirs.newPage();
  await enter(elsewhere, platform.url, {
    token: victim.token,
    user: { id: victim.id, name: victim.name, roles: [{ name: 'ROLE_NORMAL' }] },
  });

  await enterAs(page, platform.url, ADMIN);
  await openList(page, platform.url, victim.name);
  await expect(card(page, 'Banned Users')).toContainText(String(banned));
  const calls = callsOf(page);
  await choose(page, victim.name, 'Ban User');
  const asked = question(page, `Ban ${victim.name}?`);
  await expect(asked).toContainText('will be signed out everywhere');
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  expect(await server.statusFor(victim)).toBe(200);
  const ban = await holding(page, 'PUT', /\/ban$/);
  await choose(page, victim.name, 'Ban User');
  await asked.getByRole('button', { name: 'Ban User' }).dblclick({ noWaitAfter: true });
  await expect(row(page, victim.name)).toContainText('Updating...');
  ban.release();
  await expect(toast(page, `${victim.name} is banned`)).toBeVisible();
  expect(await server.statusFor(victim)).toBe(401);
  await expect(row(page, victim.name)).toContainText('Banned');
  await expect(card(page, 'Banned Users')).toContainText(String(banned + 1));
  await expect(signInAt(platform.api, victim)).rejects.toThrow('could not sign in');
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([{ method: 'PUT', path: `/users/${victim.id}/ban` }]);

  await elsewhere.goto(`${platform.url}/profile/edit`);
  await expect(elsewhere.getByText(/^This account is banned\./)).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/auth\/login/);
  await theirs.close();

  await choose(page, victim.name, 'Show Profile');
  await expect(page.getByText(/^Banned since /)).toBeVisible();
  await page.getByRole('link', { name: 'Back to users' }).click();
  await choose(page, victim.name, 'Unban User');
  await expect(toast(page, `${victim.name} is unbanned`)).toBeVisible();
  await expect(row(page, victim.name)).not.toContainText('Banned');
  await expect(card(page, 'Banned Users')).toContainText(String(banned));
  expect(await server.statusFor(victim), 'the old session stays ended').toBe(401);
  expect((await signInAt(platform.api, victim)).user.id).toBe(victim.id);

  await searchBox(page).fill(ADMIN.email);
  await menuButton(page, server.admin.name).click();
  await expect(menuItem(page, 'Ban User')).toHaveAttribute('aria-disabled', 'true');
  await expect(menuItem(page, 'Ban User')).toContainText('You can’t ban yourself.');
  await menuItem(page, 'Ban User').click({ force: true });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
