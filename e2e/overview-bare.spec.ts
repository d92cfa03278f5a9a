import { failedRequest } from './harness/guard.ts';
import {
  ANALYTICS,
  CARDS,
  count,
  expectDrawn,
  figure,
  money,
  OVERVIEW,
  overviewIsThere,
  region,
  ROOMS_WIDGET,
  tableOf,
} from './harness/overview.ts';
import { enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

// Part 1 §2 and §9: fixed texts and hard-coded sample numbers.
const BADGES = ['+12.5%', '+8.2%', '+4.1%', '+15.3%'];
const GAMES = [
  ['Game', 'Rooms', 'Tournaments', 'Players'],
  ['PUBG Mobile', '148', '12', '1,240'],
  ['Free Fire', '96', '9', '870'],
];
const REDEEMS = [
  ['State', 'Requests'],
  ['Pending', '24'],
  ['Approved', '156'],
  ['Rejected', '8'],
];

test.beforeEach(({ guard }) => {
  // It announces no extensions: the call for them is answered with 404.
  guard.allow(failedRequest('/api/v1/capabilities'));
});

async function answerOf<T>(origin: string, path: string): Promise<T> {
  return (await (await fetch(`${origin}/api/v1${path}`)).json()) as T;
}

test('without live statistics the four figures are those of the calls, and fixed values are marked as samples', async ({ page, bare }) => {
  const { origin } = bare.backend;
  const users = await answerOf<readonly unknown[]>(origin, '/users/');
  const rooms = await answerOf<readonly unknown[]>(origin, '/rooms/status?status=ALL_DONE');
  const posts = await answerOf<{ readonly content: readonly unknown[] }>(origin, '/posts');
  const redeems = await answerOf<readonly unknown[]>(origin, '/redeem/admin/pending');
  await enterAs(page, bare.url, bare.backend);
  await page.goto(bare.url + OVERVIEW);
  await overviewIsThere(page);
  // The revenue's first entry, regardless of later ones.
  const texts = [count(users.length), count(rooms.length), count(posts.content.length), '$4,200.00'];
  for (const [place, { name }] of CARDS.entries()) {
    await expect(figure(page, name)).toHaveText(texts[place] ?? '');
    await expect(region(page, name).getByText('%')).toContainText(BADGES[place] ?? '');
    await expect(region(page, name).getByText('Sample', { exact: true })).toBeVisible();
  }
  expect(await tableOf(page, 'Game summary')).toEqual(GAMES);
  expect(await tableOf(page, 'Redeem statistics')).toEqual(REDEEMS);
  await expect(region(page, 'Redeem statistics')).toContainText('$4,820.00');
  for (const name of ['Game summary', 'Redeem statistics']) {
    await expect(region(page, name).getByText('Sample', { exact: true })).toBeVisible();
    // Samples are not drawn.
    await expect(region(page, name).getByRole('tab')).toHaveCount(0);
  }
  // This backend lists rooms without their opponents, which is no word about whether there was one.
  await expect(region(page, ROOMS_WIDGET).getByRole('listitem').first()).toContainText('Zayan Malik vs –');
  // The pending redeem requests are read besides, and do not become the statistics.
  await expect(region(page, 'Redeem requests')).toContainText(`${redeems.length} pending`);

  // An order that looks wrong is left alone, a list without an entry has no number.
  for (const [list, text] of [
    [[{ amount: 10 }, { amount: 999 }], '$10.00'],
    [[], '–'],
  ] as const) {
    await page.route('**/api/v1/revenue/monthly', (route) => route.fulfill({ json: list }));
    await page.reload();
    await expect(region(page, 'Monthly Revenue')).toContainText(text);
    await expect(region(page, 'Monthly Revenue')).toContainText('Updated at');
  }
  await expect(figure(page, 'Monthly Revenue')).toBeHidden();
});

test('analytics draws what every backend answers and nothing besides, each chart with its table and no call by name', async ({
  page,
  bare,
}) => {
  const { origin } = bare.backend;
  const lengths = async (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => count((await answerOf<readonly unknown[]>(origin, path)).length)));
  const totals = async (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => count((await answerOf<{ readonly totalElements: number }>(origin, path)).totalElements)));
  const rooms = await lengths(['PENDING', 'COIN_TIME', 'ALL_DONE'].map((status) => `/rooms/status?status=${status}`));
  const tournaments = await totals(['PENDING', 'ONGOING', 'COMPLETED'].map((status) => `/posts/status/${status}`));
  const users = await answerOf<readonly { readonly roles: readonly { readonly name: string }[] }[]>(origin, '/users/');
  const admins = users.filter(({ roles }) => roles.some(({ name }) => name === 'ROLE_ADMIN')).length;
  const charts = [
    {
      name: 'Revenue by month',
      table: [['Month', 'Revenue'], ['Entry 1', money(4200)], ['Entry 2', money(3100.5)]], // prettier-ignore
    },
    {
      name: 'Rooms by status',
      table: [['Status', 'Rooms'], ...['Scheduled', 'CoinTime', 'Completed'].map((word, place) => [word, rooms[place]])],
    },
    {
      name: 'Tournaments by status',
      table: [['Status', 'Tournaments'], ...['Upcoming', 'Ongoing', 'Completed'].map((word, place) => [word, tournaments[place]])],
    },
    {
      name: 'Users by role',
      table: [['Role', 'Users'], ['Players', count(users.length - admins)], ['Administrators', count(admins)]], // prettier-ignore
    },
  ];
  await enterAs(page, bare.url, bare.backend);
  await page.goto(bare.url + ANALYTICS);
  for (const { name, table } of charts) {
    await expectDrawn(page, name);
    await expect(region(page, name)).not.toContainText('GET /');
    expect(await tableOf(page, name)).toEqual(table);
  }
  // Nothing of a day is known here, so nothing is drawn of it.
  await expect(page.getByRole('heading', { name: 'Daily trends' })).toHaveCount(0);
});
