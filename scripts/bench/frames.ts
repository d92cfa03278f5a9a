import path from 'node:path';
import type { Page } from '@playwright/test';

/** Runs in the page, so it is plain JavaScript: what compiles this file would leave its helpers behind. */
export const WATCH_FRAMES = path.join(import.meta.dirname, 'watch-frames.js');

declare global {
  interface Window {
    benchWatch: { frames: number[]; painted: number[]; keyAt: number };
  }
}

const percentile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;

export const p50 = (values: readonly number[]) => percentile(values, 0.5);
export const p95 = (values: readonly number[]) => percentile(values, 0.95);
export const highest = (values: readonly number[]) => Math.max(...values);

/** The frames of one phase. */
export async function framesOf(page: Page, phase: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => void (window.benchWatch.frames.length = 0));
  await phase();
  return page.evaluate(() => [...window.benchWatch.frames]);
}
