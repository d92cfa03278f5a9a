import { expect, type Locator, type Page } from '@playwright/test';

export const USERS = '/admin/user-management';
export const profilePath = (id: number) => `${USERS}/users/${id}/profile`;

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The list area that scrolls, and its table. */
export const area = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Users', exact: true });
export const table = (page: Page) => page.getByRole('table', { name: 'Users' });
export const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search users' });
export const names = (page: Page) => page.getByRole('rowheader').locator('[data-person]');
export const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
export const menuButton = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true });
export const menuItem = (page: Page, name: string) => page.getByRole('menuitem', { name });
export const card = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
/** A message in the corner of the screen. */
export const toast = (page: Page, message: string) =>
  page.locator('div:is([data-tone=success], [data-tone=error], [data-tone=info])').filter({ hasText: message });
export const question = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true });
export const adminQuestion = (page: Page, name: string) => question(page, `Are you sure you want to make ${name} an Admin?`);
export const ownPassword = (asked: Locator) => asked.getByLabel('Your own password', { exact: true });
export const fact = (block: Page | Locator, label: string) => block.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd');

/** The list of users, narrowed down to what a text finds. */
export async function openList(page: Page, url: string, search: string): Promise<void> {
  await page.goto(`${url}${USERS}?${new URLSearchParams({ search }).toString()}`);
  await expect(names(page).first()).toBeVisible();
}

/** Opens a screen that follows what happens on the server, and waits until it does. */
export async function openFollowing(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/events') && answer.ok());
  await page.goto(address);
  await listening;
}

/** Opens the menu of a row and presses one of its entries. Entries move until the menu is open: a click could start on one and end on another. */
export async function choose(page: Page, name: string, entry: string): Promise<void> {
  await menuButton(page, name).click();
  await expect(page.getByRole('menu').locator('xpath=..')).toHaveCSS('transform', 'none');
  await menuItem(page, entry).click();
}

/** The values for the add-user form: the label of each field, its name on the wire, and a valid value. */
export const FIELDS = [
  ['Name', 'name', 'Ines Vidal'],
  ['Mobile number', 'mobileNo', '+34 600 000 001'],
  ['Email', 'email', 'ines@arena.test'],
  ['Password', 'password', 'quiet-horse-42'],
  ['One-time code', 'otp', '482913'],
] as const;

export const form = (page: Page) => page.getByRole('dialog', { name: 'Add New User' });
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
export const addButton = (page: Page) => form(page).getByRole('button', { name: 'Add User', exact: true });

export async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add New User' }).click();
  await expect(addButton(page)).toBeEnabled();
}

/** Everything that the browser keeps for this origin, as one text: both storages, every database, every cached answer, cookies. */
export async function everythingKept(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push(await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) found.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(found);
  });
  return kept;
}
