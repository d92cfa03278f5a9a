import { EXTENDED } from './harness/extended.ts';
import { ADMIN } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

test('everything the console stores in a browser is named in the cookie policy', EXTENDED, async ({ page, context, platform }) => {
  await page.goto(`${platform.url}/auth/login`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Signed in', { exact: true })).toBeVisible();
  await page.goto(platform.url + ROOMS);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: /^Switch to the/ }).click();
  await page.goto(`${platform.url}/admin/notification`);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('arena-fonts'))).not.toBeNull();
  const kept = [...(await page.evaluate(() => Object.keys(localStorage))), ...(await context.cookies()).map(({ name }) => name)];
  expect(kept).toEqual(expect.arrayContaining(['auth', 'arena-theme', expect.stringMatching(/arena-session/)]));

  await page.goto(`${platform.url}/cookie-policy`);
  const policy = await page.locator('main').innerText();
  // Who and which session it is stands behind the name.
  const nameOf = (key: string) =>
    key.replace(/^arena\.notifications\..*/, 'arena.notifications').replace(/(arena-session|arena-known)-.*/, '$1');
  expect(kept.map(nameOf).filter((name) => !policy.includes(name))).toEqual([]);
});
