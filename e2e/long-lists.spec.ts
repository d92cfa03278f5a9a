import type { Page } from '@playwright/test';
import { elementsIn, expectFewDrawn, LONG_ROOMS, LONG_TABLE, MANY, MOST_ELEMENTS, scrollToPart, serve } from './harness/long-lists.ts';
import { enterBare } from './harness/people.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';
import { answering } from './harness/tournament-calls.ts';

test.beforeEach(async ({ guard, page, bare }) => {
  // The bare backend announces no extensions.
  await enterBare(page, bare, guard);
});

const room = (page: Page, id: number) => page.getByRole('article', { name: `Room ${id}`, exact: true });

test('of 5,000 rooms only the cards in sight are in the page, and it says how many there are', async ({ page, bare }) => {
  await expectFewDrawn(page, bare.url, LONG_ROOMS);
});

test('on a phone too, and the cards of a table as well', async ({ page, bare }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const list of [LONG_ROOMS, LONG_TABLE]) {
    await serve(page, list);
    await page.goto(bare.url + list.address);
    await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
    await scrollToPart(page, 0.6, 'article');
    expect(await elementsIn(page)).toBeLessThan(MOST_ELEMENTS);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360);
    await scrollToPart(page, 1, 'article');
    await expect(page.locator(`li[aria-posinset="${MANY}"]`)).toBeInViewport();
  }
});

test(
  'the focus stays on a card that is scrolled away, the Tab key continues from it, and Back finds the place',
  EXTENDED,
  async ({ page, bare }) => {
    await serve(page, LONG_ROOMS);
    // A card that has the focus reads its room ahead.
    await answering(page, /^\/rooms\/\d+$/, { json: (LONG_ROOMS.json as readonly object[])[0] });
    await page.goto(bare.url + LONG_ROOMS.address);
    // The newest first, though the server sends it last.
    await expect(page.getByText('Newest first')).toBeVisible();
    await expect(page.locator('li[aria-posinset="1"] article')).toHaveAccessibleName(`Room ${MANY}`);
    const link = room(page, MANY).getByRole('link');
    await link.focus();
    await scrollToPart(page, 0.5, LONG_ROOMS.one);
    await expect(link).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(room(page, MANY - 1).getByRole('link')).toBeFocused();
    await expect(room(page, MANY - 1)).toBeInViewport();

    // With the Tab key alone through the list, as far as one likes.
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('Tab');
    await expect(room(page, MANY - 21).getByRole('link')).toBeFocused();
    await expect(room(page, MANY - 21)).toBeInViewport();

    await scrollToPart(page, 0.4, LONG_ROOMS.one);
    const middle = await page.evaluate(
      () =>
        document
          .elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
          ?.closest('li')
          ?.querySelector('article')?.ariaLabel,
    );
    const chosen = Number(middle?.split(' ')[1]);
    await room(page, chosen).getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Room Details' })).toBeVisible();
    await page.goBack();
    await expect(room(page, chosen)).toBeInViewport();
  },
);
