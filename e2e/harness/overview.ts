import { expect, type Page } from '@playwright/test';

export const OVERVIEW = '/admin';
export const NOTIFICATIONS = '/admin/notification';
export const ANALYTICS = '/admin/analytics';
export const PROFILE = '/profile/edit';

/** A card, a widget or a chart: each is a region of its own name. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The four cards (part 1 §2), each with the call that feeds it and the screen behind its number. */
export const CARDS = [
  { name: 'Total Users', call: '/users/', leads: '/admin/user-management' },
  { name: 'Completed Rooms', call: '/rooms/status?status=ALL_DONE', leads: '/admin/room-management?tab=completed' },
  { name: 'Tournaments', call: '/posts', leads: '/admin/tournaments' },
  { name: 'Monthly Revenue', call: '/revenue/monthly', leads: '/admin/analytics' },
] as const;

/** The number on a card, as it is printed: the card's only text that is nothing but a number. */
export const figure = (page: Page, card: string) => region(page, card).getByText(/^\$?[\d,]+(\.\d\d)?$/);

export const TOP_UPS_WIDGET = 'Pending top-ups';
export const ROOMS_WIDGET = 'Rooms awaiting payout';

/** Everything of the overview that has to be read is there. */
export async function overviewIsThere(page: Page): Promise<void> {
  for (const { name } of CARDS) await expect(figure(page, name)).toBeVisible();
  for (const name of [TOP_UPS_WIDGET, ROOMS_WIDGET]) await expect(region(page, name).getByRole('listitem').first()).toBeVisible();
  await expect(region(page, 'Redeem requests').getByRole('listitem').first()).toBeVisible();
}

/** A chart's figures, as its table has them: the head and the rows, cell by cell. */
export async function tableOf(page: Page, chart: string): Promise<readonly (readonly string[])[]> {
  const panel = region(page, chart);
  const tab = panel.getByRole('tab', { name: 'Table' });
  // Samples have the table alone.
  await expect(tab.or(panel.getByRole('table')).first()).toBeVisible();
  if (await tab.isVisible()) await tab.click();
  await expect(panel.getByRole('table')).toBeVisible();
  return panel
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)));
}

/** The picture of a chart: what has an axis with words. The marks of its legend have none. */
const drawn = (page: Page, chart: string) => region(page, chart).getByRole('figure').locator('svg:has(text)');

/** Expects a chart to be drawn, which it is when it has come into view. */
export async function expectDrawn(page: Page, chart: string): Promise<void> {
  await region(page, chart).scrollIntoViewIfNeeded();
  await expect(drawn(page, chart)).toBeVisible();
}

export const palette = (page: Page) => page.getByRole('dialog', { name: 'Search the console' });
export const paletteField = (page: Page) => palette(page).getByRole('combobox');

/** Money as the console prints it. */
export const money = (amount: number) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);
export const count = (value: number) => new Intl.NumberFormat('en-US').format(value);

/** The entries of the notification center. */
export const entries = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
export const entry = (page: Page, title: string) => entries(page).filter({ has: page.getByRole('heading', { name: title }) });
export const markAsRead = (page: Page, title: string) => entry(page, title).getByRole('button', { name: `Mark “${title}” as read` });
/** The bell says how many are unread. */
export const bell = (page: Page, unread: number) =>
  page.getByRole('banner').getByRole('link', { name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, exact: true });
