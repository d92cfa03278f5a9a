// cspell:ignore aarav arav sharmma
import { expectAccessible } from './harness/accessible.ts';
import { failedRequest } from './harness/guard.ts';
import { palette, paletteField } from './harness/overview.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from './harness/people.ts';
import { expect, test } from './harness/test.ts';
import { TOURNAMENTS } from './harness/tournament.ts';

test('a misspelled name, a number, an action: by keyboard alone', async ({ page, platform, guard }) => {
  // Users without a picture.
  guard.allow(failedRequest('404'));
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + QUIET_SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const options = palette(page).getByRole('option');
  const status = palette(page).getByRole('status');

  // Enter doesn't have to wait for the answer.
  await page.keyboard.press('Control+K');
  await paletteField(page).fill('arav sharmma');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/user-management\/users\/\d+\/profile$/);
  await expect(page.getByRole('main').getByText('Aarav Sharma').first()).toBeVisible();
  const id = /users\/(\d+)/.exec(page.url())?.[1] ?? '';

  // The person, and their requests, each under the name of its screen.
  await page.keyboard.press('Control+K');
  await paletteField(page).fill('aarav');
  await expect(options.first()).toContainText('Aarav Sharma');
  await expect(palette(page).getByRole('group', { name: 'User Management' }).getByRole('option')).not.toHaveCount(0);
  await expect(status).toHaveText(/^\d+ results?$/);
  await expectAccessible(page);

  await paletteField(page).fill(`user ${id}`);
  await expect(options).toHaveText([/^Aarav Sharma #/]);
  await paletteField(page).fill('999999');
  await expect(status).toHaveText('0 results');
  await expect(options).toHaveCount(0);

  await paletteField(page).fill('dark');
  // The light theme is on since the check above.
  await expect(options.first()).toHaveText('Switch to the dark theme');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.keyboard.press('Control+K');
  await paletteField(page).fill('create tour');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${platform.url}${TOURNAMENTS}?create=1`);
  await expect(page.getByRole('dialog', { name: 'Create Tournament' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(platform.url + TOURNAMENTS);

  await page.keyboard.press('Control+K');
  await paletteField(page).fill('approve');
  await expect(options.filter({ hasText: /^Approve/ })).toHaveText([/^Approve top-ups/, /^Approve redeems/]);
});

test('a failing search leaves screens, actions and numbers, and says so', async ({ page, platform, guard }) => {
  guard.allow(failedRequest('/api/v1/search'));
  await page.route('**/api/v1/search?*', (route) => route.fulfill({ status: 500, json: { message: 'Out of order' } }));
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + QUIET_SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await paletteField(page).fill('room 42');
  await expect(palette(page).getByText('The search didn’t respond.').last()).toBeVisible();
  await expect(palette(page).getByRole('option')).toHaveText([/^Room 42/, /^Full-map room 42/]);
});

test('a bare backend finds screens, actions and numbers', async ({ page, bare, guard }) => {
  guard.allow(failedRequest('/api/v1/capabilities'));
  await enterAs(page, bare.url, bare.backend);
  await page.goto(bare.url + QUIET_SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await paletteField(page).fill('42');
  await expect(palette(page).getByRole('option')).toHaveText([/^Room 42/, /^Full-map room 42/, /^Tournament 42/, /^User 42/]);
  await expect(palette(page).getByRole('status')).toHaveText('4 results');
  expect(bare.backend.requests.filter((request) => JSON.stringify(request).includes('/search'))).toEqual([]);
});
