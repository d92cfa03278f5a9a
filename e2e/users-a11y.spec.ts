import { expectAccessible } from './harness/accessible.ts';
import { unlessIn } from './harness/extended.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { test } from './harness/test.ts';
import { usersScreens } from './harness/users-screens.ts';
import { userServer } from './harness/users-server.ts';

const QUICK = ['users', 'profile', 'profile-compare', 'profile-adjust'];

let screens: ReturnType<typeof usersScreens> | null = null;

for (const name of [
  'users',
  'users-menu',
  'users-export',
  'users-add',
  'profile',
  'profile-compare',
  'profile-adjust',
  'streams-add',
  'messages',
]) {
  test(
    `people, ${name}: no violations of WCAG 2.2 AA, dark and light, wide and narrow, and no sideways scrolling`,
    unlessIn(QUICK, name),
    async ({ page, platform }) => {
      screens ??= userServer(platform).then(usersScreens);
      const screen = (await screens).find((one) => one.name === name);
      if (screen === undefined) throw new Error(`There is no screen ${name}.`);
      await enterAs(page, platform.url, ADMIN);
      await page.goto(platform.url + screen.path);
      await screen.ready(page);
      await expectAccessible(page);
    },
  );
}
