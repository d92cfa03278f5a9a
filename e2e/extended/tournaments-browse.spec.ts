import type { Page } from '@playwright/test';
import { failedRequest } from '../harness/guard.ts';
import { NetworkLog } from '../harness/network-log.ts';
import { ADMIN, enterAs, PLAYER } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';
import { ACTIVE, card, gameSelect, heading, question, toast, typedTournament, UPCOMING } from '../harness/tournament.ts';
import { answering, callsOf, holding, pageOf } from '../harness/tournament-calls.ts';
import { tournamentServer } from '../harness/tournament-server.ts';

/** More than two pages of tournaments that are played, while a test lasts: other tests count with few. */
const withOngoing = test.extend<{ ongoingCups: readonly number[] }>({
  ongoingCups: async ({ platform }, use) => {
    const server = await tournamentServer(platform);
    const ids: number[] = [];
    try {
      while (ids.length < 21) {
        const id = await server.create(typedTournament().title);
        ids.push(id);
        await server.advance(id, 'ONGOING');
      }
      await use(ids);
    } finally {
      for (const id of ids) await server.remove(id);
    }
  },
});

const cards = (page: Page) => page.getByRole('article');
const inMain = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const ongoing = (number: number) => `/posts/status/ONGOING${number === 0 ? '' : `?pageNumber=${number}`}`;

/** Where the page is scrolled to, once it has stood still for ten frames: a turn of the wheel goes on for a while. */
const restingPlace = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = window.scrollY; still < 10;) {
      await new Promise(requestAnimationFrame);
      still = window.scrollY === last ? still + 1 : 0;
      last = window.scrollY;
    }
    return window.scrollY;
  });

withOngoing(
  'active tournaments go on when the page is scrolled, end with the last page, and are where they were on return',
  async ({ page, platform, ongoingCups }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await enterAs(page, platform.url, ADMIN);
    const calls = callsOf(page);
    const readings = () => calls.filter(({ path }) => path.startsWith('/posts/status/ONGOING')).map(({ path }) => path);
    await page.goto(platform.url + ACTIVE);
    await expect(cards(page)).toHaveCount(10);
    const second = await holding(page, 'GET', /pageNumber=1$/);
    await page.mouse.wheel(0, 4000);
    await expect(page.getByText('Loading more tournaments...')).toBeVisible();
    second.release();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(10);
    // The list has grown with the tournaments of the other tests.
    while ((await page.getByRole('button', { name: 'Load more' }).count()) > 0) {
      const before = await cards(page).count();
      await page.getByRole('button', { name: 'Load more' }).press('Enter');
      await expect.poll(() => cards(page).count()).toBeGreaterThan(before);
    }
    const all = await cards(page).count();
    expect(readings()).toEqual(readings().map((_, number) => ongoing(number)));
    expect(readings().length).toBe(Math.ceil(all / 10));
    expect(all).toBeGreaterThanOrEqual(ongoingCups.length);
    const ids = await cards(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(ids).size, 'none of them twice').toBe(all);

    await page.mouse.wheel(0, 4000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
    await page.mouse.wheel(0, -150);
    const last = cards(page).last();
    await last.getByRole('link').scrollIntoViewIfNeeded();
    const place = await restingPlace(page);
    await last.getByRole('link').click();
    await expect(page.getByText('Tournament Info')).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(all);
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(20);
  },
);

test('active tournaments have words for nothing and for a failure, and a further page that fails leaves the list', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('400'));
  await enterAs(page, platform.url, ADMIN);
  const one = { postId: 1, title: 'Only One', status: 'ONGOING' };
  await answering(page, ongoing(0), { json: pageOf([]) });
  await page.goto(platform.url + ACTIVE);
  await expect(inMain(page, 'No active tournaments yet')).toBeVisible();

  await answering(page, ongoing(0), { status: 400 });
  await page.reload();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Error loading tournaments');
  await answering(page, ongoing(0), { json: pageOf([one], false) });
  const stop = await answering(page, ongoing(1), { status: 400 });
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Only One')).toBeVisible();

  // One card does not fill the window, so the next page is fetched without any scrolling.
  await expect(failure).toContainText('Error loading tournaments');
  await expect(card(page, 'Only One')).toBeVisible();
  await stop();
  await answering(page, ongoing(1), { json: pageOf([{ ...one, postId: 2, title: 'Another' }]) });
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Another')).toBeVisible();
  await expect(retry).toBeHidden();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
});

test('upcoming tournaments are those of the chosen game that are pending, with words for nothing, a failure and a refused deletion', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('400'));
  await enterAs(page, platform.url, ADMIN);
  const calls = callsOf(page);
  await page.goto(`${platform.url}${UPCOMING}?game=1`);
  await expect(cards(page).first()).toBeVisible();
  for (const text of await cards(page).allTextContents()) {
    expect(text).toContain('PUBG Mobile');
    expect(text).toContain('PENDING');
  }
  expect(calls.map(({ path }) => path)).toContain('/game/1/posts');

  const first = cards(page).first();
  const title = await first.getAttribute('aria-label');
  const stop = await answering(page, /^\/posts\/\d+$/, { status: 400, json: { message: 'It has been paid for', success: true } }, 'DELETE');
  await first.getByRole('button', { name: 'Delete Tournament' }).click();
  await question(page, `Delete “${title ?? ''}”?`)
    .getByRole('button', { name: 'Delete Tournament' })
    .click();
  await expect(toast(page, 'Failed to delete tournament')).toBeVisible();
  await expect(card(page, title ?? '').getByRole('alert')).toHaveText('It has been paid for');
  await stop();

  await answering(page, '/game/2/posts', { json: [{ postId: 5, title: 'Over', status: 'COMPLETED' }] });
  await gameSelect(page).selectOption('Free Fire');
  await expect(inMain(page, 'No tournaments available yet')).toBeVisible();
  const failing = await answering(page, '/posts/status/PENDING', { status: 400 });
  await gameSelect(page).selectOption('Select All');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Something went wrong');
  await expect(page).toHaveURL(platform.url + UPCOMING);
  await failing();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('anyone may read /test; the button that deletes is for administrators, after a confirmation', async ({ page, context, platform }) => {
  const server = await tournamentServer(platform);
  const { title } = typedTournament();
  await server.create(title);
  const log = new NetworkLog(context);
  await page.goto(`${platform.url}/test`);
  await expect(heading(page, 'Upcoming Tournaments')).toBeVisible();
  await expect(card(page, title)).toBeVisible();
  for (const text of ['Free Fire', 'Squad', 'Purgatory', '$3.00', '$500.00', '20:15', 'PENDING'])
    await expect(card(page, title)).toContainText(text);
  const hasNoActions = async () => {
    await expect(card(page, title)).toBeVisible();
    await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0);
    await expect(card(page, title).getByRole('link')).toHaveCount(0);
  };
  await hasNoActions();
  expect(log.sectionsAsked(platform)).toEqual(['mfe-tournaments']);

  await enterAs(page, platform.url, PLAYER);
  await page.goto(`${platform.url}/test`);
  await hasNoActions();

  await enterAs(page, platform.url, ADMIN);
  await page.goto(`${platform.url}/test`);
  await card(page, title).getByRole('button', { name: 'Delete Tournament' }).click();
  const asked = question(page, `Delete “${title}”?`);
  // It opens on Cancel: Enter alone does no harm.
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await card(page, title).getByRole('button', { name: 'Delete Tournament' }).click();
  await asked.getByRole('button', { name: 'Delete Tournament' }).click();
  await expect(toast(page, 'Tournament deleted')).toBeVisible();
  await expect(card(page, title)).toHaveCount(0);
});
