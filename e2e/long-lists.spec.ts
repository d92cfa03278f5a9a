import type { Page } from '@playwright/test';
import { elementsIn, LONG_LISTS, LONG_ROOMS, LONG_TABLE, type LongList, MANY, scrollToPart } from './harness/long-lists.ts';
import { enterBare } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { answering } from './harness/tournament-calls.ts';

/** A screenful of cards has some 1,500 elements; all 5,000 cards have 280,000. */
const MOST_ELEMENTS = 4000;
/** The quickest of several, for a busy machine makes any one of them slow: at least three each, at most so many. */
const ROUNDS = 12;

test.beforeEach(async ({ guard, page, bare }) => {
  // The bare backend announces no extensions.
  await enterBare(page, bare, guard);
});

const serve = (page: Page, { call, json }: LongList) => answering(page, call, { json });
const room = (page: Page, id: number) => page.getByRole('article', { name: `Room ${id}`, exact: true });

for (const list of LONG_LISTS) {
  test(`of 5,000 ${list.name} only the cards in sight are in the page, and it says how many there are`, async ({ page, bare }) => {
    await serve(page, list);
    await page.goto(bare.url + list.address);
    const first = page.locator('li[aria-posinset="1"]');
    await expect(first).toBeVisible();
    await expect(first).toHaveAttribute('aria-setsize', String(MANY));
    await expect(page.getByText('Only the cards in sight of all 5,000 are drawn')).toBeVisible();
    for (const part of [0, 0.3, 0.7, 1]) {
      await scrollToPart(page, part, list.one);
      expect(await elementsIn(page)).toBeLessThan(MOST_ELEMENTS);
    }
    await expect(page.locator(`li[aria-posinset="${MANY}"]`)).toBeInViewport();
  });
}

test('on a phone too, and the cards of a table as well', async ({ page, bare }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const list of [LONG_ROOMS, LONG_TABLE]) {
    await serve(page, list);
    await page.goto(bare.url + list.address);
    await expect(page.locator('li[aria-posinset="1"]')).toBeVisible();
    await scrollToPart(page, 0.6, 'article');
    expect(await elementsIn(page)).toBeLessThan(MOST_ELEMENTS);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing sticks out').toBe(360);
  }
});

/** Milliseconds from the list's arrival to the first of it in sight, told by the page itself. */
async function firstSeen(page: Page, url: string, { address, call, one }: LongList): Promise<number> {
  await page.goto(url + address);
  await page.locator(one).first().waitFor();
  await page.waitForFunction(() => 'seenAt' in window);
  return page.evaluate((path) => {
    const { seenAt } = window as unknown as { readonly seenAt: number };
    const arrived = performance.getEntriesByType('resource').find(({ name }) => new RegExp(path).test(name.split('/api/v1')[1] ?? ''));
    return seenAt - (arrived as PerformanceResourceTiming).responseEnd;
  }, call.source);
}

test('the first of 5,000 cards is there as soon as the first row of a table, and scrolling leaves nothing behind', async ({
  page,
  bare,
}) => {
  test.slow();
  for (const list of [LONG_ROOMS, LONG_TABLE]) await serve(page, list);
  // The first frame in which one of the list is laid out.
  await page.addInitScript((selector) => {
    const look = () => {
      if ((document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0) Object.assign(window, { seenAt: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, `${LONG_ROOMS.one}, ${LONG_TABLE.one}`);
  const card: number[] = [];
  const row: number[] = [];
  const soonEnough = () => Math.min(...card) < 1.2 * Math.min(...row);
  for (let round = 0; round < ROUNDS && !(round >= 3 && soonEnough()); round += 1) {
    row.push(await firstSeen(page, bare.url, LONG_TABLE));
    card.push(await firstSeen(page, bare.url, LONG_ROOMS));
  }
  expect(soonEnough(), `cards ${card.map(Math.round)}, rows ${row.map(Math.round)} ms`).toBe(true);

  const devtools = await page.context().newCDPSession(page);
  const lap = async () => {
    for (let part = 0; part <= 1; part += 0.05) await scrollToPart(page, part, LONG_ROOMS.one);
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
  };
  await lap();
  const before = await lap();
  await lap();
  expect((await lap()) - before, 'megabytes more after two more laps').toBeLessThan(3);
});

test('the focus stays on a card that is scrolled away, the Tab key goes on from it, and Back finds the place', async ({ page, bare }) => {
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
});
