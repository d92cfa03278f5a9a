import { failedRequest } from './harness/guard.ts';
import { expect, test } from './harness/test.ts';

test('below a path of another site, where none of its files are, the page says that the console works only at the root of a host', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest(''));
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${platform.url}/arena/auth/login`);
  const words = () =>
    page.locator('#root').evaluate((root) => {
      const { content, visibility } = getComputedStyle(root, '::after');
      return visibility === 'visible' ? content : '';
    });
  expect(await words()).toBe('');
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await words()).toContain('it only works at the root of a host');
});
