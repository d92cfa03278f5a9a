import type { Page } from '@playwright/test';
import { EXTENDED } from './harness/extended.ts';
import { test } from './harness/fullmap-recorder.ts';
import { failedRequest } from './harness/guard.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from './harness/people.ts';
import { ADDED, addButton, cardOf, cards, field, freshLink, soon, tab } from './harness/streams.ts';
import { BARE_SCHEME, expect } from './harness/test.ts';
import { adminQuestion, card, choose, fact, heading, names, ownPassword, row, searchBox, toast, USERS } from './harness/users.ts';
import { userServer } from './harness/users-server.ts';
import { expectStreamsSpecified, expectUsersSpecified } from './harness/users-wire.ts';

// Not the platform's own zone: the typed and sent time is the platform's clock, the shown time is the reader's.
test.use({ timezoneId: 'Asia/Kolkata' });
test.afterEach(({ bare }) => bare.backend.users.leave());

interface Subject {
  readonly name: string;
  readonly email: string;
  /** Of the administrator, where the backend asks for it. */
  readonly adminPassword?: string;
}

const goTo = (page: Page, link: string) => page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: link }).click();

/** Finds a user, opens the profile, and makes them an administrator. */
async function usersRun(page: Page, url: string, { name, email, adminPassword }: Subject): Promise<void> {
  await page.goto(url + QUIET_SCREEN);
  await goTo(page, 'User Management');
  await expect(heading(page, 'User Management')).toBeVisible();
  await expect(names(page).first()).toBeVisible();
  await searchBox(page).fill(email);
  await expect(names(page)).toHaveText([name]);
  await choose(page, name, 'Show Profile');
  const profile = card(page, `Profile of ${name}`);
  await expect(profile.getByRole('img', { name: `Picture of ${name}` })).toBeVisible();
  await expect(fact(profile, 'Roles')).toHaveText('Normal');
  await page.getByRole('link', { name: 'Back to users' }).click();
  await expect(page).toHaveURL(`${url}${USERS}?${new URLSearchParams({ search: email }).toString()}`);
  await choose(page, name, 'Make Admin');
  if (adminPassword !== undefined) await ownPassword(adminQuestion(page, name)).fill(adminPassword);
  await adminQuestion(page, name).getByRole('button', { name: 'Make Admin' }).click();
  await expect(toast(page, `${name} is now an Admin`)).toBeVisible();
  await expect(row(page, name)).toContainText('Admin');
}

/** Adds a live stream and an upcoming one. */
async function streamsRun(page: Page, url: string, links: { readonly live: string; readonly upcoming: string; readonly startsAt: string }) {
  await page.goto(url + QUIET_SCREEN);
  await goTo(page, 'Live Management');
  await expect(cards(page).first()).toBeVisible();
  await field(page, 'Game').selectOption('BGMI');
  await field(page, 'Video link').fill(links.live);
  await addButton(page).dblclick();
  await expect(toast(page, ADDED)).toHaveCount(1);
  await expect(cardOf(page, links.live)).toContainText('Live');
  await field(page, 'Video link').fill(links.upcoming);
  await field(page, 'Status').selectOption({ value: 'UPCOMMING' });
  await field(page, 'Start time').fill(links.startsAt);
  await expect(page.getByText(/19:30 UTC platform time, .* 01:00 your time/)).toBeVisible();
  await addButton(page).click();
  await tab(page, 'UPCOMMING').click();
  await expect(cardOf(page, links.upcoming)).toContainText('19:30 UTC');
  await expect(cardOf(page, links.upcoming)).toContainText('01:00');
}

const planned = () => ({ live: freshLink(), upcoming: freshLink(), startsAt: `${soon()}T19:30` });

test('a user is found, viewed and made an administrator on our server, with the calls of section 7 and its own extensions', async ({
  page,
  platform,
  recorded,
}) => {
  const server = await userServer(platform);
  const user = await server.pictured();
  await enterAs(page, recorded.url, ADMIN);
  await usersRun(page, recorded.url, { ...user, adminPassword: ADMIN.password });
  const { id, email, imageName } = user;
  expectUsersSpecified(recorded.sent, {
    id,
    email,
    imageName,
    list: '/users/search?size=1000',
    query: `?userId=${id}`,
    besides: ['/users/statistics', `/users/${id}/account`, `/users/${id}/requests`, `/users/${id}/rooms`, `/users/${id}/statement`],
  });
  expect(await server.rolesOf(id)).toContain('ROLE_ADMIN');
});

test('a live and an upcoming stream are added on our server, with the calls of section 7', async ({ page, recorded }) => {
  const links = planned();
  await enterAs(page, recorded.url, ADMIN);
  await streamsRun(page, recorded.url, links);
  expectStreamsSpecified(recorded.sent, links);
});

test(
  'both journeys work on a backend that has the specification and nothing else, and send the same',
  EXTENDED,
  async ({ page, bare, guard }) => {
    guard.allow(failedRequest('/api/v1/capabilities'));
    const { backend, url } = bare;
    const { id, email, imageName, name } = backend.users.join({
      name: 'Guest Picture',
      email: 'guest+picture@bare.test',
      imageName: 'guest.png',
    });
    await enterAs(page, url, backend);
    const arrived = (since: number) =>
      backend.requests.slice(since).map(({ method, path, headers, body }) => {
        expect(headers['idempotency-key'], 'an extension that was not announced').toBeUndefined();
        expect(headers.authorization, path).toMatch(new RegExp(`^${BARE_SCHEME} \\S+$`));
        return { method, path, type: headers['content-type']?.toString() ?? null, body: body ?? null };
      });
    const users = backend.requests.length;
    await usersRun(page, url, { name, email });
    expectUsersSpecified(arrived(users), { id, email, imageName: imageName ?? '', list: '/users/', query: '', besides: [] });
    expect(backend.users.rolesOf(id)).toEqual(['ROLE_NORMAL', 'ROLE_ADMIN']);

    const links = planned();
    const streams = backend.requests.length;
    await streamsRun(page, url, links);
    expectStreamsSpecified(arrived(streams), links);
    expect(backend.streams.linked(links.live)).toHaveLength(1);
    expect(backend.streams.linked(links.upcoming)).toMatchObject([{ status: 'UPCOMMING', game: { gameId: 1 } }]);
  },
);
