import type { Page } from '@playwright/test';
import { AUDIT, REDEEMS, TOP_UPS } from './harness/finance.ts';
import { EXTENDED } from './harness/extended.ts';
import { FULLMAPS } from './harness/fullmap.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { settled } from './harness/settled.ts';
import { STREAMS } from './harness/streams.ts';
import { expect, test } from './harness/test.ts';
import { rows, TOURNAMENTS } from './harness/tournament.ts';
import { USERS } from './harness/users.ts';

/** The spacing that WCAG 1.4.12 names. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
const LISTS = ['/admin', ROOMS, FULLMAPS, TOURNAMENTS, TOP_UPS, REDEEMS, AUDIT, USERS, STREAMS, '/admin/messages', '/admin/notification'];

async function space(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  await settled(page);
}

/** Visible texts that a box cuts off, except boxes with an ellipsis and boxes that scroll. */
const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const own = node.parentElement;
      if (own === null || !node.textContent?.trim() || !own.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      for (let box: HTMLElement | null = own; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, position, clipPath } = getComputedStyle(box);
        const meant =
          textOverflow === 'ellipsis' || box.title !== '' || clipPath !== 'none' || (position === 'absolute' && box.clientWidth <= 1);
        if (meant || overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll') break;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const across = /hidden|clip/.test(overflowX) && (text.right > right + 1 || text.left < left - 1);
        const down = /hidden|clip/.test(overflowY) && (text.bottom > bottom + 1 || text.top < top - 1);
        if (across || down) found.push(`${own.tagName} "${node.textContent.trim().slice(0, 60)}"`);
        if (across || down || position === 'fixed') break;
      }
    }
    return found;
  });

for (const width of [1280, 360])
  test(
    `with the text spacing of WCAG 1.4.12, no list and not the overview cuts off a text, ${width} pixels wide`,
    width === 360 ? {} : EXTENDED,
    async ({ page, platform }) => {
      await page.setViewportSize({ width, height: 900 });
      await enterAs(page, platform.url, ADMIN);
      const cut: Record<string, readonly string[]> = {};
      for (const path of LISTS) {
        await page.goto(platform.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await space(page);
        const found = await cutTexts(page);
        if (found.length > 0) cut[path] = found;
      }
      expect(cut).toEqual({});
    },
  );

test(
  'with the text spacing of WCAG 1.4.12, no cell of the tournaments is cut off or covers the next row',
  EXTENDED,
  async ({ page, platform }) => {
    await enterAs(page, platform.url, ADMIN);
    await page.goto(platform.url + TOURNAMENTS);
    await expect(rows(page).first()).toBeVisible();
    await space(page);
    const cut = await page
      .locator('tbody tr > *')
      .evaluateAll((cells: HTMLElement[]) =>
        cells
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight, offsetHeight, parentElement }) =>
              scrollWidth > clientWidth || scrollHeight > clientHeight || offsetHeight > (parentElement?.offsetHeight ?? 0) + 8,
          )
          .map(({ textContent }) => textContent),
      );
    expect(cut).toEqual([]);
  },
);
