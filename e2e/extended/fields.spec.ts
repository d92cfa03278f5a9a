import type { Locator, Page } from '@playwright/test';
import * as fullmap from '../harness/fullmap.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';
import { callsOf } from '../harness/tournament-calls.ts';

/** As pasting does it: the browser applies the field's own limits, which setting a value passes by. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.insertText(text);
}

test('a room keeps all of the rules that were pasted, counts them, and is not created until they are short enough', async ({
  page,
  platform,
}) => {
  const room = fullmap.typedRoom();
  await enterAs(page, platform.url, ADMIN);
  await fullmap.openForm(page, platform.url);
  await fullmap.fillRoom(page, room);
  const rules = fullmap.field(page, 'Custom rules');
  await rules.fill('');
  await paste(page, rules, 'r'.repeat(10_000));
  await expect(rules).toHaveValue('r'.repeat(10_000));
  await expect(rules).toHaveAccessibleDescription('10,000 of 5,000 characters');
  const title = fullmap.field(page, 'Title');
  await paste(page, title, 't'.repeat(140));
  await expect(title).toHaveAccessibleDescription(/^1\d\d of 100 characters$/);

  const sent = callsOf(page);
  await fullmap.createButton(page).click();
  await expect(fullmap.form(page)).toBeVisible();
  await expect(title).toBeFocused();
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);

  await title.fill(room.title);
  await rules.fill('r'.repeat(5000));
  await expect(rules).not.toHaveAttribute('aria-invalid', 'true');
  await fullmap.createButton(page).click();
  await expect(fullmap.form(page)).toBeHidden();
  await expect(fullmap.card(page, room.title)).toHaveCount(1);
});

test('a start takes a year of four digits, and one that is half typed is not called missing', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  await fullmap.openForm(page, platform.url);
  const start = fullmap.field(page, 'Start time');
  await start.focus();
  // In the order of the browser's own language. A year of four digits goes on to the hour by itself.
  await page.keyboard.type('121220270730AM');
  await expect(start).toHaveValue('2027-12-12T07:30');

  await start.fill('');
  await start.focus();
  await page.keyboard.type('1212');
  await fullmap.createButton(page).click();
  await expect(start).toHaveAccessibleDescription('Enter a date and time');
});

test('the contact form keeps a long message, counts it, and sends nothing until it is shorter', async ({ page, platform }) => {
  await page.goto(`${platform.url}/#contact`);
  const message = page.getByLabel('Message');
  const button = page.locator('form button[type=submit]');
  await expect(button).toBeEnabled();
  const sent = callsOf(page);
  await page.getByLabel('Email').fill('mia@example.com');
  await paste(page, message, 'm'.repeat(6000));
  await expect(message).toHaveValue('m'.repeat(6000));
  await expect(page.getByText('6,000 of 5,000 characters.')).toBeVisible();
  await expect(page.getByText('Your message is too long.')).toBeVisible();
  await button.click();
  await expect(message).toBeFocused();
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  await message.fill('m'.repeat(5000));
  await expect(page.getByText('Ready to send.')).toBeVisible();
});
