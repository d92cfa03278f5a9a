import { noteMade } from './harness/made.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

const FORMATTERS = ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules', 'RelativeTimeFormat'].map((name) => `Intl.${name}`);

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

for (const screen of SCREENS)
  test(`${screen} comes up without Intl, whose first use holds up a screen for longer than all of its numbers`, async ({
    page,
    platform,
  }) => {
    await enterAs(page, platform.url, ADMIN);
    const made = await noteMade(page, FORMATTERS);
    await page.goto(platform.url + screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await made()).toEqual([]);
  });
