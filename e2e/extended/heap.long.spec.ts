import type { CDPSession, Page } from '@playwright/test';
import { ADMIN, enterAs } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';

const ROUNDS = 20;
/** What is made when a screen is opened again is there by then. */
const WARM_UP = 2;
const GROWTH = 1.05;

// Without V8's compilers: over the first ten rounds their machine code grows by 3 MB, in which a leak of the console's would be lost.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--no-sparkplug --no-maglev --no-turbofan'] }),
});

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Console' });

/** The memory that is still in use after everything possible has been freed, in MB. */
async function heapOf(devtools: CDPSession): Promise<number> {
  // Objects that only a finalizer holds are freed by the second one.
  for (let time = 0; time < 2; time += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1_000_000;
}

test('the memory of a day: twenty rounds through all sections leave the heap as it was', async ({ page, platform }) => {
  test.setTimeout(10 * 60_000);
  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}/admin`);
  const links = sidebar(page).getByRole('link');
  await expect(links.nth(5)).toBeVisible();
  const names = await links.allInnerTexts();
  expect(names.length).toBeGreaterThan(8);
  const devtools = await page.context().newCDPSession(page);
  const heaps: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < names.length; index += 1) {
      const link = links.nth(index);
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    }
    heaps.push(await heapOf(devtools));
  }
  console.log(`  heap after each round, MB: ${heaps.map((heap) => heap.toFixed(1)).join(' ')}`);
  const before = heaps[WARM_UP - 1] ?? Number.NaN;
  expect(Math.max(...heaps.slice(-3)) / before, 'the last rounds against the second').toBeLessThan(GROWTH);
});
