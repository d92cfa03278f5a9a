import { failedRequest } from '../harness/guard.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';
import { card, fact, heading, menuButton, menuItem, openList, profilePath, row } from '../harness/users.ts';
import { userServer } from '../harness/users-server.ts';

test.afterEach(({ bare }) => bare.backend.users.leave());

test('a profile shows every field and dashes for missing values, a picture or the default one, and says which parts could not be found or loaded', async ({
  page,
  bare: { url, backend },
  guard,
}) => {
  guard.allow(failedRequest('/api/v1/capabilities'), failedRequest('/users/download/lost.png'), failedRequest('/users/999999'));
  const full = backend.users.join({
    name: 'Full Profile',
    email: 'full+profile@bare.test',
    mobileNo: '+910000000400',
    balance: 1234.5,
    puId: '5100000400',
    uremark: 'fullprofile0400',
    imageName: 'full.png',
    roles: [
      { id: 502, name: 'ROLE_NORMAL' },
      { id: 501, name: 'ROLE_ADMIN' },
    ],
  });
  const lost = backend.users.join({ name: 'Lost Picture', imageName: 'lost.png' });
  await enterAs(page, url, backend);
  await openList(page, url, 'Full Profile');
  await expect(row(page, full.name).getByRole('img', { name: `Picture of ${full.name}` })).toBeVisible();
  await menuButton(page, full.name).click();
  await menuItem(page, 'Show Profile').click();
  await expect(heading(page, 'User Profile')).toBeVisible();
  const profile = card(page, `Profile of ${full.name}`);
  await expect(profile.getByRole('heading', { name: full.name })).toBeVisible();
  await expect(profile.getByText(full.email)).toBeVisible();
  for (const [label, value] of [
    ['Mobile', '+910000000400'],
    ['Balance', '$1,234.50'],
    ['PU ID', '5100000400'],
    ['FU ID', '–'],
    ['Remark', 'fullprofile0400'],
  ] as const) {
    await expect(fact(profile, label)).toContainText(value);
  }
  for (const role of ['Admin', 'Normal']) await expect(fact(profile, 'Roles').getByText(role, { exact: true })).toBeVisible();
  const picture = profile.getByRole('img', { name: `Picture of ${full.name}` });
  await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBe(1);
  // The extensions of our server are not requested.
  expect(backend.requests.filter(({ path }) => /^\/users\/\d+\/(rooms|statement|requests)/.test(path))).toEqual([]);

  await page.goto(url + profilePath(lost.id));
  await expect(page.getByRole('alert')).toContainText('Failed to load image');
  const fetched = () => backend.requests.filter(({ path }) => path === '/users/download/lost.png').length;
  expect(fetched()).toBe(1);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect.poll(fetched).toBe(2);
  await expect(page.getByRole('alert')).toContainText('Failed to load image');

  // Without a picture's name nothing is fetched: the default one are the initials.
  await page.goto(url + profilePath(9));
  await expect(card(page, 'Profile of Ishaan Roy').getByText('IR', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to load image')).toHaveCount(0);
  await expect(fact(page, 'Mobile')).toContainText('–');
  const asked = backend.requests.length;
  for (const path of [profilePath(999_999), profilePath(0), profilePath(7).replace('/7/', '/seven/')]) {
    await page.goto(url + path);
    await expect(page.getByText('User not found')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to users' })).toBeVisible();
  }
  const reads = backend.requests.slice(asked).map(({ path }) => path);
  expect(reads.filter((path) => path.startsWith('/users/'))).toEqual(['/users/999999']);
});

test('on our server a profile also shows the rooms and the payments of its user, as the server has them, each linked to its place', async ({
  page,
  platform,
}) => {
  const server = await userServer(platform);
  const { user, rooms, statement } = await server.busiest();
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + profilePath(user.id));
  await expect(card(page, `Profile of ${user.name}`)).toBeVisible();
  for (const [title, noun, all] of [
    ['Rooms and tournaments', 'rooms', rooms.length],
    ['Payments', 'payments', statement.length],
  ] as const) {
    const panel = card(page, title);
    await expect(panel.getByRole('listitem')).toHaveCount(Math.min(8, all));
    await expect(panel.getByText(`8 of ${all} ${noun}`)).toBeVisible();
    await panel.getByRole('button', { name: `Show more ${noun}` }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(Math.min(48, all));
  }
  const [latest] = statement;
  const first = card(page, 'Payments').getByRole('listitem').first();
  await expect(first).toContainText(latest?.reason ?? '?');
  await expect(first).toContainText(Math.abs(latest?.amount ?? 0).toFixed(2));
  const room = rooms.find(({ kind }) => kind === 'room');
  if (room === undefined) throw new Error('The busiest of the demo has played a room.');
  await card(page, 'Rooms and tournaments').locator(`a[href="/admin/room-management/room-detail/${room.roomId}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/room-detail/${room.roomId}$`));

  const newcomer = await server.register();
  await page.goto(platform.url + profilePath(newcomer.id));
  await expect(page.getByText('No rooms yet')).toBeVisible();
  await expect(page.getByText('No payments yet')).toBeVisible();
});
