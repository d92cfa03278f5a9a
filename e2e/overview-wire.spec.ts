import { expect } from '@playwright/test';
import { test } from './harness/fullmap-recorder.ts';
import type { Sent } from './harness/fullmap-wire.ts';
import { failedRequest } from './harness/guard.ts';
import { ANALYTICS, expectDrawn, OVERVIEW, overviewIsThere } from './harness/overview.ts';
import { ADMIN, CONSOLE_READS, enterAs } from './harness/people.ts';
import { BARE_SCHEME } from './harness/test.ts';

/** Part 1 §7, "Dashboard and other reads"; the two lists below are part 2 §7's, for the sections' widgets. */
const DASHBOARD = ['/users/', '/rooms/status?status=ALL_DONE', '/posts', '/revenue/monthly', '/redeem/admin/pending'];
/** The same where the server counts: no list is read for its length. */
const COUNTED_DASHBOARD = ['/revenue/monthly', '/redeem/admin/search?status=PENDING&size=4'];
const SEARCHED_WIDGETS = [
  ...['/topup', '/redeem/admin'].map((requests) => `${requests}/search?status=PENDING&attention=needed&size=1`),
  '/topup/search?status=PENDING&size=100',
  '/rooms/search?status=COIN_TIME&sort=created&order=asc&size=4',
];
const WIDGETS = ['/topup/status/PENDING', '/rooms/status?status=COIN_TIME'];
/** What analytics is drawn from, where nothing but the specification's calls is there. */
const LISTED = ['PENDING', 'COIN_TIME', 'ALL_DONE'].map((status) => `/rooms/status?status=${status}`);
const COUNTED = ['/revenue/monthly', ...['PENDING', 'ONGOING', 'COMPLETED'].map((status) => `/posts/status/${status}`), '/users/'];

/** Each call once, as a read without a body. What the console itself reads on every screen is left out. */
function expectReads(calls: readonly Sent[], paths: readonly string[]): void {
  const own = calls.filter(({ path }) => !CONSOLE_READS.includes(path.replace(/\?.*/, '')) && !path.startsWith('/auth/'));
  const wanted = [...paths].sort().map((path): Sent => ({ method: 'GET', path, type: null, body: null }));
  expect([...own].sort((a, b) => (a.path < b.path ? -1 : 1))).toEqual(wanted);
}

test('a visit of the overview and of analytics sends our server the specification’s reads, each once, and the extensions it offers', async ({
  page,
  recorded,
}) => {
  // A stream that opens two seconds late has the screens read again: a busy machine's seconds are not what is tried here.
  await page.clock.setFixedTime(Date.now());
  await enterAs(page, recorded.url, ADMIN);
  await page.goto(recorded.url + OVERVIEW);
  await overviewIsThere(page);
  await expectDrawn(page, 'Game summary');
  expectReads(recorded.sent, [...COUNTED_DASHBOARD, ...SEARCHED_WIDGETS, '/dashboard/statistics']);
  // What the console itself needs: what there is, the counts, the feed, and one stream.
  const besides = recorded.sent.map(({ path }) => path).filter((path) => CONSOLE_READS.includes(path.replace(/\?.*/, '')));
  expect(besides.sort()).toEqual(['/capabilities', '/counts', '/events', '/notifications?pageNumber=0&pageSize=20']);

  const since = recorded.sent.length;
  await page.goto(recorded.url + ANALYTICS);
  for (const name of ['Revenue by day', 'Users by role', 'Rooms by status', 'Tournaments by status', 'Revenue by month'])
    await expectDrawn(page, name);
  expectReads(recorded.sent.slice(since), ['/revenue/monthly', '/dashboard/daily?days=60']);
});

test('a backend without extensions gets only the calls of the specification, with its own scheme word', async ({ page, bare, guard }) => {
  guard.allow(failedRequest('/api/v1/capabilities'));
  const { backend, url } = bare;
  const sent = (since: number): readonly Sent[] =>
    backend.requests.slice(since).map(({ method, path, headers, body }) => {
      if (path !== '/auth/login') expect(headers.authorization, path).toMatch(new RegExp(`^${BARE_SCHEME} \\S+$`));
      return { method, path, type: headers['content-type']?.toString() ?? null, body: body ?? null };
    });
  let since = backend.requests.length;
  await enterAs(page, url, backend);
  await page.goto(url + OVERVIEW);
  await overviewIsThere(page);
  expectReads(sent(since), [...DASHBOARD, ...WIDGETS]);
  since = backend.requests.length;
  await page.goto(url + ANALYTICS);
  for (const name of ['Users by role', 'Rooms by status', 'Tournaments by status', 'Revenue by month']) await expectDrawn(page, name);
  expectReads(sent(since), [...COUNTED, ...LISTED]);
  // The console asked it once for its capabilities, and the answer was empty.
  expect(
    sent(since)
      .filter(({ path }) => CONSOLE_READS.includes(path))
      .map(({ path }) => path),
  ).toEqual(['/capabilities']);
});
