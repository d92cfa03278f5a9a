import type { Page } from '@playwright/test';
import { NetworkLog } from './harness/network-log.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { EXTENDED } from './harness/extended.ts';
import { expect, test } from './harness/test.ts';

const REFUSAL = 'You are not authorized to access this page';
const JS_BUDGET = 110_000;

declare global {
  interface Window {
    __shifts?: string[];
  }
}

/** Notes everything that moved by itself: what, from where to where. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Shift {
      readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
    }
    const shifts: string[] = (window.__shifts = []);
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as Shift[]) {
        for (const { node, previousRect, currentRect } of sources) {
          shifts.push(`${node?.nodeName} "${node?.textContent?.slice(0, 40)}": ${place(previousRect)} to ${place(currentRect)}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });

for (const address of ['/', '/privacy/legal', '/account-deletion']) {
  test(`${address} loads nothing of the console, little JavaScript, each file once, and nothing on it moves`, async ({
    page,
    context,
    platform,
  }) => {
    await watchShifts(page);
    const log = new NetworkLog(context);
    let scripts = 0;
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts += Number(response.headers()['content-length'] ?? Number.NaN);
    });
    await page.goto(platform.url + address);
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    expect(log.sectionsAsked(platform)).toEqual(['mfe-public']);
    const files = log.of(platform.url).map((url) => new URL(url).pathname);
    expect(files.filter((file) => file !== address)).toEqual([expect.stringMatching(/^\/public-page\.[0-9a-f]{8}\.js$/)]);
    expect(log.of(platform.section('mfe-public').url).filter((url) => /remoteEntry|__federation/.test(url))).toEqual([]);
    expect(log.filesTwice).toEqual([]);
    expect(scripts).toBeGreaterThan(1000);
    expect(scripts).toBeLessThan(JS_BUDGET);
    expect(await page.evaluate(() => window.__shifts), 'what moved by itself').toEqual([]);
  });
}

test('the drawings and the script of the games are fetched when the user approaches them, and a map can be picked', async ({
  page,
  context,
  platform,
}) => {
  const log = new NetworkLog(context);
  await page.setViewportSize({ width: 1000, height: 320 });
  await page.goto(platform.url);
  await page.waitForLoadState('networkidle');
  const asked = (part: RegExp) => log.of(platform.section('mfe-public').url).filter((url) => part.test(url));
  expect(asked(/games\./)).toEqual([]);
  await page.getByRole('heading', { name: 'Pick your ground' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Kalahari' }).click();
  await expect(page.getByRole('button', { name: 'Kalahari' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('figure')).toContainText('Kalahari');
  await expect.poll(() => asked(/map-kalahari/).length).toBe(1);
  expect(asked(/games\./)).toHaveLength(1);
  expect(asked(/map-vikendi/)).toEqual([]);
});

test('the page takes over without a flicker: the signed-in user and the theme are there with the first paint', async ({
  page,
  platform,
}) => {
  await enterAs(page, platform.url, ADMIN);
  await page.evaluate(() => localStorage.setItem('arena-theme', 'light'));
  // The scripts that are fetched never come: what is right now is right from the document alone.
  await page.route(/\.js$/, () => undefined);
  await page.goto(platform.url, { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the other pages and the console use the chosen theme', async ({ page, platform }) => {
  await page.goto(platform.url);
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const address of ['/about-us', '/auth/login']) {
    await page.goto(platform.url + address);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  }
});

test('the console’s last message is shown on the public page that it leads to', EXTENDED, async ({ page, platform }) => {
  await page.goto(platform.url + ROOMS);
  await expect(page).toHaveURL(`${platform.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skill wins. Skill earns.');
  await expect(page.getByRole('status').getByText(REFUSAL)).toBeVisible();
  await expect(page.getByText(REFUSAL)).toBeHidden();
  await page.reload();
  await expect(page.getByText(REFUSAL), 'said once').toBeHidden();
});

test('the page comes with a strict policy, and an injected script does not run', async ({ page, platform, guard }) => {
  guard.allow(/Content Security Policy/, /TrustedScript/);
  const answer = await page.goto(platform.url);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toContain('unsafe-');
  const ran = await page.evaluate(() => {
    try {
      const script = document.createElement('script');
      script.textContent = 'window.slippedIn = true';
      document.body.append(script);
    } catch {
      // No text becomes a script here.
    }
    return 'slippedIn' in window;
  });
  expect(ran).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).display), 'its own style sheet is let in').toBe('flex');
});
