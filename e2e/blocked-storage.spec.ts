import type { Page } from '@playwright/test';
import { ADMIN } from './harness/people.ts';
import { heading, ROOMS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

type Kind = 'localStorage' | 'sessionStorage';

const NOT_STORED = 'Your browser blocks site storage';

const block = (page: Page, kinds: readonly Kind[]) =>
  page.addInitScript((names) => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of names) Object.defineProperty(window, name, { get });
  }, kinds);

const fill = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room is left.', 'QuotaExceededError');
    };
  });

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
}

async function openRooms(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Room Management' }).click();
  await expect(page).toHaveURL(new RegExp(`${ROOMS}$`));
  await expect(heading(page)).toBeVisible();
}

for (const [what, spoil] of [
  ['site data is blocked', (page: Page) => block(page, ['localStorage', 'sessionStorage'])],
  ['storage is full', fill],
] as const)
  test(`a session lasts for the page, which says so, when ${what}`, async ({ page, platform }) => {
    await spoil(page);
    await signIn(page, platform.url);
    await expect(page.getByText(NOT_STORED)).toBeVisible();
    await expect(page.getByText('Signed in as')).toBeVisible();
    await expect(page).toHaveURL(`${platform.url}/`);
    await openRooms(page);
  });

test('a session is stored when only the tab’s own storage is blocked', async ({ page, platform }) => {
  await block(page, ['sessionStorage']);
  await signIn(page, platform.url);
  await expect(page.locator('html[data-session=member]')).toBeAttached();
  await expect(page.getByText(NOT_STORED)).toBeHidden();
  await page.goto(platform.url + ROOMS);
  await expect(heading(page)).toBeVisible();
});
