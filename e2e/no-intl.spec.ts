import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

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
    await page.addInitScript(() => {
      const made: string[] = [];
      for (const name of ['DateTimeFormat', 'NumberFormat', 'Collator', 'PluralRules', 'RelativeTimeFormat'] as const) {
        const construct = (target: new (...given: unknown[]) => object, given: unknown[]) => (made.push(name), new target(...given));
        Object.assign(Intl, { [name]: new Proxy(Intl[name] as never, { construct }) });
      }
      Object.assign(window, { formattersMade: made });
    });
    await page.goto(platform.url + screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { readonly formattersMade: readonly string[] }).formattersMade)).toEqual([]);
  });
