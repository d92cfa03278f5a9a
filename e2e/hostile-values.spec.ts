import { expectHarmless, lookAt, PAYLOADS, poison, watchFor } from './harness/hostile.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

// One screen of each section and of the shell.
const SCREENS = ['/admin/room-management', '/admin/tournaments', '/admin/top-up-manage', '/admin/user-management', '/admin/notification'];

test.use({ viewport: { width: 360, height: 780 } });

test('text that players have typed runs nowhere and breaks no screen', async ({ page, context, platform, guard }) => {
  const seen = await watchFor(page, [platform.url, ...platform.sections.map(({ url }) => url)], guard);
  await enterAs(page, platform.url, ADMIN);
  await poison(context, { texts: PAYLOADS });
  for (const address of SCREENS) await lookAt(page, platform.url, address);
  expect(seen).toEqual([]);
});

test('a browser’s stored values, and the text of a refusal, are text on the public pages too', async ({
  page,
  context,
  platform,
  guard,
}) => {
  const seen = await watchFor(page, [platform.url, ...platform.sections.map(({ url }) => url)], guard);
  await page.goto(`${platform.url}/registry.json`);
  for (const payload of PAYLOADS) {
    await page.evaluate((text) => {
      const user = { id: 7, name: text, email: text, roles: [{ id: 1, name: 'ROLE_ADMIN' }] };
      localStorage.setItem('auth', JSON.stringify({ token: 'abc', role: 'ROLE_ADMIN', user }));
      sessionStorage.setItem('arena.return', JSON.stringify({ path: '/admin/sections', screen: text, userId: 7 }));
      sessionStorage.setItem('arena.carried', JSON.stringify({ at: Date.now(), toasts: [{ message: text, tone: 'error' }] }));
    }, payload);
    await page.goto(`${platform.url}/`);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expectHarmless(page, `/ with ${payload}`);
  }
  await page.evaluate(() => localStorage.clear());
  await context.route('**/api/v1/auth/login', (route) => route.fulfill({ status: 400, json: { message: PAYLOADS[0], success: false } }));
  await page.goto(`${platform.url}/auth/login`);
  await page.getByLabel('Email').fill('amara@arena.test');
  await page.getByLabel('Password', { exact: true }).fill('hunter2');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText(String(PAYLOADS[0])).first()).toBeVisible();
  await expectHarmless(page, 'a refused sign-in');
  expect(seen).toEqual([]);
});
