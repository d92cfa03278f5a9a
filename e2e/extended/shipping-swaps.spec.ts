import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { ROOT } from '../../tooling/apps.ts';
import { publish } from '../../ship/commands.ts';
import { withoutFeatures } from '../harness/chromium-features.ts';
import { openLiveConsole } from '../harness/consoles.ts';
import { patchedBuild } from '../harness/patched-build.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { ROOMS } from '../harness/rooms.ts';
import { expect, test } from '../harness/test.ts';

/** `npm test -- swaps` makes a hundred; the tests a few, which shows what is left behind but hardly what it weighs. */
const SWAPS = Number(process.env.SWAPS ?? 10);
/** Until then the browser still compiles, and caches what it uses again. */
const WARM = Math.max(4, SWAPS / 5);
const HEAP_LIMIT = 2_000_000;
const HALF_A_MINUTE_MS = 31_000;
const OLD = 'Manage multiplayer gaming sessions and rooms and payment';
const NEW = 'Rooms, the next version';

// Chromium notes for later loads how each script was compiled, and holds on to every script for that until the page is left.
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), withoutFeatures('LocalCompileHints')] }),
    { scope: 'worker' },
  ],
});

/** Keeps the intervals that run, for `leftovers`. */
const watchIntervals = (page: Page) =>
  page.addInitScript(() => {
    const running = new Set<number>();
    const { setInterval: start, clearInterval: stop } = window;
    Object.assign(window, {
      runningIntervals: running,
      setInterval: (...all: Parameters<typeof start>) => {
        const id = start(...all);
        running.add(Number(id));
        return id;
      },
      clearInterval: (id: number) => {
        running.delete(id);
        stop(id);
      },
    });
  });

/** The listeners on what outlives every screen. */
async function listeners(cdp: CDPSession): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const expression of ['window', 'document', 'document.documentElement']) {
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    const found = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    for (const { type } of found.listeners) counts[`${expression} ${type}`] = (counts[`${expression} ${type}`] ?? 0) + 1;
  }
  return counts;
}

/** What a section that was exchanged may have left behind, counted. */
async function leftovers(page: Page, cdp: CDPSession): Promise<Record<string, number>> {
  const counted = await page.evaluate(() => {
    const { runningIntervals, __FEDERATION__ } = window as unknown as {
      runningIntervals: Set<number>;
      __FEDERATION__: { __INSTANCES__: readonly unknown[] };
    };
    return {
      styles: document.querySelectorAll('style').length,
      scripts: document.querySelectorAll('script').length,
      links: document.querySelectorAll('link').length,
      intervals: runningIntervals.size,
      federations: __FEDERATION__.__INSTANCES__.length,
      globals: Object.keys(window).length,
    };
  });
  return { ...counted, ...(await listeners(cdp)) };
}

async function heapOf(cdp: CDPSession): Promise<number> {
  // The first collection may free objects that hold what only the next one finds.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

test(`a section that is exchanged ${SWAPS} times leaves no listener, timer, style or script behind, and next to no memory`, async ({
  page,
  platform,
  context,
}) => {
  test.setTimeout(60_000 + (WARM + SWAPS) * 4000);
  const site = await openLiveConsole(platform.api);
  const variant = patchedBuild('mfe-rooms', [{ from: OLD, to: NEW }]);
  try {
    await page.clock.install();
    await watchIntervals(page);
    await enterAs(page, site.url, ADMIN);
    await page.goto(site.url + ROOMS);
    const cdp = await context.newCDPSession(page);
    const update = page.locator('[role=status][aria-label="Updates available"]').getByRole('button', { name: 'Update' });
    await expect(page.getByText(OLD)).toBeVisible();

    const swap = async (number: number) => {
      const next = number % 2 === 1;
      const build = next ? variant.folder : path.join(ROOT, 'mfe-rooms/dist');
      await publish(site.publisher, { folder: 'mfe-rooms', build, version: `2.0.${number}` });
      await page.clock.fastForward(HALF_A_MINUTE_MS);
      await update.click();
      await expect(page.getByText(next ? NEW : OLD)).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    };

    for (let number = 1; number <= WARM; number += 1) await swap(number);
    const [before, heap] = [await leftovers(page, cdp), await heapOf(cdp)];
    for (let number = WARM + 1; number <= WARM + SWAPS; number += 1) await swap(number);
    const growth = (await heapOf(cdp)) - heap;
    test.info().annotations.push({ type: 'growth', description: `${SWAPS} exchanges: ${(growth / 1e6).toFixed(2)} MB` });
    console.log(`${SWAPS} exchanges: the heap grew by ${(growth / 1e6).toFixed(2)} MB`);
    // A tip under the pointer listens to the document as long as it is there.
    await page.mouse.move(0, 0);
    const more = async () => Object.entries(await leftovers(page, cdp)).filter(([what, count]) => count > (before[what] ?? 0));
    await expect.poll(more, 'what there is more of than before').toEqual([]);
    expect(before.intervals).toBeGreaterThan(0);
    expect(growth).toBeLessThan(HEAP_LIMIT);
  } finally {
    await page.close();
    await site.close();
    variant.remove();
  }
});
