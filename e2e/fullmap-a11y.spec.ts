import { expectAccessible } from './harness/accessible.ts';
import { fullMapServer } from './harness/fullmap-server.ts';
import { fullMapScreens } from './harness/fullmap-screens.ts';
import { unlessIn } from './harness/extended.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { test } from './harness/test.ts';

const QUICK = ['list'];

for (const name of [...QUICK, 'results', 'approvals', 'create-errors', 'rewarding']) {
  const title = `full-map rooms, ${name}: no violations of WCAG 2.2 AA, dark and light, wide and narrow, and no sideways scrolling`;
  test(title, unlessIn(QUICK, name), async ({ page, platform }) => {
    const screen = (await fullMapScreens(await fullMapServer(platform))).find((one) => one.name === name);
    if (screen === undefined) throw new Error(`There is no screen ${name}.`);
    await enterAs(page, platform.url, ADMIN);
    await page.goto(platform.url + screen.path);
    await screen.ready(page);
    await expectAccessible(page);
  });
}
