import { failedRequest } from '../harness/guard.ts';
import { expect, test } from '../harness/test.ts';
import { screensOf, walk } from '../harness/traces-walk.ts';

test('no screen leaves anything behind in the page but its section’s files, and all look as they did', async ({
  page,
  platform,
  guard,
}) => {
  // Without people's pictures, which take the place of their initials at some moment.
  guard.allow(failedRequest('/users/download/'));
  await page.route('**/users/download/**', (route) => route.fulfill({ status: 404, json: {} }));
  const screens = await screensOf(platform);
  expect(screens.length).toBeGreaterThan(7);
  await walk(page, platform.url, screens);
});
