import { HOSTILE_SCREENS, type HostileScreen } from '../harness/hostile-screens.ts';
import { ENDLESS, EVERYTHING, expectHarmless, lookAt, poison, watchFor } from '../harness/hostile.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { settled } from '../harness/settled.ts';
import { expect, test } from '../harness/test.ts';

/*
 * Every displayed field of every screen holds every attack and every shape that breaks a layout; on the first screen of each section 10,000
 * letters besides, in the first entry of each list. One test for each section. `npm test -- long` opens every screen, CI
 * every third one.
 */
const WHOLE = process.env.WHOLE !== undefined;
const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };

test.use({ viewport: PHONE });

for (const [section, screensFor] of Object.entries(HOSTILE_SCREENS))
  test(`${section}: nothing that is typed runs on any screen, and nothing makes it wider than the window`, async ({
    page,
    context,
    platform,
    guard,
  }) => {
    const seen = await watchFor(page, [platform.url, ...platform.sections.map(({ url }) => url)], guard);
    const screens = (await screensFor(platform)).filter((_, index) => WHOLE || index % 3 === 0);
    const visit = async (text: string, { path, open }: HostileScreen) => {
      await page.setViewportSize(PHONE);
      const where = `${path} with ${text.length} characters`;
      await lookAt(page, platform.url, path);
      if (open !== undefined) {
        await open(page);
        await settled(page);
        await expectHarmless(page, where);
      }
      await page.setViewportSize(DESKTOP);
      await expectHarmless(page, where);
    };
    await enterAs(page, platform.url, ADMIN);
    const fill = async (text: string) => {
      const heal = await poison(context, { texts: [text], later: EVERYTHING });
      await page.goto(`${platform.url}/registry.json`);
      await page.evaluate((name) => {
        const { user, ...rest } = JSON.parse(localStorage.getItem('auth') ?? '') as { user: object };
        localStorage.setItem('auth', JSON.stringify({ ...rest, user: { ...user, name, email: name } }));
      }, text);
      return heal;
    };
    const heal = await fill(EVERYTHING);
    for (const screen of screens) await test.step(screen.path, () => visit(EVERYTHING, screen));
    await heal();
    await fill(ENDLESS);
    for (const screen of screens.slice(0, 1)) await visit(ENDLESS, screen);
    expect(seen).toEqual([]);
  });
