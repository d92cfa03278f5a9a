import type { Page } from '@playwright/test';
import { TOP_UPS } from '../harness/finance.ts';
import { LONG_TABLE } from '../harness/long-lists.ts';
import { enterBare } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';
import { answering } from '../harness/tournament-calls.ts';

interface TopUp {
  readonly topupId: number;
  readonly user: { readonly name: string; readonly email: string; readonly mobileNo: string };
}

const HALF = LONG_TABLE.json as readonly TopUp[];
const ROWS: readonly TopUp[] = [...HALF, ...HALF.map((row) => ({ ...row, topupId: row.topupId + HALF.length }))];
const finds = (text: string) =>
  ROWS.filter(({ topupId, user: { name, email, mobileNo } }) => `${name}\n${email}\n${mobileNo}\n${topupId}`.toLowerCase().includes(text))
    .length;

declare global {
  interface Window {
    seenFrames: number;
    undrawn: number;
    rowCommits: number;
    rowsAdded: number;
  }
}

test.beforeEach(async ({ guard, page, bare }) => {
  await enterBare(page, bare, guard);
  await answering(page, LONG_TABLE.call, { json: ROWS });
  await page.goto(bare.url + TOP_UPS);
  await expect(page.locator('table')).toHaveAttribute('aria-rowcount', String(ROWS.length + 1));
  await expect(page.locator('tbody tr').first()).toBeVisible();
});

/** Looks in every frame, when its scroll events have been told, whether rows stand wherever there is room for them. */
const lookAtFrames = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { seenFrames: 0, undrawn: 0 });
    const table = document.querySelector('table');
    const box = table?.parentElement;
    if (table == null || box == null) throw new Error('There is no table.');
    const look = () => {
      const { left, bottom } = box.getBoundingClientRect();
      const top = table.tHead?.getBoundingClientRect().bottom ?? 0;
      const end = Math.min(bottom, table.getBoundingClientRect().bottom);
      window.seenFrames += 1;
      const isDrawn = (part: number) => {
        const row = document.elementFromPoint(left + 40, top + (end - top) * part)?.closest('tbody tr');
        return row != null && row.childElementCount > 0;
      };
      if (![0.02, 0.25, 0.5, 0.75, 0.98].every(isDrawn)) window.undrawn += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

test('while 10,000 rows scroll by, by turns of the wheel and by throws, every frame has its rows', async ({ page }) => {
  await page.getByRole('region', { name: 'Top-up requests, pending' }).hover();
  await lookAtFrames(page);
  const scrolled = () => page.getByRole('region', { name: 'Top-up requests, pending' }).evaluate((box) => box.scrollTop);
  for (let turn = 0; turn < 60; turn += 1) {
    const before = await scrolled();
    await page.mouse.wheel(0, turn % 10 === 9 ? 20_000 : 400);
    await expect.poll(scrolled).toBeGreaterThan(before);
  }
  await expect(page.locator('tbody tr').first()).not.toHaveAttribute('aria-rowindex', '2');
  const { frames, undrawn } = await page.evaluate(() => ({ frames: window.seenFrames, undrawn: window.undrawn }));
  expect(frames).toBeGreaterThan(60);
  expect(undrawn, `of ${frames} frames`).toBe(0);
});

test('a letter of the search changes the rows in one commit, and renders a screenful at most', async ({ page }) => {
  const box = page.getByRole('searchbox');
  await box.focus();
  await page.locator('tbody').evaluate((body) => {
    new MutationObserver((changes) => {
      window.rowCommits += 1;
      // A row that only moves is taken out and put in again.
      const moved = new Set(changes.flatMap(({ removedNodes }) => [...removedNodes]));
      window.rowsAdded += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((row) => !moved.has(row)).length;
    }).observe(body, { childList: true });
  });
  for (const text of ['2', '27']) {
    await page.evaluate(() => Object.assign(window, { rowCommits: 0, rowsAdded: 0 }));
    await page.keyboard.type(text.slice(-1));
    await expect(page.locator('table')).toHaveAttribute('aria-rowcount', String(finds(text) + 1));
    // Rows that are filled in late would appear in the next frames.
    const { commits, added } = await page.evaluate(
      () =>
        new Promise<{ commits: number; added: number }>((resolve) => {
          let left = 10;
          const frame = () =>
            (left -= 1) > 0 ? requestAnimationFrame(frame) : resolve({ commits: window.rowCommits, added: window.rowsAdded });
          requestAnimationFrame(frame);
        }),
    );
    expect(commits, `commits for ${text}`).toBe(1);
    expect(added, `rows for ${text}`).toBeLessThan(30);
  }
});
