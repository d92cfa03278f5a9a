import type { Page } from '@playwright/test';
import { unlessIn } from './harness/extended.ts';
import { REDEEMS, TOP_UPS } from './harness/finance.ts';
import { FULLMAPS } from './harness/fullmap.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { STREAMS } from './harness/streams.ts';
import { expect, test } from './harness/test.ts';
import { TOURNAMENTS } from './harness/tournament.ts';
import { USERS } from './harness/users.ts';

const SCREENS = {
  overview: '/admin',
  rooms: ROOMS,
  'full-map rooms': FULLMAPS,
  tournaments: TOURNAMENTS,
  'top-ups': TOP_UPS,
  redeems: REDEEMS,
  users: USERS,
  streams: STREAMS,
  notifications: '/admin/notification',
  analytics: '/admin/analytics',
};
const QUICK = ['tournaments'];

/** As the translators of browsers do: each text goes into two elements of its own, whenever one appears. */
function translate(): void {
  const wrap = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      if (text.data.trim() === '' || parent === null || parent.closest('font, script, style, svg, option') !== null) continue;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      text.replaceWith(outer);
      inner.append(text);
    }
  };
  new MutationObserver((changes) => changes.forEach(({ target }) => wrap(target))).observe(document, { childList: true, subtree: true });
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText(/is unavailable|Something went wrong/)).toHaveCount(0);
}

for (const [name, path] of Object.entries(SCREENS)) {
  test(
    `with a page translator, ${name} works, with its tabs, its search and the way there and back`,
    unlessIn(QUICK, name),
    async ({ page, platform, guard }) => {
      guard.allow(/NotFoundError/);
      await page.addInitScript(translate);
      await enterAs(page, platform.url, ADMIN);
      await page.goto(platform.url + path);
      await expectWhole(page);
      await expect(page.locator('main font').first()).toBeVisible();
      const tabs = page.locator('main').getByRole('tab');
      for (const index of [...Array(await tabs.count()).keys()].reverse()) {
        await tabs.nth(index).click();
        await expectWhole(page);
      }
      const search = page.locator('main').getByRole('searchbox');
      if ((await search.count()) > 0) {
        for (const text of ['a', 'no such thing', '']) {
          await search.fill(text);
          await expectWhole(page);
          await expect(search).toHaveValue(text);
        }
      }
      for (const link of ['Audit log', 'Overview']) {
        await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: link }).click();
        await expectWhole(page);
      }
      await page.goBack();
      await page.goBack();
      await expectWhole(page);
    },
  );
}
