import { noteCalls } from './harness/note-calls.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

/** What makes one of the browser's own formatters, or has one made. */
const FORMATTERS = [
  ...['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules', 'RelativeTimeFormat'].map((name) => `Intl.${name}`),
  ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((name) => `Date.prototype.${name}`),
  'Number.prototype.toLocaleString',
  'String.prototype.localeCompare',
];

/** The screens whose numbers and times are plain: the charts of the analytics bring formatters of their own. */
const SCREENS = [
  '/admin',
  '/admin/room-management',
  '/admin/full-map-rooms',
  '/admin/tournaments',
  '/admin/top-up-manage',
  '/admin/redeem-management',
  '/admin/user-management',
  '/admin/notification',
];

test('no screen needs Intl, whose first use holds one up for longer than all of its numbers', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  const formatted = await noteCalls(page, FORMATTERS);
  for (const screen of SCREENS) {
    await page.goto(platform.url + screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect.soft(await formatted(), screen).toEqual([]);
  }
});
