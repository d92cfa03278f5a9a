import { ADMIN, goToAdmin, logIn } from './harness/people.ts';
import { heading, ROOMS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

const DAYS_40_MS = 40 * 24 * 60 * 60 * 1000;

test('a browser whose clock is 40 days ahead stays signed in, and its clock is named once', async ({ page, context, platform }) => {
  await context.clock.install({ time: Date.now() + DAYS_40_MS });
  const named = page.getByText(/^Your device’s clock is 40 d ahead\./);
  await page.goto(`${platform.url}/auth/login`);
  await expect(named).toBeVisible();
  await logIn(page, platform.url, ADMIN);
  await goToAdmin(page);
  await page.goto(platform.url + ROOMS);
  await expect(heading(page)).toBeVisible();
  await expect(named).toBeHidden();
});
