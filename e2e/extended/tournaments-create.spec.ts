import type { Page } from '@playwright/test';
import { dayAhead } from '../harness/fullmap.ts';
import { failedRequest } from '../harness/guard.ts';
import { ADMIN, enter, enterAs, signInAt } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';
import * as tournament from '../harness/tournament.ts';
import { answering, callsOf, stopClock } from '../harness/tournament-calls.ts';

const CREATE = /^\/user\/\d+\/game\/\d+\/gamemode\/\d+\/map\/\d+\/posts$/;
const { createButton, field, fillForm, form, openForm, toast, typedTournament } = tournament;

async function openAt(page: Page, url: string): Promise<void> {
  await page.goto(url + tournament.TOURNAMENTS);
  await openForm(page);
}
const posts = (calls: ReturnType<typeof callsOf>) => calls.filter(({ method }) => method === 'POST');
const problem = (page: Page, text: string) => form(page).getByText(text, { exact: true });

test('every field is required, amounts are whole, and nothing is sent before all is there', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  const calls = callsOf(page);
  await openAt(page, platform.url);
  await expect(form(page).getByText('Fill in the details for your new tournament.')).toBeVisible();
  for (const section of ['Basic Tournament Info', 'Tournament Settings'])
    await expect(form(page).getByRole('group', { name: section })).toBeVisible();
  const fields = tournament.fields(typedTournament());
  await createButton(page).click();
  for (const [label] of fields) await expect(problem(page, `${label} is required`)).toBeVisible();
  // While the user fills in the fields one by one, the form names only those that are still missing.
  for (const [index, [label, text]] of fields.entries()) {
    if (label === 'Winning prize' || label === 'Entry fee') {
      for (const wrong of ['2.5', '-1', '1000001']) {
        await field(page, label).fill(wrong);
        await createButton(page).click();
        await expect(problem(page, 'Enter a whole number from 0 to 1,000,000, such as 50')).toBeVisible();
      }
    }
    await field(page, label).fill(text);
    await expect(problem(page, `${label} is required`)).toBeHidden();
    if (index === fields.length - 1) continue;
    await createButton(page).click();
    await expect(form(page).getByText(/ is required$/)).toHaveCount(fields.length - 1 - index);
  }
  // The dropdowns have their first option chosen, and the maps are the game's own.
  for (const [label, first] of [
    ['Game', 'PUBG Mobile'],
    ['Mode', 'Solo'],
    ['Map', 'Erangel'],
  ] as const)
    // prettier-ignore
    await expect(field(page, label).locator('option:checked')).toHaveText(first);
  await field(page, 'Game').selectOption('Free Fire');
  await expect(field(page, 'Map').getByRole('option')).toHaveText(['Bermuda', 'Purgatory', 'Kalahari']);
  expect(posts(calls)).toEqual([]);
});

test('the game id refuses a decimal point, a comma, an e, a sign and a pasted decimal, each with one message, and stays as it was', async ({
  page,
  context,
  platform,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, platform.url, ADMIN);
  await openAt(page, platform.url);
  const id = field(page, 'Game ID');
  await id.pressSequentially('412');
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+V');
  };
  const ATTEMPTS: readonly (readonly [string, () => Promise<void>])[] = [
    ...['.', ',', 'e', '-'].map((key) => [key, () => page.keyboard.press(key)] as const),
    ['a pasted decimal', () => paste('3.5')],
    ['a pasted thousand', () => paste('1,000')],
  ];
  for (const [what, attempt] of ATTEMPTS) {
    await test.step(what, async () => {
      await attempt();
      await expect(toast(page, tournament.ONLY_INTEGER)).toHaveCount(1);
      await expect(id).toHaveValue('412');
      // The button has a name, but what is behind an open dialog has no roles.
      await toast(page, tournament.ONLY_INTEGER).locator('button').click();
      await expect(toast(page, tournament.ONLY_INTEGER)).toHaveCount(0);
      await id.focus();
      await page.keyboard.press('ArrowRight');
    });
  }
  await page.keyboard.press('ArrowLeft');
  await paste(' 70 ');
  await expect(id).toHaveValue('41702');
  await expect(toast(page, tournament.ONLY_INTEGER)).toHaveCount(0);
});

test("a refusal says the server's words for a second and keeps all that was typed; so do Escape and a reload, the password aside", async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(failedRequest('400'));
  const typed = { ...typedTournament(), day: dayAhead(-2) };
  await enterAs(page, platform.url, ADMIN);
  await page.clock.install();
  await openAt(page, platform.url);
  await fillForm(page, typed);
  await stopClock(page);
  await createButton(page).click();
  const words = 'The start time must be in the future.';
  const line = form(page).getByRole('alert').filter({ hasText: words });
  await expect(line).toBeVisible();
  await page.clock.runFor(999);
  await expect(line).toBeVisible();
  await page.clock.runFor(1);
  await expect(line).toBeHidden();
  await page.clock.resume();
  await expect(toast(page, words)).toBeVisible();
  await tournament.expectTyped(page, typed);

  // Without a message of the server's the specification has one.
  const stop = await answering(page, CREATE, { status: 400 }, 'POST');
  await createButton(page).click();
  await expect(toast(page, 'something went wrong!')).toBeVisible();
  await stop();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: 'Leave this form?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(form(page)).toBeHidden();
  await page.reload();
  await openForm(page);
  await expect(field(page, 'Game password')).toHaveValue('');
  await field(page, 'Game password').fill('secret 7');
  await tournament.expectTyped(page, typed);
  await field(page, 'Start time').fill(`${dayAhead()}T20:15`);
  await createButton(page).click();
  await expect(toast(page, tournament.CREATED)).toBeVisible();
  await expect(form(page)).toBeHidden();
  await expect(tournament.row(page, typed.title)).toHaveCount(1);
  await openForm(page);
  for (const [label] of tournament.fields(typed)) await expect(field(page, label)).toHaveValue('');
});

test("a session without an id creates in the name of user 1 and says so; a 201 with the server's words closes and clears the form", async ({
  page,
  platform,
}) => {
  const { user, ...answered } = await signInAt(platform.api, ADMIN);
  await enter(page, platform.url, { ...answered, user: { ...user, id: null as unknown as number } });
  const calls = callsOf(page);
  await openAt(page, platform.url);
  await expect(form(page).getByText('We couldn’t identify your account, so user 1 will be the organizer.')).toBeVisible();
  await fillForm(page, typedTournament());
  await answering(page, CREATE, { status: 201, json: { message: 'Made by the platform team' } }, 'POST');
  await createButton(page).click();
  await expect(toast(page, 'Made by the platform team')).toBeVisible();
  await expect(form(page)).toBeHidden();
  expect(posts(calls).map(({ path }) => path)).toEqual(['/user/1/game/2/gamemode/2/map/8/posts']);
});
