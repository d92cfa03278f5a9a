import { ADMIN, enterAs, enterBare } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { answering } from './harness/tournament-calls.ts';
import { area, card, choose, heading, menuButton, menuItem, names, profilePath, row, searchBox, table, USERS } from './harness/users.ts';
import { userServer } from './harness/users-server.ts';

const MANY = 3000;
const many = Array.from({ length: MANY }, (_, index) => ({
  id: 10_000 + index,
  name: `Player ${index}`,
  email: `player.${index}@mail.test`,
  mobileNo: null,
  balance: index,
  roles: null,
}));

test('a long list scrolls within 380 pixels, draws only visible rows, says how long it is and can be walked with the keys', async ({
  page,
  platform,
}) => {
  await answering(page, '/users/search?size=1000', { json: { content: many, next: null, totalElements: MANY, totalIsLeast: false } });
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + USERS);
  await expect(names(page).first()).toHaveText('Player 0');
  await expect(page.getByRole('columnheader')).toHaveText(['Profile Pic', 'User', 'Mobile', 'Balance', 'Roles', 'Actions']);
  await expect(page.getByText('3,000 users')).toHaveRole('status');
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(MANY + 1));
  expect((await area(page).boundingBox())?.height).toBe(380);
  expect(await page.getByRole('row').count(), 'the rows that are drawn').toBeLessThan(60);

  await searchBox(page).focus();
  await page.keyboard.press('Tab');
  await expect(area(page)).toBeFocused();
  await page.keyboard.press('End');
  await expect(names(page).last()).toHaveText(`Player ${MANY - 1}`);
  await expect(page.getByRole('row').last()).toHaveAttribute('aria-rowindex', String(MANY + 1));
  await expect(menuButton(page, `Player ${MANY - 1}`)).toBeInViewport();
  expect(await page.getByRole('row').count()).toBeLessThan(60);

  // Narrow, the rows are entries of a list that is announced the same way.
  await page.setViewportSize({ width: 360, height: 780 });
  const entries = area(page).getByRole('listitem');
  await expect(entries.first()).toContainText('Player 0');
  await expect(entries.first()).toHaveAttribute('aria-setsize', String(MANY));
  expect((await area(page).boundingBox())?.height).toBe(380);
  // The list takes its place of thousands of entries a moment after its first ones are drawn.
  await expect.poll(() => area(page).evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(MANY * 40);
  await area(page).focus();
  await expect(area(page)).toBeFocused();
  await page.keyboard.press('End');
  await expect(entries.last()).toHaveAttribute('aria-posinset', String(MANY));
  expect(await entries.count()).toBeLessThan(30);
});

test('the search looks into name, email and mobile number, is in the address, and is still there after a profile and a reload', async ({
  page,
  platform,
}) => {
  const server = await userServer(platform);
  const person = await server.register('.search');
  const users = await server.users();
  const amara = users.find(({ id }) => id === server.admin.id);
  if (amara?.mobileNo == null) throw new Error('The demo administrator has a mobile number.');
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + USERS);
  await expect(heading(page, 'User Management')).toBeVisible();
  await expect(page.getByText('Manage your gaming community members')).toBeVisible();
  await expect(names(page).first()).toBeVisible();

  await searchBox(page).fill(person.name.toUpperCase());
  await expect(names(page)).toHaveText([person.name]);
  await expect(page.getByText(`1 of ${users.length} users`)).toBeVisible();
  await expect(page).toHaveURL(`${platform.url}${USERS}?${new URLSearchParams({ search: person.name.toUpperCase() }).toString()}`);
  await searchBox(page).fill(`${person.email.slice(0, 20).toUpperCase()}`);
  await expect(names(page)).toHaveText([person.name]);
  await searchBox(page).fill(`  ${amara.mobileNo.slice(3, 9)} `);
  await expect(names(page)).toContainText([amara.name]);
  await searchBox(page).fill('no such user');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByRole('button', { name: 'Reset search' }).click();
  await expect(page).toHaveURL(platform.url + USERS);
  await expect(names(page).nth(3)).toBeVisible();

  await page.getByRole('columnheader', { name: 'Balance' }).getByRole('button').click();
  await searchBox(page).fill(person.email);
  await expect(names(page)).toHaveText([person.name]);
  // Faster than the address is updated: Back still restores the text.
  await choose(page, person.name, 'Show Profile');
  await expect(page).toHaveURL(platform.url + profilePath(person.id));
  await page.getByRole('link', { name: 'Back to users' }).click();
  await expect(searchBox(page)).toHaveValue(person.email);
  await expect(names(page)).toHaveText([person.name]);
  const query = new URL(page.url()).searchParams;
  expect([query.get('search'), query.get('sort')]).toEqual([person.email, expect.stringContaining('balance')]);
  await page.reload();
  await expect(searchBox(page)).toHaveValue(person.email);
  await expect(names(page)).toHaveText([person.name]);
  await page.goBack();
  await expect(heading(page, 'User Profile')).toBeVisible();
});

test('the four cards are samples with a mark on a backend that counts nothing, and there Ban User says that it is unavailable', async ({
  page,
  bare,
  guard,
}) => {
  await enterBare(page, bare, guard);
  await page.goto(bare.url + USERS);
  for (const [name, figure] of [
    ['Total Users', '12,543'],
    ['Active Today', '1,234'],
    ['New Users', '456'],
    ['Banned Users', '23'],
  ] as const) {
    await expect(card(page, name)).toContainText(figure);
    await expect(card(page, name).getByText('Sample', { exact: true })).toBeVisible();
  }
  await expect(row(page, 'Ishaan Roy')).toContainText('–');
  await menuButton(page, 'Ishaan Roy').click();
  await menuItem(page, 'Ban User').click({ force: true });
  await expect(menuItem(page, 'Ban User')).toHaveAttribute('aria-disabled', 'true');
  await expect(menuItem(page, 'Ban User')).toContainText('Not available yet: this backend doesn’t support it.');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await menuItem(page, 'Show Profile').click();
  await expect(page).toHaveURL(bare.url + profilePath(9));
  expect(bare.backend.requests.filter(({ path }) => path.includes('ban'))).toEqual([]);
});
