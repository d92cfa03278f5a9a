import { expectAccessible } from './harness/accessible.ts';
import { BARE_OVERVIEW_SCREENS, OVERVIEW_SCREENS } from './harness/overview-screens.ts';
import { EXTENDED, unlessIn } from './harness/extended.ts';
import { ADMIN, enterAs, enterBare } from './harness/people.ts';
import { test } from './harness/test.ts';

/** The charts as tables, and the open palette, are states of other screens; the profile is a form as others. */
const LONG_ONES = ['analytics-tables', 'palette', 'profile-edit'];
const QUICK = OVERVIEW_SCREENS.map(({ name }) => name).filter((name) => !LONG_ONES.includes(name));

for (const { name, path, ready } of OVERVIEW_SCREENS) {
  test(
    `${name}: no violations of WCAG 2.2 AA, dark and light, wide and narrow, and no sideways scrolling`,
    unlessIn(QUICK, name),
    async ({ page, platform }) => {
      await enterAs(page, platform.url, ADMIN);
      await page.goto(platform.url + path);
      await ready(page);
      await expectAccessible(page);
    },
  );
}

// The samples and their marks. The profile's notice is of the same kind as the notification center's.
for (const { name, path, ready } of BARE_OVERVIEW_SCREENS.filter((screen) => screen.name !== 'profile-edit')) {
  test(`${name} over a backend without extensions: no violations either`, EXTENDED, async ({ page, bare, guard }) => {
    await enterBare(page, bare, guard);
    await page.goto(bare.url + path);
    await ready(page);
    await expectAccessible(page);
  });
}
