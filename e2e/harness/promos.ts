import type { Page } from '@playwright/test';
import type { LiveConsole } from './consoles.ts';
import { expect } from './test.ts';

/** The page of a section that was made with the name `promos`. */
export const PROMOS = '/admin/promos';

type Rooms = readonly { readonly roomId: number; readonly user: { readonly name: string } }[];

/** What such a section shows to begin with: the rooms that the backend has scheduled. */
export async function scheduledRooms(api: string, token: string): Promise<Rooms> {
  const answer = await fetch(`${api}/api/v1/rooms/status?status=PENDING`, { headers: { authorization: `Bearer ${token}` } });
  const rooms = (await answer.json()) as Rooms;
  expect(rooms.length).toBeGreaterThan(1);
  return rooms;
}

export const promosEntry = (page: Page) => page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Promos' });
export const promosRows = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Opens the console, goes to the section through the sidebar, and finds all rooms there. */
export async function expectPromos(page: Page, site: LiveConsole, rooms: Rooms): Promise<void> {
  await page.goto(`${site.url}/admin`);
  await promosEntry(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Promos' })).toBeVisible();
  const rows = promosRows(page);
  for (const { roomId, user } of rooms) await expect(rows.filter({ hasText: `Room ${roomId} ·` })).toContainText(user.name);
  await expect(rows).toHaveCount(rooms.length);
}
