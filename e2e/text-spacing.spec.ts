import { EXTENDED } from './harness/extended.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { settled } from './harness/settled.ts';
import { expect, test } from './harness/test.ts';
import { rows, TOURNAMENTS } from './harness/tournament.ts';

/** The spacing that WCAG 1.4.12 names. */
const SPACING = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';

test(
  'with the text spacing of WCAG 1.4.12, no cell of the tournaments is cut off or covers the next row',
  EXTENDED,
  async ({ page, platform }) => {
    await enterAs(page, platform.url, ADMIN);
    await page.goto(platform.url + TOURNAMENTS);
    await expect(rows(page).first()).toBeVisible();
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    await settled(page);
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
