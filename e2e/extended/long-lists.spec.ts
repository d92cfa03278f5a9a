import type { Page } from '@playwright/test';
import { expectFewDrawn, LONG_LISTS, LONG_ROOMS, LONG_FULL_TABLE, type LongList, scrollToPart, serve } from '../harness/long-lists.ts';
import { enterBare } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';

/** The quickest of several, for a busy machine makes any one of them slow: at least three each, at most so many. */
const ROUNDS = 12;

test.beforeEach(async ({ guard, page, bare }) => {
  // The bare backend announces no extensions.
  await enterBare(page, bare, guard);
});

for (const list of LONG_LISTS.filter((one) => one !== LONG_ROOMS)) {
  test(`of 5,000 ${list.name} only the cards in sight are in the page, and it says how many there are`, async ({ page, bare }) => {
    await expectFewDrawn(page, bare.url, list);
  });
}

/** Milliseconds from the list's arrival to the first of it in sight, told by the page itself. */
async function firstSeen(page: Page, url: string, { address, call, one }: LongList): Promise<number> {
  await page.goto(url + address);
  await page.locator(one).first().waitFor();
  await page.waitForFunction(() => 'seenAt' in window);
  return page.evaluate((path) => {
    const { seenAt } = window as unknown as { readonly seenAt: number };
    const arrived = performance.getEntriesByType('resource').findLast(({ name }) => new RegExp(path).test(name.split('/api/v1')[1] ?? ''));
    return seenAt - (arrived as PerformanceResourceTiming).responseEnd;
  }, call.source);
}

test('the first of 5,000 cards is there as soon as the first row of a table, and scrolling leaves nothing behind', async ({
  page,
  bare,
}) => {
  test.slow();
  for (const list of [LONG_ROOMS, LONG_FULL_TABLE]) await serve(page, list);
  // A key press discards what was requested with the document: both lists are then requested by their pages.
  await page.addInitScript(() => document.addEventListener('readystatechange', () => window.dispatchEvent(new Event('keydown'))));
  // The first frame in which one of the list is laid out.
  await page.addInitScript((selector) => {
    const look = () => {
      if ((document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0) Object.assign(window, { seenAt: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, `${LONG_ROOMS.one}, ${LONG_FULL_TABLE.one}`);
  const card: number[] = [];
  const row: number[] = [];
  const soonEnough = () => Math.min(...card) < 1.2 * Math.min(...row);
  for (let round = 0; round < ROUNDS && !(round >= 3 && soonEnough()); round += 1) {
    row.push(await firstSeen(page, bare.url, LONG_FULL_TABLE));
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
