import { expectAccessible } from './harness/accessible.ts';
import { FINANCE_SCREENS } from './harness/finance-screens.ts';
import { unlessIn } from './harness/extended.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { test } from './harness/test.ts';

const SCREENS = ['topups-queue', 'topups-question', 'topups-checked', 'topups-bulk', 'topups-keys', 'redeems', 'audit', 'audit-entry'];
const QUICK = ['topups-queue', 'topups-bulk'];

for (const name of SCREENS) {
  test(
    `finance, ${name}: no violations of WCAG 2.2 AA, dark and light, wide and narrow, and no sideways scrolling`,
    unlessIn(QUICK, name),
    async ({ page, platform }) => {
      const screen = FINANCE_SCREENS.find((one) => one.name === name);
      if (screen === undefined) throw new Error(`There is no screen ${name}.`);
      await enterAs(page, platform.url, ADMIN);
      await page.goto(platform.url + screen.path);
      await screen.ready(page);
      await expectAccessible(page);
    },
  );
}
