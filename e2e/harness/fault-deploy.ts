import { expect, type Page } from '@playwright/test';
import type { Tried } from './fault-builds.ts';
import { SECOND } from './fault-visit.ts';

/** Looks whether anything is offered, once the tab has asked what is live. */
export async function isOffered(page: Page): Promise<boolean> {
  const asked = page.waitForResponse(/\/registry\.json$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
  return page.getByRole('status', { name: 'Updates available' }).isVisible();
}

/** The tab hears of what is live now, as when it is looked at again. */
export async function takeUpdate(page: Page, { title }: Tried, version = SECOND): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const offer = page.getByRole('status', { name: 'Updates available' });
  await expect(offer.getByText(`${title} ${version} is available`)).toBeVisible();
  await offer.getByRole('button', { name: 'Update' }).click();
}
