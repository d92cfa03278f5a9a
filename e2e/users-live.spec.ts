import { ADMIN, enterAs } from './harness/people.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';
import { area, card, choose, menuItem, names, openFollowing, openList, question, row, searchBox, toast, USERS } from './harness/users.ts';
import { userServer } from './harness/users-server.ts';

const SOON = { timeout: 2000 };

test(
  'a ban and a new user in another browser reach the open list within two seconds and move nothing else',
  EXTENDED,
  async ({ page, browser, platform }) => {
    const server = await userServer(platform);
    const known = await server.register();
    const { total, banned } = await server.statistics();
    await enterAs(page, platform.url, ADMIN);
    await openFollowing(page, `${platform.url}${USERS}?search=person`);
    await expect(row(page, known.name)).toBeVisible();
    await expect(card(page, 'Total Users')).toContainText(String(total));
    const lists = () =>
      page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/users/search')).length);
    const read = await lists();

    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    await enterAs(elsewhere, platform.url, ADMIN);
    await openList(elsewhere, platform.url, known.name);
    await choose(elsewhere, known.name, 'Ban User');
    await question(elsewhere, `Ban ${known.name}?`).getByRole('button', { name: 'Ban User' }).click();
    await expect(toast(elsewhere, `${known.name} is banned`)).toBeVisible();
    await expect(row(page, known.name)).toContainText('Banned', SOON);
    await expect(card(page, 'Banned Users')).toContainText(String(banned + 1), SOON);
    // One of many is read alone, not the whole list with it.
    expect(await lists()).toBe(read);
    await other.close();

    const scrolled = await area(page).evaluate((element) => element.scrollTop);
    const newcomer = await server.register();
    await expect(card(page, 'Total Users')).toContainText(String(total + 1), SOON);
    await expect(searchBox(page)).toHaveValue('person');
    expect(await area(page).evaluate((element) => element.scrollTop)).toBe(scrolled);
    await searchBox(page).fill(newcomer.name);
    await expect(names(page)).toHaveText([newcomer.name]);

    // The open menu stays for whom it was opened, and the ban that was lifted elsewhere is known when it is opened again.
    await searchBox(page).fill(known.name);
    await server.ban(known.id, false);
    await expect(row(page, known.name)).not.toContainText('Banned', SOON);
    await choose(page, known.name, 'Show Profile');
    await expect(page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible();
    await expect(page.getByText(/^Banned since /)).toHaveCount(0);
    await server.ban(known.id);
    await expect(page.getByText(/^Banned since /)).toBeVisible(SOON);
    await page.getByRole('link', { name: 'Back to users' }).click();
    await page.getByRole('button', { name: `Actions for ${known.name}` }).click();
    await expect(menuItem(page, 'Unban User')).toBeVisible();
  },
);
