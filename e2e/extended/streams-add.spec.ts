import type { Page } from '@playwright/test';
import { failedRequest } from '../harness/guard.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { ADDED, addButton, cardOf, field, form, freshLink, openStreams, soon, tab } from '../harness/streams.ts';
import { expect, test } from '../harness/test.ts';
import { callsOf, holding, losingAnswer } from '../harness/tournament-calls.ts';
import { toast } from '../harness/users.ts';

const ADD = /^\/videos\/game\/\d+$/;

test.beforeEach(({ guard }) => guard.allow(failedRequest('/api/v1/capabilities')));
test.afterEach(({ bare }) => bare.backend.streams.afterAdding('created'));

async function pick(page: Page, game: string, status: 'UPCOMMING' | 'PUBLISHED'): Promise<void> {
  await field(page, 'Game').selectOption(game);
  await field(page, 'Status').selectOption({ value: status });
}

test('the form names missing fields, takes https only, sends a start only when UPCOMMING also after switching back and forth, and keeps its values after a refusal', async ({
  page,
  bare: { url, backend },
  guard,
}) => {
  await enterAs(page, url, backend);
  await openStreams(page, url);
  const since = backend.requests.length;
  const sent = () => backend.requests.slice(since).filter(({ method }) => method === 'POST');
  for (const [link, problem] of [
    ['', 'Video link is required'],
    ['http://www.youtube.com/watch?v=1', 'Enter a link that starts with https://'],
    ['javascript:alert(1)', 'Enter a link that starts with https://'],
    ['youtube.com/live/1', 'Enter a link that starts with https://'],
  ] as const) {
    await field(page, 'Video link').fill(link);
    await addButton(page).click();
    await expect(field(page, 'Video link')).toHaveAccessibleDescription(new RegExp(problem));
    await expect(field(page, 'Video link')).toBeFocused();
  }
  await pick(page, 'BGMI', 'UPCOMMING');
  const link = freshLink();
  await field(page, 'Video link').fill(link);
  await addButton(page).click();
  await expect(field(page, 'Start time')).toHaveAccessibleDescription('Start time is required for an upcoming stream');
  expect(sent()).toEqual([]);

  const start = `${soon()}T19:30`;
  await field(page, 'Start time').fill(start);
  await field(page, 'Status').selectOption({ value: 'PUBLISHED' });
  await expect(field(page, 'Start time')).toHaveCount(0);
  guard.allow(failedRequest('/videos/game/3'));
  backend.streams.afterAdding('refuse');
  await addButton(page).click();
  await expect(field(page, 'Video link')).toHaveAccessibleDescription('This channel is not allowed');
  await expect(field(page, 'Video link')).toHaveValue(link);
  await expect(field(page, 'Game').locator('option:checked')).toHaveText('BGMI');
  await expect(toast(page, ADDED)).toHaveCount(0);
  backend.streams.afterAdding('created');

  // Published: no start. And back again: the start that was typed.
  await addButton(page).dblclick();
  await expect(toast(page, ADDED)).toBeVisible();
  await expect(cardOf(page, link)).toHaveCount(1);
  await expect(field(page, 'Video link')).toHaveValue('');
  const second = freshLink();
  await pick(page, 'Free Fire', 'UPCOMMING');
  await field(page, 'Video link').fill(` ${second} `);
  await field(page, 'Start time').fill(start);
  await field(page, 'Status').selectOption({ value: 'PUBLISHED' });
  await field(page, 'Status').selectOption({ value: 'UPCOMMING' });
  await expect(field(page, 'Start time')).toHaveValue(start);
  await addButton(page).click();
  await tab(page, 'UPCOMMING').click();
  await expect(cardOf(page, second)).toContainText('19:30');
  const published = { videoLink: link, status: 'PUBLISHED' };
  expect(sent().map(({ path, body }) => [path, body])).toEqual([
    ['/videos/game/3', published],
    ['/videos/game/3', published],
    ['/videos/game/2', { videoLink: second, status: 'UPCOMMING', startAt: start }],
  ]);
});

test('on our server two clicks and Enter add one stream, a lost answer is looked up before anything is sent again', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('ERR_CONNECTION_RESET'));
  await enterAs(page, platform.url, ADMIN);
  await openStreams(page, platform.url);
  const calls = callsOf(page);
  const sent = () => calls.filter(({ method }) => method === 'POST');
  const link = freshLink();
  await pick(page, 'BGMI', 'PUBLISHED');
  await field(page, 'Video link').fill(link);
  const add = await holding(page, 'POST', ADD);
  await addButton(page).dblclick({ noWaitAfter: true });
  await field(page, 'Video link').press('Enter');
  await expect.poll(add.arrived).toBe(1);
  add.release();
  await expect(toast(page, ADDED)).toBeVisible();
  await expect(cardOf(page, link)).toHaveCount(1);
  await expect(cardOf(page, link)).toContainText('BGMI');
  expect(sent()).toEqual([{ method: 'POST', path: '/videos/game/3' }]);

  const second = freshLink();
  await field(page, 'Video link').fill(second);
  await losingAnswer(page, 'POST', ADD);
  // The list shows the outcome of the one without an answer: it was added.
  await addButton(page).click();
  await expect(cardOf(page, second)).toHaveCount(1);
  await expect(field(page, 'Video link')).toHaveValue('');
  expect(sent()).toHaveLength(2);

  const third = freshLink();
  await field(page, 'Video link').fill(third);
  // Neither an answer nor a list: the outcome is unknown, also after a reload, until the list can be read.
  await page.route(/\/videos\//, (route) => route.abort('connectionreset'));
  await addButton(page).click();
  await expect(form(page).getByText(/The stream may already exist/)).toBeVisible();
  await expect(field(page, 'Video link')).toHaveValue(third);
  await page.unroute(/\/videos\//);
  await page.reload();
  await expect(form(page).getByText('A stream was already sent')).toBeVisible();
  await form(page).getByRole('button', { name: 'Check the list' }).click();
  await expect(form(page).getByText(/The stream isn’t in the list/)).toBeVisible();
});
