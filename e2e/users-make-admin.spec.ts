import type { Page } from '@playwright/test';
import { EXTENDED } from './harness/extended.ts';
import { test as recordedTest } from './harness/fullmap-recorder.ts';
import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { BARE_SCHEME, expect, test } from './harness/test.ts';
import { answering, callsOf, holding } from './harness/tournament-calls.ts';
import {
  adminQuestion,
  choose,
  fact,
  menuButton,
  menuItem,
  openFollowing,
  openList,
  ownPassword,
  profilePath,
  question,
  row,
  toast,
  USERS,
} from './harness/users.ts';
import { userServer } from './harness/users-server.ts';

const GRANT = /^\/users\/addRole\//;
// A character that an address may hold before its @ and a path may not.
const ODD = '.a+b/c%2fd';

test.beforeEach(({ guard }) => guard.allow(failedRequest('/api/v1/capabilities')));
test.afterEach(({ bare }) => bare.backend.users.leave());

const confirmButton = (page: Page, name: string) => adminQuestion(page, name).getByRole('button', { name: 'Make Admin', exact: true });

/** Asks the question of a row and confirms it. */
async function makeAdmin(page: Page, name: string): Promise<void> {
  await choose(page, name, 'Make Admin');
  await confirmButton(page, name).click();
}

const IMPATIENT: readonly (readonly [string, (page: Page, name: string) => Promise<void>])[] = [
  ['two clicks', (page, name) => confirmButton(page, name).dblclick({ noWaitAfter: true })],
  [
    'Enter held down',
    async (page, name) => {
      await expect(adminQuestion(page, name).getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(confirmButton(page, name)).toBeFocused();
      for (let times = 0; times < 12; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ],
];
for (const [what, press] of IMPATIENT) {
  test(`${what} on the question grant the role once; only that row says Updating..., and the address is encoded once`, async ({
    page,
    bare: { url, backend },
  }) => {
    const guest = backend.users.join({ name: 'Grant One', email: `grant.one${ODD}@bare.test` });
    const other = backend.users.join({ name: 'Grant Two' });
    await enterAs(page, url, backend);
    const since = backend.requests.length;
    await openList(page, url, 'Grant ');
    const grant = await holding(page, 'POST', GRANT);

    await choose(page, guest.name, 'Make Admin');
    await expect(adminQuestion(page, guest.name)).toContainText('Only the platform team can remove this role later');
    await adminQuestion(page, guest.name).getByRole('button', { name: 'Cancel' }).click();
    await expect(adminQuestion(page, guest.name)).toBeHidden();
    await choose(page, guest.name, 'Make Admin');
    await press(page, guest.name);
    await expect(row(page, guest.name)).toContainText('Updating...');
    await expect(row(page, guest.name).getByText('Updating...')).toHaveRole('status');
    await expect(page.getByText('Updating...')).toHaveCount(1);
    await expect(menuButton(page, guest.name)).toBeHidden();
    await expect(menuButton(page, other.name)).toBeVisible();
    grant.release();
    await expect(toast(page, `${guest.name} is now an Admin`)).toBeVisible();
    await expect(row(page, guest.name)).toContainText('Admin');
    await expect(menuButton(page, guest.name)).toBeVisible();
    await expect(row(page, other.name)).not.toContainText('Admin');

    const sent = backend.requests.slice(since).filter(({ method }) => method !== 'GET');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /users/addRole/email/grant.one.a%2Bb%2Fc%252fd%40bare.test/role/ROLE_ADMIN',
    ]);
    expect(sent[0]?.body ?? null).toBeNull();
    expect(sent[0]?.headers['content-type']).toBeUndefined();
    expect(sent[0]?.headers.authorization).toMatch(new RegExp(`^${BARE_SCHEME} \\S+$`));
    expect(backend.users.rolesOf(guest.id)).toEqual(['ROLE_NORMAL', 'ROLE_ADMIN']);
  });
}

test(
  'a refusal and a silence say Failed to update role with the words there are; a lost answer is looked up; administrators are refused',
  EXTENDED,
  async ({ page, bare: { url, backend }, guard }) => {
    guard.allow(failedRequest('addRole'));
    const guest = backend.users.join({ name: 'Grant Three' });
    await enterAs(page, url, backend);
    await openList(page, url, guest.name);
    const stop = await answering(
      page,
      GRANT,
      { status: 400, json: { message: 'Role not found with name : ROLE_ADMIN', success: false } },
      'POST',
    );
    await makeAdmin(page, guest.name);
    await expect(toast(page, 'Failed to update role: Role not found with name : ROLE_ADMIN')).toBeVisible();
    await stop();
    backend.users.afterGranting('refuse');
    await makeAdmin(page, guest.name);
    await expect(toast(page, 'Failed to update role: Something went wrong')).toBeVisible();
    await expect(row(page, guest.name)).not.toContainText('Admin');
    // Granted, and the connection broke before the answer.
    backend.users.afterGranting('break');
    await makeAdmin(page, guest.name);
    await expect(toast(page, `${guest.name} is now an Admin`)).toBeVisible();
    await expect(row(page, guest.name)).toContainText('Admin');

    const calls = callsOf(page);
    await page.getByRole('searchbox').fill('bare.test');
    for (const name of [guest.name, 'Root']) {
      await menuButton(page, name).click();
      await expect(menuItem(page, 'Make Admin')).toHaveAttribute('aria-disabled', 'true');
      await expect(menuItem(page, 'Make Admin')).toContainText('Already an admin');
      await menuItem(page, 'Make Admin').press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await menuItem(page, 'Make Admin').press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
    }
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  },
);

recordedTest(
  'on our server the question shows the person and asks for a password, finds an address with +, / and %, and reports a grant made elsewhere',
  async ({ page, platform, recorded, guard }) => {
    guard.allow(failedRequest('addRole'));
    guard.allow(failedRequest('confirm-password'));
    const server = await userServer(platform);
    const person = await server.register(ODD);
    await enterAs(page, recorded.url, ADMIN);
    await openList(page, recorded.url, person.name);
    await choose(page, person.name, 'Make Admin');
    const asked = adminQuestion(page, person.name);
    await expect(ownPassword(asked)).toBeFocused();
    await expect(fact(asked, 'User ID')).toHaveText(String(person.id));
    await expect(fact(asked, 'Email')).toHaveText(person.email);
    await expect(fact(asked, 'Balance')).toHaveText('$0.00');
    await expect(fact(asked, 'Registered')).toHaveText(/ \d{4}, \d\d:\d\d/);
    await ownPassword(asked).fill('not the password');
    await confirmButton(page, person.name).click();
    await expect(asked.getByText('Incorrect password.')).toBeVisible();
    expect(await server.rolesOf(person.id)).not.toContain('ROLE_ADMIN');
    await ownPassword(asked).fill(ADMIN.password);
    await confirmButton(page, person.name).click();
    await expect(toast(page, `${person.name} is now an Admin`)).toBeVisible();
    await expect(row(page, person.name)).toContainText('Admin');
    const writes = recorded.sent.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/auth/'));
    const [local = ''] = person.email.split(ODD);
    expect(writes.map(({ path }) => path)).toEqual([
      `/users/addRole/email/${local}.a%2Bb%2Fc%252fd%40arena.test/role/ROLE_ADMIN?userId=${person.id}`,
    ]);
    expect(await server.rolesOf(person.id)).toContain('ROLE_ADMIN');
    expect(await server.statusFor(person), 'the session of before').toBe(401);

    // A screen with stale data still sends the call, and shows the server's message.
    const late = await server.register();
    const old = (await server.users()).filter(({ id }) => id === late.id);
    await answering(page, '/users/search?size=1000', { json: { content: old, next: null, totalElements: 1, totalIsLeast: false } });
    await openList(page, recorded.url, late.name);
    await menuButton(page, late.name).click();
    await server.grant(late.email);
    await menuItem(page, 'Make Admin').click();
    await ownPassword(adminQuestion(page, late.name)).fill(ADMIN.password);
    await confirmButton(page, late.name).click();
    await expect(toast(page, `Failed to update role: ${late.name} is already an administrator.`)).toBeVisible();
    await expect(row(page, late.name)).toContainText('Admin');
  },
);

test('on our server the role is removed from the list or the profile, and their open console ends', async ({
  page,
  browser,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('confirm-password'));
  const server = await userServer(platform);
  const people = [await server.register(), await server.register()] as const;
  for (const { email } of people) await server.grant(email);
  const [person, other] = people;
  const theirs = await browser.newContext();
  const elsewhere = await theirs.newPage();
  await enterAs(elsewhere, platform.url, person);
  await openFollowing(elsewhere, platform.url + USERS);

  await enterAs(page, platform.url, ADMIN);
  await openList(page, platform.url, person.name);
  await choose(page, person.name, 'Remove admin role');
  const asked = question(page, `Remove the admin role from ${person.name}?`);
  await expect(asked).toContainText('will be signed out everywhere');
  const remove = asked.getByRole('button', { name: 'Remove admin role' });
  await ownPassword(asked).fill('not the password');
  await remove.click();
  await expect(asked.getByText('Incorrect password.')).toBeVisible();
  await ownPassword(asked).fill(ADMIN.password);
  await remove.click();
  await expect(toast(page, `${person.name} is no longer an Admin`)).toBeVisible();
  await expect(row(page, person.name)).not.toContainText('Admin');
  expect(await server.rolesOf(person.id)).toEqual(['ROLE_NORMAL']);
  await expect(elsewhere).toHaveURL(/\/auth\/login/);
  await theirs.close();

  await page.goto(platform.url + profilePath(other.id));
  await page.getByRole('button', { name: 'Remove admin role' }).click();
  const again = question(page, `Remove the admin role from ${other.name}?`);
  await ownPassword(again).fill(ADMIN.password);
  await again.getByRole('button', { name: 'Remove admin role' }).click();
  await expect(toast(page, `${other.name} is no longer an Admin`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove admin role' })).toBeHidden();
  expect(await server.rolesOf(other.id)).toEqual(['ROLE_NORMAL']);
});
