import type { Page } from '@playwright/test';
import type { Console } from '../harness/consoles.ts';
import { failedRequest } from '../harness/guard.ts';
import { ADMIN, enterAs, enterBare, signInAt } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';
import { gameSelect, heading, PARTICIPANTS, PRIZE_POOL, row, rows, searchBox, summary, tab, TOURNAMENTS } from '../harness/tournament.ts';
import { answering, callsOf, endedCalls, stopClock } from '../harness/tournament-calls.ts';

interface Listed {
  readonly title: string;
  readonly content: string;
  readonly status: string;
  readonly game: { readonly gameId: number };
}

/** The server's list, in its order. */
async function everything({ api }: Console): Promise<readonly Listed[]> {
  const { token } = await signInAt(api, ADMIN);
  const answer = await fetch(`${api}/api/v1/posts?pageSize=100`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { readonly content: readonly Listed[] }).content;
}

const drop = (page: Page, filter: string) => page.getByRole('button', { name: `Remove the filter ${filter}` }).click();

test('a search waits for half a second of quiet and is sent once, and a late answer to an earlier one never shows', async ({
  page,
  platform,
}) => {
  const word = (await everything(platform))[0]?.title.split(' ')[0] ?? '';
  await enterAs(page, platform.url, ADMIN);
  await page.clock.install();
  await page.goto(platform.url + TOURNAMENTS);
  await expect(rows(page).first()).toBeVisible();
  const calls = callsOf(page);
  const ended = endedCalls(page);
  let late: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (late = resolve));
  await page.route('**/posts/search?keywords=an+earlier', async (route) => {
    await held;
    // The request may have been aborted: then no caller waits for the answer.
    await route.fulfill({ json: [{ postId: 1, title: 'The earlier one' }] }).catch(() => undefined);
  });
  const searches = () => calls.filter(({ path }) => path.startsWith('/posts/search'));
  await stopClock(page);
  await searchBox(page).pressSequentially('an earl');
  await page.clock.runFor(499);
  await searchBox(page).pressSequentially('ier');
  await page.clock.runFor(499);
  expect(searches()).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect.poll(() => searches().length).toBe(1);

  await searchBox(page).fill(word);
  await expect(page).toHaveURL(`${platform.url}${TOURNAMENTS}?search=${word}`);
  await expect(rows(page).first()).toContainText(word);
  late();
  await expect.poll(() => ended).toContain('/posts/search?keywords=an+earlier');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  for (const title of await rows(page).allTextContents()) expect(title).toContain(word);
  expect(searches().map(({ path }) => path)).toEqual(['/posts/search?keywords=an+earlier', `/posts/search?keywords=${word}`]);
});

test('search, game and tab work together over any call, are in the address over a reload and Back, and are removed by their chips', async ({
  page,
  platform,
}) => {
  const all = await everything(platform);
  const {
    title: sample,
    status,
    game,
  } = all.find((one) => one.status === 'PENDING' && one.game.gameId === 1) ?? {
    ...{ title: '', status: '', game: { gameId: 0 } },
  };
  const word = sample.split(' ')[1] ?? '';
  const fits = (keywords: string, gameId: number | null, wanted: string | null) =>
    all
      .filter(({ title, content }) => `${title} ${content}`.toLowerCase().includes(keywords.toLowerCase()))
      .filter((one) => (gameId === null || one.game.gameId === gameId) && (wanted === null || one.status === wanted))
      .map(({ title }) => title);
  expect(fits(word, game.gameId, status).length).toBeLessThan(fits(word, null, null).length);

  await enterAs(page, platform.url, ADMIN);
  const calls = callsOf(page);
  const asked = () => calls.filter(({ path }) => /^\/(posts(\/search\?.*|\?.*)?|posts\/status\/[A-Z]+|game\/.*)$/.test(path)).at(-1)?.path;
  await page.goto(`${platform.url}${TOURNAMENTS}?search=${word}&game=1&tab=upcoming`);
  await expect(rows(page)).toHaveText(fits(word, 1, 'PENDING'));
  await page.reload();
  await expect(rows(page)).toHaveText(fits(word, 1, 'PENDING'));
  await expect(searchBox(page)).toHaveValue(word);
  await expect(gameSelect(page)).toHaveValue('1');
  await expect(tab(page, 'Upcoming')).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('link', { name: `Manage ${sample}` }).click();
  await expect(heading(page, 'Manage Tournament')).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveText(fits(word, 1, 'PENDING'));

  await drop(page, 'Status: Upcoming');
  await expect(rows(page)).toHaveText(fits(word, 1, null));
  await drop(page, `Search: ${word}`);
  await expect(rows(page)).toHaveText(fits('', 1, null));
  expect(asked()).toBe('/game/1/posts');
  await tab(page, 'Ongoing').click();
  await expect(rows(page)).toHaveText(fits('', 1, 'ONGOING'));
  await drop(page, 'Game: PUBG Mobile');
  await expect(rows(page)).toHaveText(fits('', null, 'ONGOING'));
  await expect.poll(asked).toBe('/posts/status/ONGOING');
  await expect(gameSelect(page).locator('option:checked')).toHaveText('Select All');
  await expect(gameSelect(page)).toHaveValue('777');
  await expect(page).toHaveURL(`${platform.url}${TOURNAMENTS}?tab=ongoing`);
});

test('a row says everything over a hundred, with a dash for unknown, and its link always reads Manage', async ({ page, bare, guard }) => {
  await enterBare(page, bare, guard);
  await page.goto(bare.url + TOURNAMENTS);
  await expect(page.getByRole('columnheader')).toHaveText(['Tournament Name', 'Game', 'Status', 'Participants', 'Prize Pool', 'Start Date & Time', 'End Date & Time', 'Actions']); // prettier-ignore
  const cells = (title: string) => row(page, title).locator('th, td');
  const start = '1 Dec 2026, 18:30';
  await expect(cells('Dawn Cup')).toHaveText(['Dawn Cup', 'PUBG Mobile', 'Finished COMPLETED', '42/100', '$300.00', start, '1 December, at dawn', 'ViewManage']); // prettier-ignore
  await expect(cells('Noon Cup')).toHaveText(['Noon Cup', 'Free Fire', 'Confirmed APPROVED', '130/100', '$1,250.00', start, 'Not announced', 'ViewManage']); // prettier-ignore
  await expect(cells('–')).toHaveText(['–', '–', 'Unknown', '–/100', '–', '–', 'Not announced', 'ViewManage']);
  // Nothing is cut at the right edge.
  for (const link of await row(page, 'Dawn Cup').getByRole('link').all()) {
    const cut = await link.evaluate((element) => {
      const cell = element.closest('td')?.getBoundingClientRect();
      return cell === undefined || element.getBoundingClientRect().right > cell.right;
    });
    expect(cut).toBe(false);
  }

  const header = page.getByRole('columnheader', { name: 'Prize Pool' });
  await header.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page).first()).toHaveText('Dawn Cup');
  await expect(page).toHaveURL(/\?sort=prizePool$/);
});

test('nothing and a failure have their words, a failure clears the list, and Retry asks again', async ({ page, platform, guard }) => {
  guard.allow(failedRequest('400'));
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + TOURNAMENTS);
  await expect(rows(page).first()).toBeVisible();
  const stop = await answering(page, '/posts/status/COMPLETED', { status: 400, json: { message: 'The archive is closed', success: true } });
  await tab(page, 'Completed').click();
  const failure = page.getByRole('tabpanel').getByRole('alert');
  await expect(failure).toContainText('Something went wrong');
  await expect(failure).toContainText('The archive is closed');
  await expect(rows(page)).toHaveCount(0);
  await stop();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).first()).toBeVisible();

  await answering(page, /^\/posts\/search/, { status: 400 });
  await searchBox(page).fill('anything');
  await expect(failure).toContainText('Something went wrong');
  await expect(rows(page)).toHaveCount(0);
  await answering(page, /^\/posts\/search/, { json: [] });
  await searchBox(page).fill('nothing like this');
  await expect(page.getByText('No data found !!')).toBeVisible();
});

test('each summary number loads, fails and is tried again alone, leads to its page, and is a dash for an odd answer', async ({
  page,
  bare,
  guard,
}) => {
  guard.allow(failedRequest('/api/v1/capabilities'), failedRequest('400'));
  await enterAs(page, bare.url, bare.backend);
  const stop = await answering(page, '/posts/prizepool', { status: 400 });
  await page.goto(bare.url + TOURNAMENTS);
  await expect(summary(page, 'Active Tournaments').getByText(/^\d+$/)).toBeVisible();
  await expect(summary(page, 'Upcoming').getByText(/^\d+$/)).toBeVisible();
  // The bare backend greets instead of counting.
  await expect(summary(page, 'Total Participants').getByText('no number')).toBeAttached();
  const prizes = summary(page, 'Prize Pool');
  await expect(prizes.getByRole('alert')).toContainText('Not available');
  await expect(rows(page).first()).toBeVisible();
  await stop();
  await prizes.getByRole('button', { name: 'Retry Prize Pool' }).click();
  await expect(prizes.getByText('$4,250.00')).toBeVisible();

  await page.getByRole('link', { name: 'Active Tournaments, currently running' }).click();
  await expect(heading(page, 'Active Tournaments')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Prize Pool, total active pools (running now)' }).click();
  await expect(page).toHaveURL(bare.url + PRIZE_POOL);
  await expect(page.getByText('$4,250.00')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Total Participants, across all tournaments' }).click();
  await expect(page).toHaveURL(bare.url + PARTICIPANTS);
  await expect(page.getByText('No data from the server.')).toBeVisible();
  await answering(page, '/', { json: { totalElements: 1234 } });
  await page.reload();
  await expect(page.getByText('1,234')).toBeVisible();
  await answering(page, '/', { status: 400 });
  await page.reload();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await answering(page, '/', { json: { totalElements: 7 } });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('7', { exact: true })).toBeVisible();
});

test('a search that is still waiting when a link is followed is found again by Back and by the way back to the list', async ({
  page,
  platform,
}) => {
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + TOURNAMENTS);
  await expect(rows(page).first()).toBeVisible();
  const word = (await rows(page).first().textContent())?.split(' ')[0] ?? '';
  const leave = async () => {
    await searchBox(page).fill(word);
    await page
      .getByRole('link', { name: /^View / })
      .first()
      .click();
    await expect(page).toHaveURL(/\/view\/\d+$/);
  };
  await leave();
  await page.goBack();
  await expect(searchBox(page)).toHaveValue(word);
  await expect(page).toHaveURL(`${platform.url}${TOURNAMENTS}?search=${word}`);
  await searchBox(page).fill('');
  await leave();
  await page.getByRole('link', { name: 'Back to tournaments' }).click();
  await expect(page).toHaveURL(`${platform.url}${TOURNAMENTS}?search=${word}`);
  await expect(searchBox(page)).toHaveValue(word);
});

test('the word of each status fits into its column', async ({ page, platform }) => {
  const words = ['PENDING', 'ONGOING', 'COMPLETED'];
  await enterAs(page, platform.url, ADMIN);
  await page.route(/\/api\/v1\/posts(\?|$)/, async (route) => {
    const response = await route.fetch();
    const { content, ...list } = (await response.json()) as { readonly content: readonly object[] };
    const varied = content.map((one, index) => ({ ...one, status: words[index % words.length] }));
    await route.fulfill({ response, json: { ...list, content: varied } });
  });
  await page.goto(platform.url + TOURNAMENTS);
  const cells = page.getByRole('cell').filter({ has: page.locator('[data-badge]') });
  for (const word of words) await expect(cells.filter({ hasText: word }).first()).toBeVisible();
  expect(await cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length)).toBe(0);
  // Its next page may be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
