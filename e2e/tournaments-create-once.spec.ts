import type { Page } from '@playwright/test';
import { failedRequest } from './harness/guard.ts';
import { unlessIn } from './harness/extended.ts';
import { enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import {
  CREATED,
  createButton,
  expectTyped,
  field,
  fillForm,
  form,
  openForm,
  row,
  toast,
  TOURNAMENTS,
  typedTournament,
} from './harness/tournament.ts';
import { callsOf, holding, losingAnswer, stopClock } from './harness/tournament-calls.ts';

const CREATE = /^\/user\/\d+\/game\/\d+\/gamemode\/\d+\/map\/\d+\/posts$/;

async function openAt(page: Page, url: string): Promise<void> {
  await page.goto(url + TOURNAMENTS);
  await openForm(page);
}

const IMPATIENT: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a double click on Create', (page) => createButton(page).dblclick({ noWaitAfter: true })],
  [
    'the Enter key held down in the form',
    async (page) => {
      await field(page, 'Title').focus();
      for (let times = 0; times < 12; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ],
];
const QUICK = ['a double click on Create'];
for (const [what, press] of IMPATIENT) {
  test(
    `${what} sends one POST and makes one tournament, and a second later the upcoming number is read again`,
    unlessIn(QUICK, what),
    async ({ page, bare, guard }) => {
      guard.allow(failedRequest('/api/v1/capabilities'));
      const { backend, url } = bare;
      const typed = typedTournament();
      await enterAs(page, url, backend);
      await page.clock.install();
      await openAt(page, url);
      await fillForm(page, typed);
      const calls = callsOf(page);
      const create = await holding(page, 'POST', CREATE);
      await press(page);
      await expect.poll(create.arrived).toBe(1);
      await expect(form(page).getByRole('button', { name: 'Cancel' })).toBeDisabled();
      await stopClock(page);
      create.release();
      await expect(form(page)).toBeHidden();
      const readings = () => calls.filter(({ path }) => path === '/posts/status/PENDING').length;
      await page.clock.runFor(999);
      expect(readings()).toBe(0);
      await page.clock.runFor(1);
      await page.clock.resume();
      await expect.poll(readings).toBe(1);
      await expect(toast(page, CREATED)).toBeVisible();
      await expect(row(page, typed.title)).toHaveCount(1);
      expect(create.arrived()).toBe(1);
      expect(readings()).toBe(1);
      expect(backend.tournaments.named(typed.title)).toHaveLength(1);
    },
  );
}

/** Sends the form; its answer gets lost, and the list cannot be read either. Returns how to let the list be read. */
async function loseAll(page: Page): Promise<() => Promise<void>> {
  const search = /\/posts\/search/;
  await losingAnswer(page, 'POST', CREATE);
  await page.route(search, (route) => route.abort('connectionreset'));
  await createButton(page).click();
  await expect(form(page).getByText('The tournament may already exist.')).toBeVisible();
  return () => page.unroute(search);
}

test('a creation whose answer got lost is looked up immediately, and over a reload while its outcome is unknown, and not sent again', async ({
  page,
  bare,
  guard,
}) => {
  guard.allow(failedRequest('/api/v1/capabilities'), failedRequest('ERR_CONNECTION_RESET'));
  const { backend, url } = bare;
  const [found, typed] = [typedTournament(), typedTournament()];
  await enterAs(page, url, backend);
  await openAt(page, url);
  await fillForm(page, found);
  await losingAnswer(page, 'POST', CREATE);
  await createButton(page).click();
  await expect(toast(page, CREATED)).toBeVisible();
  await expect(form(page)).toBeHidden();
  expect(backend.tournaments.named(found.title)).toHaveLength(1);

  await openForm(page);
  await fillForm(page, typed);
  const letRead = await loseAll(page);
  await letRead();
  await page.reload();
  // The address says that the form is open.
  await expect(form(page).getByText(`“${typed.title}” was sent but not confirmed.`)).toBeVisible();
  // Sending the same once more looks first.
  await field(page, 'Game password').fill('secret 7');
  await createButton(page).click();
  await expect(toast(page, CREATED)).toBeVisible();
  await expect(form(page)).toBeHidden();
  expect(backend.tournaments.named(typed.title)).toHaveLength(1);
});

test('looking for one without a network says so immediately, and finding it keeps another that the user has started to type', async ({
  page,
  context,
  bare,
  guard,
}) => {
  guard.allow(failedRequest('/api/v1/capabilities'), failedRequest('ERR_CONNECTION_RESET'), failedRequest('ERR_INTERNET_DISCONNECTED'));
  const { backend, url } = bare;
  const [typed, other] = [typedTournament(), typedTournament()];
  await enterAs(page, url, backend);
  await openAt(page, url);
  await fillForm(page, typed);
  const letRead = await loseAll(page);
  await letRead();
  const check = form(page).getByRole('button', { name: 'Check the list' });
  await context.setOffline(true);
  await check.click();
  await expect(form(page).getByText('Couldn’t load the list, so nothing was sent.')).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Cancel' })).toBeEnabled();
  await context.setOffline(false);
  await fillForm(page, other);
  await check.click();
  await expect(form(page).getByText(`“${typed.title}” was already created.`)).toBeVisible();
  await expectTyped(page, other);
  await createButton(page).click();
  await expect(toast(page, CREATED)).toBeVisible();
  for (const { title } of [typed, other]) expect(backend.tournaments.named(title)).toHaveLength(1);
});
