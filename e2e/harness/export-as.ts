import type { Page } from '@playwright/test';

/** Exports with the screen's only export button. */
export async function exportAs(page: Page, format: 'Excel' | 'CSV'): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click();
}
