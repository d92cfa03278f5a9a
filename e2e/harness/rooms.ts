import { expect, type Page } from '@playwright/test';

export interface PlatformRoom {
  readonly roomId: number;
  readonly wining: number;
  readonly user: { readonly id: number; readonly name: string };
  readonly opponent: { readonly id: number; readonly name: string } | null;
  readonly creator_SS: string;
  readonly player_SS: string;
}

const taken = new Set<number>();

async function read<T>(origin: string, path: string, token: string): Promise<T> {
  const answer = await fetch(`${origin}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()) as T;
}

async function waitingRooms(origin: string, token: string): Promise<PlatformRoom[]> {
  const rooms = await read<PlatformRoom[]>(origin, '/rooms/status?status=COIN_TIME', token);
  const whole = ({ creator_SS, player_SS }: PlatformRoom) => [creator_SS, player_SS].every((name) => !/^(broken|missing)-/.test(name));
  return rooms.filter(whole);
}

/** A room of the demo that waits for its payout, to look at: other tests may look at it too. */
export async function unpaidRoom(origin: string, token: string): Promise<PlatformRoom> {
  const [room] = await waitingRooms(origin, token);
  if (room === undefined) throw new Error('The demo has no room left that waits for its payout.');
  return room;
}

/** One to pay, which no test has had yet and none gets after. */
export async function freshRoom(origin: string, token: string): Promise<PlatformRoom> {
  const room = (await waitingRooms(origin, token)).find(({ roomId }) => !taken.has(roomId));
  if (room === undefined) throw new Error('The demo has no room left that waits for its payout and that no test has had.');
  taken.add(room.roomId);
  return room;
}

/** A user's balance according to the server. */
export async function balanceOf(origin: string, token: string, userId: number): Promise<number> {
  return (await read<{ readonly balance: number }>(origin, `/users/${userId}`, token)).balance;
}

export async function statusOf(origin: string, token: string, roomId: number): Promise<string> {
  return (await read<{ readonly status: string }>(origin, `/rooms/${roomId}`, token)).status;
}

export const ROOMS = '/admin/room-management';
export const panelPath = (roomId: number, userId: number) => `${ROOMS}/room-payment/${roomId}/winner/${userId}`;

export const heading = (page: Page) => page.getByRole('heading', { name: 'Room Management', level: 1 });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Confirm Winner' });
export const submit = (page: Page) => panel(page).getByRole('button', { name: 'Submit Winner' });
export const sidebarLink = (page: Page) => page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: /Room Management/ });
export const SUCCESS = '✅ Winner submitted successfully!';

/** From the list's CoinTime tab to the open panel, by the screens' own controls. */
export async function openPanel(page: Page, roomId: number, winner: string): Promise<void> {
  await page.getByRole('tab', { name: 'CoinTime' }).click();
  // In its middle: the link covers the card.
  await page.getByRole('article', { name: `Room ${roomId}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Room Rewards' })).toBeVisible();
  const confirm = page.getByRole('button', { name: 'Confirm Payment' });
  await expect(confirm).toBeDisabled();
  await page.getByRole('radio', { name: winner }).click();
  await expect(page.getByText(`Selected Winner: ${winner}`)).toBeVisible();
  await confirm.click();
  await expect(panel(page)).toBeVisible();
}
