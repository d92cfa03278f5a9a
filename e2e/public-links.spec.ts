import type { Page } from '@playwright/test';
import { accountMenu, ADMIN, enterAs } from './harness/people.ts';
import { FOOTER } from './harness/public-pages.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';

const SECTIONS = ['Home', 'Games', 'Features', 'Earnings', 'ContactUs'] as const;

const footer = (page: Page) => page.getByRole('contentinfo');
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const idOf = (entry: string) => (entry === 'ContactUs' ? 'contact' : entry.toLowerCase());

test('the footer has the same links on every page, at any depth', async ({ page, platform }) => {
  for (const start of ['/', '/privacy/legal', '/careers']) {
    await page.goto(platform.url + start);
    for (const [group, paths] of Object.entries(FOOTER)) {
      const links = footer(page).getByRole('navigation', { name: group }).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))).toEqual(paths);
    }
  }
});

test('Feedback scrolls to the contact section: within the home page, from another page, and as an address', async ({ page, platform }) => {
  const arrived = async () => {
    await expect(page).toHaveURL(`${platform.url}/#contact`);
    await expect(page.locator('#contact')).toBeInViewport();
    await expect(page.locator('#contact')).toBeFocused();
  };
  await page.goto(platform.url);
  // Before the page's script is there the link leads to the same place by way of the server.
  await expect(page.locator('form button[type=submit]')).toBeEnabled();
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await footer(page).getByRole('link', { name: 'Feedback' }).click();
  await arrived();
  expect(await page.evaluate(() => performance.timeOrigin), 'no other document').toBe(loaded);
  await page.goto(`${platform.url}/cookie-policy`);
  await footer(page).getByRole('link', { name: 'Feedback' }).click();
  await arrived();
  await page.goto(`${platform.url}/feedback`);
  await arrived();
});

test('the entries of the navigation scroll within the home page and move the focus', async ({ page, platform }) => {
  await page.goto(platform.url);
  expect(await main(page).getByRole('link').allTextContents()).toEqual([...SECTIONS]);
  const loaded = await page.evaluate(() => performance.timeOrigin);
  for (const entry of [...SECTIONS.slice(1), 'Home', 'Earnings', 'Earnings'] as const) {
    await main(page).getByRole('link', { name: entry }).click();
    const section = page.locator(`#${idOf(entry)}`);
    await expect(section).toBeFocused();
    await expect(page).toHaveURL(`${platform.url}/#${idOf(entry)}`);
    await expect
      .poll(() => section.evaluate((element) => Math.abs(element.getBoundingClientRect().top)), { message: entry })
      .toBeLessThan(200);
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test('from another page the entries lead to the home page, and on a phone they are behind a button', async ({ page, platform }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${platform.url}/terms-and-conditions`);
  await expect(main(page)).toBeHidden();
  await page.getByRole('button', { name: 'Sections' }).click();
  await main(page).getByRole('link', { name: 'Earnings' }).click();
  await expect(page).toHaveURL(`${platform.url}/#earnings`);
  await expect(page.locator('#earnings')).toBeFocused();
  await page.getByRole('button', { name: 'Sections' }).click();
  await main(page).getByRole('link', { name: 'Games' }).click();
  await expect(main(page), 'closed again').toBeHidden();
  await expect(page.locator('#games')).toBeFocused();
});

test('a visitor gets Login and Register, and the upcoming tournaments are mfe-tournaments', async ({ page, platform }) => {
  await page.goto(platform.url);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${platform.url}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await page.goto(platform.url);
  await page.getByRole('link', { name: 'Enter the arena' }).click();
  await expect(page).toHaveURL(`${platform.url}/auth/register`);
  await page.goto(`${platform.url}/tournaments`);
  await page.getByRole('link', { name: 'Upcoming tournaments' }).click();
  await expect(page).toHaveURL(`${platform.url}/test`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the apps are announced without dead links', async ({ page, platform }) => {
  await page.goto(platform.url);
  await expect(page.getByText('Android, coming soon')).toBeVisible();
  await expect(page.getByText('iOS, coming soon')).toBeVisible();
  await expect(page.getByRole('link', { name: /Android|iOS/ })).toHaveCount(0);
  await expect(footer(page)).toContainText('© 2024');
});

test('the signed-in find Admin, Edit Profile and Logout in their menu, and Logout ends the session here and at the server', async ({
  page,
  context,
  platform,
}) => {
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url);
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
  const menu = await accountMenu(page);
  await expect(page.getByRole('button', { name: 'Account menu' })).toContainText('Amara Khan');
  await expect(menu.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profile/edit');
  await menu.getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL(`${platform.url}/admin`);

  const told: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/v1/auth/logout')) told.push(request.headers().authorization ?? '');
  });
  await page.goto(`${platform.url}/about-us`);
  await (await accountMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${platform.url}/`);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(told).toEqual([expect.stringMatching(/^Bearer \S+$/)]);
  expect(await page.evaluate(() => [localStorage.getItem('auth'), localStorage.getItem('userId')])).toEqual([null, null]);
});

test('signing in or out in another tab shows immediately', EXTENDED, async ({ page, context, platform }) => {
  await page.goto(platform.url);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  const other = await context.newPage();
  await enterAs(other, platform.url, ADMIN);
  await expect(page.getByRole('button', { name: 'Account menu' })).toContainText('Amara Khan');
  await other.evaluate(() => localStorage.removeItem('auth'));
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
});
