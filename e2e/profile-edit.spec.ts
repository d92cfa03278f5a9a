import type { Locator, Page } from '@playwright/test';
import { EXTENDED } from './harness/extended.ts';
import { isSamePage, mark } from './harness/faults.ts';
import { failedRequest } from './harness/guard.ts';
import { OVERVIEW, PROFILE } from './harness/overview.ts';
import { overviewServer } from './harness/overview-server.ts';
import { enterAs, signInAt } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

const details = (page: Page) => page.getByRole('form', { name: 'Your details' });
const passwords = (page: Page) => page.getByRole('form', { name: 'Password' });
const field = (page: Page, name: string) => passwords(page).getByLabel(name, { exact: true });
/** The next announcement: an alert that has taken the focus. */
const focused = (form: Locator, text: string) => form.locator(':focus:has([role=alert])').filter({ hasText: text });
/** Everything that the browser keeps for the console. */
const stored = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

test(
  'the own data can be changed; what the server refuses or never gets stays typed; the sidebar has the new name',
  EXTENDED,
  async ({ page, platform, guard }) => {
    guard.allow(failedRequest('400'), /ERR_FAILED/);
    const server = await overviewServer(platform);
    const admin = await server.admin();
    await enterAs(page, platform.url, admin);
    await page.goto(platform.url + PROFILE);
    await mark(page);
    const form = details(page);
    const save = form.getByRole('button', { name: 'Save' });
    await expect(form.getByLabel('Name')).toHaveValue(admin.name);
    await expect(page.getByText(admin.email)).toBeVisible();

    // The form's own rules come first, next to the fields.
    const writes: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && writes.push(request.url()));
    await form.getByLabel('Name').fill(' ');
    await form.getByLabel(/^Mobile/).fill('call me');
    await save.click();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/Enter your name/);
    await expect(form.getByLabel(/^Mobile/)).toHaveAccessibleDescription(/Enter a phone number/);
    expect(writes).toEqual([]);

    // A refusal by the server, with a word for a field; then a connection that breaks.
    const typed = { name: `Renamed ${admin.id}`, mobile: '+91 98000 00001', pubgId: '5123456789', freeFireId: 'FF-77' };
    const labels = { name: 'Name', mobile: /^Mobile/, pubgId: /^PUBG Mobile ID/, freeFireId: /^Free Fire ID/ } as const;
    const keeps = async () => {
      for (const key of ['name', 'mobile', 'pubgId', 'freeFireId'] as const)
        await expect(form.getByLabel(labels[key])).toHaveValue(typed[key]);
    };
    for (const key of ['name', 'mobile', 'pubgId', 'freeFireId'] as const) await form.getByLabel(labels[key]).fill(typed[key]);
    const own = `**/api/v1/users/${admin.id}`;
    await page.route(own, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, json: { mobileNo: 'another user has this number' } })
        : route.fallback(),
    );
    await save.click();
    await expect(focused(form, 'Your changes are still here.')).toBeVisible();
    await expect(form.getByLabel(/^Mobile/)).toHaveAccessibleDescription(/another user has this number/);
    await keeps();
    await page.unrouteAll();
    await page.route(own, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
    await save.click();
    await expect(form.getByRole('alert').filter({ hasText: 'Your changes are still here.' })).toBeVisible();
    await keeps();
    await page.unrouteAll();
    // Also over a reload.
    await page.reload();
    await expect(page.getByText('Restored your unsaved changes.')).toBeVisible();
    await keeps();

    await mark(page);
    await save.click();
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(page.getByRole('region', { name: 'You' })).toContainText(typed.name);
    await page.getByRole('link', { name: 'Console' }).click();
    await expect(page).toHaveURL(platform.url + OVERVIEW);
    await expect(page.getByRole('button', { name: typed.name })).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
    await page.reload();
    await expect(page.getByRole('button', { name: typed.name })).toBeVisible();
    expect(await server.read(`/users/${admin.id}`)).toMatchObject({
      name: typed.name,
      mobileNo: typed.mobile,
      puId: typed.pubgId,
      fuId: typed.freeFireId,
      email: admin.email,
    });
  },
);

test('a new password needs the old one; a wrong one loses nothing; no password is ever kept in the browser', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('400'));
  const server = await overviewServer(platform);
  const admin = await server.admin();
  const wrong = 'wrong-old-secret';
  const fresh = 'fresh-new-secret';
  const secrets = [admin.password, wrong, fresh];
  const keepsNone = async () => {
    const kept = await stored(page);
    for (const secret of secrets) expect(kept).not.toContain(secret);
  };
  const token = await enterAs(page, platform.url, admin);
  await page.goto(platform.url + PROFILE);
  await mark(page);
  const change = passwords(page).getByRole('button', { name: 'Change password' });
  const fill = async (old: string, next: string, again = next) => {
    for (const [name, value] of [
      ['Current password', old],
      ['New password', next],
      ['Confirm new password', again],
    ] as const)
      await field(page, name).fill(value);
  };

  // The checks of the form itself.
  await fill('', 'short', 'other');
  await change.click();
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(/Enter your current password/);
  await expect(field(page, 'New password')).toHaveAccessibleDescription(/Use at least 10 characters/);
  await expect(field(page, 'Confirm new password')).toHaveAccessibleDescription(/Passwords don’t match/);
  for (const name of ['Current password', 'New password', 'Confirm new password'])
    await expect(field(page, name)).toHaveAttribute('type', 'password');

  await fill(wrong, fresh);
  await keepsNone();
  await change.click();
  await expect(focused(passwords(page), 'Your current password is incorrect.')).toBeVisible();
  await expect(field(page, 'Current password')).toHaveValue(wrong);
  await expect(field(page, 'New password')).toHaveValue(fresh);
  await expect(field(page, 'Confirm new password')).toHaveValue(fresh);
  await keepsNone();

  await field(page, 'Current password').fill(admin.password);
  await change.click();
  await expect(page.getByText('Password changed')).toBeVisible();
  for (const name of ['Current password', 'New password', 'Confirm new password']) await expect(field(page, name)).toHaveValue('');
  await keepsNone();

  // This session continues, with a new token; every other one has ended, and the old password no longer works.
  expect(await isSamePage(page)).toBe(true);
  await page.goto(platform.url + OVERVIEW);
  await expect(page.getByRole('button', { name: admin.name })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await keepsNone();
  const before = await fetch(`${platform.api}/api/v1/notifications`, { headers: { authorization: `Bearer ${token}` } });
  expect(before.status).toBe(401);
  await signInAt(platform.api, { email: admin.email, password: fresh });
  await expect(signInAt(platform.api, admin)).rejects.toThrow('400');
});
