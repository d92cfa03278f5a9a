import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { exportAs } from './export-as.ts';

/** The rows of the log that is open. */
export const entries = (page: Page) => page.locator('main tbody').getByRole('row');
export const days = (page: Page) => page.getByRole('group', { name: 'Days' });
/** A day of the platform, which counts in UTC here: so many days from today. */
export const dayFromNow = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
/** "9 entries", or "50 of 230 entries": what the log says that there is in all. */
export async function totalOf(page: Page, noun: RegExp): Promise<number> {
  const text = await page.getByRole('status').filter({ hasText: noun }).innerText();
  return Number(
    text
      .match(/\d[\d,]*/g)
      ?.at(-1)
      ?.replaceAll(',', '') ?? 'NaN',
  );
}

/** Exports the filtered log, and returns the name of the file and its lines, the headers first. */
export async function exported(page: Page): Promise<{ readonly name: string; readonly lines: readonly string[] }> {
  const waiting = page.waitForEvent('download');
  await exportAs(page, 'CSV');
  const file = await waiting;
  const text = readFileSync(await file.path(), 'utf8');
  return {
    name: file.suggestedFilename(),
    lines: text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n'),
  };
}
