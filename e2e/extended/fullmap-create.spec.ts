import type { Page } from '@playwright/test';
import * as fullmap from '../harness/fullmap.ts';
import { failedRequest } from '../harness/guard.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';

/** The one sentence above the fields. */
const summary = (page: Page) => fullmap.form(page).getByRole('alert');
const KEYS = ['title', 'content', 'entryFee', 'startTime', 'duration', 'pricePool', 'maxplayer', 'roomId', 'roomPw'];

test('missing fields are reported one at a time, in the listed order, and nothing is sent before all are there', async ({
  page,
  platform,
}) => {
  let posts = 0;
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
  const room = fullmap.typedRoom();
  await enterAs(page, platform.url, ADMIN);
  await fullmap.openForm(page, platform.url);
  const press = () => fullmap.createButton(page).click();
  await press();
  for (const [index, [label, text]] of fullmap.fields(room).entries()) {
    await press();
    await expect(summary(page)).toHaveText(`Please fill ${KEYS[index]}`);
    await fullmap.field(page, label).fill(text);
  }
  await press();
  await expect(summary(page)).toHaveText('Please select Game, Mode & Map');
  for (const [label, option] of fullmap.CHOICES) await fullmap.field(page, label).selectOption(option);
  await press();
  await expect(summary(page)).toHaveText('Please set at least one winner reward');
  for (const [label, text] of fullmap.TIERS) await fullmap.field(page, label).fill(text);
  // Another game has other maps, so the chosen one is not chosen any more.
  await fullmap.field(page, 'Game').selectOption('PUBG Mobile');
  await press();
  await expect(summary(page)).toHaveText('Please select Game, Mode & Map');
  await fullmap.field(page, 'Game').selectOption('Free Fire');
  await fullmap.field(page, 'Map').selectOption('Purgatory');
  expect(posts).toBe(0);
  await press();
  await expect(fullmap.form(page).getByText(fullmap.CREATED)).toBeVisible();
  expect(posts).toBe(1);
});

test('a refused room keeps all that was typed, and so do Escape and a reload, the password aside', async ({ page, platform, guard }) => {
  guard.allow(failedRequest('400'));
  const room = { ...fullmap.typedRoom(), day: fullmap.dayAhead(-2) };
  await enterAs(page, platform.url, ADMIN);
  await fullmap.openForm(page, platform.url);
  await fullmap.fillRoom(page, room);
  await fullmap.createButton(page).click();
  await expect(summary(page)).toContainText('Failed to create room.');
  await expect(summary(page)).toContainText('The start time must be in the future.');
  await fullmap.expectTyped(page, room);
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: 'Leave this form?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(fullmap.form(page)).toBeHidden();
  await page.getByRole('link', { name: 'Create room' }).click();
  await page.reload();
  await expect(fullmap.field(page, 'Room password')).toHaveValue('');
  await fullmap.field(page, 'Room password').fill('secret 7');
  await fullmap.expectTyped(page, room);
  await fullmap.field(page, 'Start time').fill(`${fullmap.dayAhead()}T20:15`);
  await fullmap.createButton(page).click();
  await expect(fullmap.form(page)).toBeHidden();
  await expect(fullmap.card(page, room.title)).toHaveCount(1);
});

const IMPATIENT: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['a double click on Create', (page) => fullmap.createButton(page).dblclick()],
  [
    'the Enter key held down in the form',
    async (page) => {
      await fullmap.field(page, 'Title').focus();
      for (let times = 0; times < 12; times += 1) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ],
];
for (const [what, press] of IMPATIENT) {
  test(`${what} sends one POST and makes one room`, async ({ page, bare, guard }) => {
    guard.allow(failedRequest('/api/v1/capabilities'));
    const { backend, url } = bare;
    const room = fullmap.typedRoom();
    await enterAs(page, url, backend);
    await fullmap.openForm(page, url);
    await fullmap.fillRoom(page, room);
    await press(page);
    await expect(fullmap.form(page).getByText(fullmap.CREATED)).toBeVisible();
    // While it is still there, the form sends nothing more.
    await expect(fullmap.createButton(page)).toBeDisabled();
    await expect(fullmap.form(page)).toBeHidden();
    await expect(fullmap.card(page, room.title)).toHaveCount(1);
    expect(backend.fullmaps.named(room.title)).toHaveLength(1);
  });
}
