import { expect, type Page } from '@playwright/test';
import type { Console } from './consoles.ts';
import { sidebarLink } from './rooms.ts';

export const title = (page: Page) => page.getByText('Rooms is unavailable');

/** A reload would lose it. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { __samePage: true }));
export const isSamePage = (page: Page) => page.evaluate(() => '__samePage' in window);

/** Opens the section's page by its link, as a user would. */
export async function openRooms(page: Page, platform: Console): Promise<void> {
  await page.goto(`${platform.url}/admin`);
  await sidebarLink(page).click();
}

export async function canLogOut(page: Page, platform: Console): Promise<void> {
  await openRooms(page, platform);
  await page.getByRole('button', { name: 'Amara Khan' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${platform.url}/`);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
}
