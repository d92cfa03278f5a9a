import { isSamePage, mark } from '../harness/faults.ts';
import { failedRequest } from '../harness/guard.ts';
import { CARDS, count, expectDrawn, figure, money, OVERVIEW, overviewIsThere, region, tableOf } from '../harness/overview.ts';
import { overviewServer } from '../harness/overview-server.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';

const isCall = (call: string) => (url: URL) => url.pathname + url.search === `/api/v1${call}`;
const REFUSED = { status: 400, json: { message: 'Not today', success: false } };

test('each card loads, fails and is tried again alone, while the other three stand', async ({ page, bare, guard }) => {
  guard.allow(failedRequest('/api/v1/capabilities'), failedRequest('400'));
  await enterAs(page, bare.url, bare.backend);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const { name, call } of CARDS) {
    const card = region(page, name);
    const concerned = isCall(call);
    const others = CARDS.filter((other) => other.name !== name);
    let refuse: () => void = () => undefined;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    await page.route(concerned, async (route) => {
      await refused;
      await route.fulfill(REFUSED);
    });
    await page.goto(bare.url + OVERVIEW);
    await mark(page);
    for (const other of others) await expect(figure(page, other.name)).toBeVisible();
    await expect(card.getByRole('status')).toHaveText(`Loading ${name}`);
    await expect(figure(page, name)).toBeHidden();

    refuse();
    await expect(card.getByRole('alert')).toContainText('Not available');
    for (const other of others) await expect(figure(page, other.name)).toBeVisible();
    asked.length = 0;
    await page.unroute(concerned);
    await card.getByRole('button', { name: `Retry ${name}` }).click();
    await expect(figure(page, name)).toBeVisible();
    await expect(card.getByRole('alert')).toBeHidden();
    expect(await isSamePage(page)).toBe(true);
    expect(
      asked.filter((url) => others.some((other) => isCall(other.call)(new URL(url)))),
      'nothing else is read again',
    ).toEqual([]);
  }
});

test('the server’s figures fail and come back together, with one click, along with the revenue', async ({ page, platform, guard }) => {
  guard.allow(failedRequest('400'));
  await enterAs(page, platform.url, ADMIN);
  await page.route(isCall('/counts'), (route) => route.fulfill(REFUSED));
  await page.goto(platform.url + OVERVIEW);
  const counted = CARDS.slice(0, 3);
  for (const { name } of counted) await expect(region(page, name).getByRole('alert')).toContainText('Not available');
  await expect(figure(page, 'Monthly Revenue')).toBeVisible();
  await page.unrouteAll();
  await region(page, 'Tournaments').getByRole('button', { name: 'Retry Tournaments' }).click();
  for (const { name } of counted) await expect(figure(page, name)).toBeVisible();
});

test('the statistics and the redeem requests, which are no cards, fail and come back alone too', async ({ page, platform, guard }) => {
  guard.allow(failedRequest('400'));
  await enterAs(page, platform.url, ADMIN);
  await page.route(isCall('/dashboard/statistics'), (route) => route.fulfill(REFUSED));
  await page.route(isCall('/redeem/admin/search?status=PENDING&size=4'), (route) => route.fulfill(REFUSED));
  await page.goto(platform.url + OVERVIEW);
  const rest = ['Game summary', 'Redeem statistics', 'Redeem requests'];
  for (const name of rest) await expect(region(page, name).getByText('Not today')).toBeVisible();
  for (const { name } of CARDS) {
    await expect(figure(page, name)).toBeVisible();
    await expect(region(page, name).getByText('%')).toBeHidden();
  }
  await page.unrouteAll();
  await region(page, 'Game summary').getByRole('button', { name: 'Retry' }).click();
  await expectDrawn(page, 'Redeem statistics');
  await expect(region(page, 'Total Users').getByText('%')).toBeVisible();
  await region(page, 'Redeem requests').getByRole('button', { name: 'Retry' }).click();
  await expect(region(page, 'Redeem requests').getByRole('listitem').first()).toBeVisible();
});

interface Statistics {
  readonly usersBefore: number;
  readonly roomsBefore: number;
  readonly tournamentsBefore: number;
  readonly revenueBefore: number;
  readonly usersChange: number | null;
  readonly roomsChange: number | null;
  readonly tournamentsChange: number | null;
  readonly revenueChange: number | null;
  readonly games: readonly { readonly gameTitle: string; readonly rooms: number; readonly tournaments: number; readonly players: number }[];
  readonly redeemsPending: number;
  readonly redeemsApproved: number;
  readonly redeemsRejected: number;
  readonly redeemedAmount: number;
}

test('the figures are those that the calls answer, none of them is a sample, and they are read again when something happens', async ({
  page,
  platform,
}) => {
  const server = await overviewServer(platform);
  const users = await server.read<readonly unknown[]>('/users/');
  const rooms = await server.read<readonly unknown[]>('/rooms/status?status=ALL_DONE');
  const posts = await server.read<{ readonly totalElements: number }>('/posts');
  const [month] = await server.read<readonly { readonly amount: number }[]>('/revenue/monthly');
  const statistics = await server.read<Statistics>('/dashboard/statistics');

  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + OVERVIEW);
  await mark(page);
  await overviewIsThere(page);
  const texts = [count(users.length), count(rooms.length), count(posts.totalElements), money(month?.amount ?? Number.NaN)];
  const { usersBefore, roomsBefore, tournamentsBefore, revenueBefore } = statistics;
  const earlier = [count(usersBefore), count(roomsBefore), count(tournamentsBefore), money(revenueBefore)];
  const changes = [statistics.usersChange, statistics.roomsChange, statistics.tournamentsChange, statistics.revenueChange];
  for (const [place, { name, leads }] of CARDS.entries()) {
    await expect(figure(page, name)).toHaveText(texts[place] ?? '');
    await expect(region(page, name).getByText(/^Updated at \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(`^${name}: open`) })).toHaveAttribute('href', leads);
    const change = changes[place] ?? null;
    const badge = region(page, name).getByText('%');
    if (change === null) await expect(badge).toBeHidden();
    else {
      await expect(badge).toHaveText(`${change > 0 ? '+' : ''}${count(change)}%`);
      await expect(region(page, name)).toContainText(`vs ${earlier[place]} last month`);
    }
  }
  await expect(region(page, 'Tournaments')).not.toContainText('first page');
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);

  for (const name of ['Game summary', 'Redeem statistics']) await expectDrawn(page, name);
  expect(await tableOf(page, 'Game summary')).toEqual([
    ['Game', 'Rooms', 'Tournaments', 'Players'],
    ...statistics.games.map((game) => [game.gameTitle, count(game.rooms), count(game.tournaments), count(game.players)]),
  ]);
  expect(await tableOf(page, 'Redeem statistics')).toEqual([
    ['State', 'Requests'],
    ['Pending', count(statistics.redeemsPending)],
    ['Approved', count(statistics.redeemsApproved)],
    ['Rejected', count(statistics.redeemsRejected)],
  ]);
  await expect(region(page, 'Redeem statistics')).toContainText(money(statistics.redeemedAmount));

  // A new user registers, and the figures update without a reload.
  await server.register();
  await expect(figure(page, 'Total Users')).toHaveText(count(users.length + 1));
  expect(await isSamePage(page)).toBe(true);
  // The card leads to what it counts.
  await page.getByRole('link', { name: /^Completed Rooms: open/ }).click();
  await expect(page.getByRole('tab', { name: 'Completed' })).toHaveAttribute('aria-selected', 'true');
});
