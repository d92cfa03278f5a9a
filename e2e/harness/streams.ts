import { expect, type Page } from '@playwright/test';

export const STREAMS = '/admin/live-management';
export const ADDED = 'Stream added successfully!';

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
export const form = (page: Page) => page.getByRole('form', { name: 'Add a stream' });
export const field = (page: Page, label: 'Game' | 'Video link' | 'Status' | 'Start time') => form(page).getByLabel(label, { exact: true });
export const addButton = (page: Page) => form(page).getByRole('button', { name: 'Add stream', exact: true });

let counter = 0;
/** A link that no other test, and no other run on the same database, has. */
export const freshLink = () => `https://www.youtube.com/watch?v=${Date.now().toString(36)}${(counter += 1)}`;

/** A day that has not come yet, `YYYY-MM-DD`. */
export const soon = () => new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString().slice(0, 10);

export async function openStreams(page: Page, url: string): Promise<void> {
  await page.goto(url + STREAMS);
  await expect(cards(page).first()).toBeVisible();
}

/** The card that opens a link. */
export const cardOf = (page: Page, link: string) => cards(page).filter({ has: page.locator(`a[href="${link}"]`) });
