import { expect, type Page } from '@playwright/test';
import type { Tried } from './fault-builds.ts';
import { SECOND } from './fault-visit.ts';

/** Checks whether an update is offered, once the tab has read the live registry. */
export async function isOffered(page: Page): Promise<boolean> {
  const asked = page.waitForResponse(/\/registry\.json$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await (await asked).finished();
  return page.getByRole('status', { name: 'Updates available' }).isVisible();
}

/** The tab learns which version is live now, as when the user returns to it. */
export async function takeUpdate(page: Page, { title }: Tried, version = SECOND): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const offer = page.getByRole('status', { name: 'Updates available' });
  await expect(offer.getByText(`${title} ${version} is available`)).toBeVisible();
  await offer.getByRole('button', { name: 'Update' }).click();
}
