import { expectAccessible } from './harness/accessible.ts';
import { openRooms, title } from './harness/faults.ts';
import { failedRequest } from './harness/guard.ts';
import { palette, paletteField } from './harness/overview.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { expect, test } from './harness/test.ts';

test('the Sections screen is found in the palette, says that a section failed here, and copies its report; WCAG 2.2 AA', async ({
  page,
  context,
  platform,
  guard,
}) => {
  guard.allow(/ERR_CONNECTION_REFUSED/, failedRequest('files.json'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, platform.url, ADMIN);
  await platform.section('mfe-rooms').stop();
  await openRooms(page, platform);
  await expect(title(page)).toBeVisible();

  await page.keyboard.press('Control+K');
  await expect(paletteField(page)).toBeFocused();
  await page.keyboard.type('sections');
  await expect(palette(page).getByRole('option', { selected: true })).toContainText('Sections');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sections' })).toBeFocused();
  const rooms = page.getByRole('article', { name: 'Rooms' });
  await expect(rooms.getByText('Failed here, S-01')).toBeVisible();
  await expect(rooms.getByText('Rooms team')).toBeVisible();
  // The others are measured, and get what the console provides.
  const users = page.getByRole('article', { name: 'Users' });
  await expect(users.getByText(/^\d+ kB$/)).toBeVisible();
  await users.getByText('Metrics, changes and shared modules').click();
  await expect(users.getByText(/^Asked for \^19\.0\.0, built with (19\.[\d.]+), gets \1$/).first()).toBeVisible();

  const copy = rooms.getByRole('button', { name: 'Copy report on Rooms' });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Report on Rooms copied')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  for (const line of ['Owner: Rooms team (rooms-team@arena.test)', 'In this tab: Failed', 'S-01: Rooms could not be reached'])
    expect(report).toContain(line);
  await expectAccessible(page);
});
