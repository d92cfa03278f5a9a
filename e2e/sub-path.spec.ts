import { failedRequest } from './harness/guard.ts';
import { expect, test } from './harness/test.ts';

test('below a path of another site, where none of its files are, the page says that the console works only at the root of a host', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest(''), /integrity/);
  await page.route(/\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${platform.url}/arena/auth/login`);
  await expect(page.getByRole('alert')).toContainText('The console only works at the root of a host.');
});
