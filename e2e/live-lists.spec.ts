import { approvalsPath, card as fullMapCard, FULLMAPS, type Player, request } from './harness/fullmap.ts';
import { fullMapServer } from './harness/fullmap-server.ts';
import { unlessIn } from './harness/extended.ts';
import { overviewServer } from './harness/overview-server.ts';
import { ADMIN, enterAs, signInAt } from './harness/people.ts';
import { ROOMS } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';
import { application, card, managePath, row, TOURNAMENTS, typedTournament, UPCOMING, viewPath } from './harness/tournament.ts';
import { tournamentServer } from './harness/tournament-server.ts';
import { openFollowing } from './harness/users.ts';
import type { Console } from './harness/consoles.ts';
import type { Page } from '@playwright/test';

/*
 * Changes by another administrator, on every list that is open. An announcement takes less than a second; the limit leaves room for a busy
 * machine, and is far below the 15 seconds after which the first poll could have brought it.
 */
const SOON = { timeout: 5000 };

interface Scene {
  readonly address: string;
  /** The list before the event: an event during its first read shows immediately, without an announcement. */
  readonly before: (page: Page) => Promise<void>;
  /** The other administrator's action. */
  readonly act: () => Promise<unknown>;
  readonly after: (page: Page) => Promise<void>;
}

const news = (page: Page, text: string) => page.getByText(text, { exact: true });
/** A control in an entry that is no longer usable. */
const inert = (page: Page, role: 'button' | 'link', name: string) => page.locator('[inert]').getByRole(role, { name, exact: true });
const showIt = (page: Page) => page.getByRole('button', { name: 'Show it' }).click();

const SCENES: Readonly<Record<string, (platform: Console) => Promise<Scene>>> = {
  async 'Room Management: a room that is deleted is offered no longer'(platform) {
    const room = await scheduledRoom(platform);
    const place = (page: Page) => page.getByRole('listitem').filter({ has: page.getByLabel(`Room ${room.id}`, { exact: true }) });
    return {
      address: ROOMS,
      before: (page) => expect(page.getByRole('link', { name: `Room ${room.id}`, exact: true })).toBeVisible(),
      act: room.remove,
      async after(page) {
        await expect(place(page)).toContainText('Deleted by another administrator.', SOON);
        await expect(inert(page, 'button', `Delete Room ${room.id}`)).toHaveCount(1);
        await page.getByRole('button', { name: 'Hide', exact: true }).click();
        await expect(page.getByText('Deleted by another administrator.')).toHaveCount(0);
      },
    };
  },
  async 'Full Map Rooms: a new room waits for the Show button'(platform) {
    const { title } = typedTournament();
    const server = await fullMapServer(platform);
    const there = typedTournament().title;
    await server.create(there, 4);
    return {
      address: FULLMAPS,
      before: (page) => expect(fullMapCard(page, there)).toBeVisible(),
      act: () => server.create(title, 4),
      async after(page) {
        await expect(news(page, '1 new')).toBeVisible(SOON);
        await expect(fullMapCard(page, title)).toHaveCount(0);
        await showIt(page);
        await expect(fullMapCard(page, title)).toBeVisible();
      },
    };
  },
  async 'Tournaments: a new one waits for the Show button'(platform) {
    const { title } = typedTournament();
    const server = await tournamentServer(platform);
    const there = typedTournament().title;
    await server.create(there);
    return {
      address: TOURNAMENTS,
      before: (page) => expect(row(page, there)).toBeVisible(),
      act: () => server.create(title),
      async after(page) {
        await expect(news(page, '1 new')).toBeVisible(SOON);
        await expect(row(page, title)).toHaveCount(0);
        await showIt(page);
        await expect(row(page, title)).toBeVisible();
      },
    };
  },
  async 'Tournaments: one that is deleted keeps its place, without its links'(platform) {
    const { title } = typedTournament();
    const id = await (await tournamentServer(platform)).create(title);
    return {
      address: TOURNAMENTS,
      before: (page) => expect(row(page, title).getByRole('link', { name: `Manage ${title}` })).toBeVisible(),
      act: () => remove(platform, `/posts/${id}`),
      async after(page) {
        await expect(row(page, title)).toContainText('Deleted by another administrator.', SOON);
        await expect(row(page, title).getByRole('link')).toHaveCount(0);
      },
    };
  },
  async 'Tournaments: one that a search found and that began shows it'(platform) {
    const { title } = typedTournament();
    const server = await tournamentServer(platform);
    const id = await server.create(title);
    return {
      address: `${TOURNAMENTS}?${new URLSearchParams({ search: title }).toString()}`,
      before: (page) => expect(row(page, title)).toContainText('PENDING'),
      act: () => server.advance(id, 'ONGOING'),
      after: (page) => expect(row(page, title)).toContainText('ONGOING', SOON),
    };
  },
  async 'Upcoming tournaments: one that is deleted is offered no longer'(platform) {
    const { title } = typedTournament();
    const id = await (await tournamentServer(platform)).create(title);
    return {
      address: UPCOMING,
      before: (page) => expect(page.getByRole('button', { name: `Delete Tournament ${title}` })).toBeVisible(),
      act: () => remove(platform, `/posts/${id}`),
      async after(page) {
        await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Deleted by another administrator.', SOON);
        await expect(inert(page, 'button', `Delete Tournament ${title}`)).toHaveCount(1);
        await page.getByRole('button', { name: 'Hide', exact: true }).click();
        await expect(card(page, title)).toHaveCount(0);
      },
    };
  },
  async 'A tournament that begins says so on its page'(platform) {
    const { title } = typedTournament();
    const server = await tournamentServer(platform);
    const id = await server.create(title);
    return {
      address: viewPath(id),
      before: (page) => expect(page.getByText('PENDING').first()).toBeVisible(),
      act: () => server.advance(id, 'ONGOING'),
      after: (page) => expect(page.getByText('ONGOING').first()).toBeVisible(SOON),
    };
  },
  async 'Applications to a tournament: one that comes, and one that was decided'(platform) {
    const { title } = typedTournament();
    const server = await tournamentServer(platform);
    const id = await server.create(title);
    const [first, second] = (await server.players(2)) as [Player, Player];
    const decided = await server.ask(id, first);
    return {
      address: managePath(id),
      before: (page) => expect(page.getByRole('button', { name: `Approve ${first.name}` })).toBeVisible(),
      async act() {
        await server.ask(id, second);
        await server.approve(decided);
      },
      async after(page) {
        await expect(page.getByRole('button', { name: `Approve ${second.name}` })).toBeVisible(SOON);
        await expect(application(page, first.name)).toContainText('Decided in another session.', SOON);
        await expect(page.getByRole('button', { name: `Approve ${first.name}` })).toHaveCount(0);
      },
    };
  },
  async 'Requests to join a full-map room: one that comes, and one that was decided'(platform) {
    const { title } = typedTournament();
    const server = await fullMapServer(platform);
    const id = await server.create(title, 4);
    const [first, second] = (await server.players(2)) as [Player, Player];
    const decided = await server.ask(id, first);
    return {
      address: approvalsPath(id),
      before: (page) => expect(page.getByRole('button', { name: `Accept ${first.name}` })).toBeVisible(),
      async act() {
        await server.ask(id, second);
        await put(platform, `/fullmapApp/approve/${decided}`, { action: 'ACCEPT' });
      },
      async after(page) {
        await expect(news(page, '1 new')).toBeVisible(SOON);
        await expect(request(page, first.name)).toContainText('Decided in another session.', SOON);
        await expect(page.getByRole('button', { name: `Accept ${first.name}` })).toHaveCount(0);
        await showIt(page);
        await expect(page.getByRole('button', { name: `Accept ${second.name}` })).toBeVisible();
      },
    };
  },
};

async function call(platform: Console, method: string, path: string, body?: unknown): Promise<Response> {
  const { token } = await signInAt(platform.api, ADMIN);
  const answer = await fetch(`${platform.api}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
const remove = (platform: Console, path: string) => call(platform, 'DELETE', path);
const put = (platform: Console, path: string, body: unknown) => call(platform, 'PUT', path, body);

/** A room of the demo that waits for its match. */
async function scheduledRoom(platform: Console) {
  const rooms = (await (await call(platform, 'GET', '/rooms/status?status=PENDING')).json()) as { readonly roomId: number }[];
  const id = rooms[0]?.roomId;
  if (id === undefined) throw new Error('The demo has no scheduled room left.');
  return { id, remove: () => remove(platform, `/rooms/${id}`) };
}

/** Rows that appear, disappear or change, in two sections. */
const QUICK = [
  'Room Management: a room that is deleted is offered no longer',
  'Requests to join a full-map room: one that comes, and one that was decided',
];

for (const [name, sceneOf] of Object.entries(SCENES))
  test(name, unlessIn(QUICK, name), async ({ page, platform }) => {
    const colleague = await (await overviewServer(platform)).admin();
    const scene = await sceneOf(platform);
    await enterAs(page, platform.url, colleague);
    await openFollowing(page, platform.url + scene.address);
    await scene.before(page);
    await scene.act();
    await scene.after(page);
  });
