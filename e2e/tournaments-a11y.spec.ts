import { expectAccessible } from './harness/accessible.ts';
import { unlessIn } from './harness/extended.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { test } from './harness/test.ts';
import { tournamentScreens } from './harness/tournament-screens.ts';
import { tournamentServer } from './harness/tournament-server.ts';

const SCREENS = ['list', 'create-errors', 'active', 'upcoming', 'delete', 'test', 'detail', 'manage-pending', 'manage-approved', 'manage-rewards', 'manage-complete', 'total-participants', 'prize-pool']; // prettier-ignore

const QUICK = ['list', 'detail'];

let screens: ReturnType<typeof tournamentScreens> | null = null;

for (const name of SCREENS) {
  test(
    `tournaments, ${name}: no violations of WCAG 2.2 AA, dark and light, wide and narrow, and no sideways scrolling`,
    unlessIn(QUICK, name),
    async ({ page, platform }) => {
      screens ??= tournamentServer(platform).then(tournamentScreens);
      const screen = (await screens).find((one) => one.name === name);
      if (screen === undefined) throw new Error(`There is no screen ${name}.`);
      if (screen.visitor !== true) await enterAs(page, platform.url, ADMIN);
      await page.goto(platform.url + screen.path);
      await screen.ready(page);
      await expectAccessible(page);
    },
  );
}
