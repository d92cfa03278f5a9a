import { expect, test } from '../harness/test.ts';
import { screensOf, walk } from '../harness/traces-walk.ts';

test('no screen leaves anything behind in the page but its section’s files, and all look as they did', async ({ page, platform }) => {
  // People's pictures never come: they would take the place of their initials at some moment, as would the sign for one that failed.
  await page.route('**/users/download/**', () => undefined);
  const screens = await screensOf(platform);
  expect(screens.length).toBeGreaterThan(7);
  await walk(page, platform.url, screens);
});
