import { CONTRACT_VERSION } from '@arena/shared/contract';
import { describedAs, slow } from './harness/behaviours.ts';
import { canLogOut, FAULTS, isSamePage, mark, openRooms, OWNER, restWorks, title } from './harness/faults.ts';
import { LONG, unlessIn } from './harness/long.ts';
import { NetworkLog } from './harness/network-log.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from './harness/people.ts';
import { heading, ROOMS, sidebarLink } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

// One that does not answer, and one that answers what it should not. For a silent one the test waits a quarter of a minute.
const QUICK = ['stopped', 'tampered with on the way'];

for (const { name, begin, end, says, button, noise } of FAULTS) {
  test(
    `a section that is ${name} costs itself only, says so and whose it is, and comes back in place`,
    unlessIn(QUICK, name),
    async ({ page, platform, guard }) => {
      guard.allow(...noise);
      const rooms = platform.section('mfe-rooms');
      await enterAs(page, platform.url, ADMIN);
      await begin(rooms);
      await openRooms(page, platform);
      await mark(page);
      if (name === 'silent') await expect(page.getByText('Rooms is still loading…')).toBeVisible({ timeout: 3000 });
      await expect(title(page)).toBeVisible({ timeout: 14_000 });
      await expect(page.getByRole('alert').getByText(says)).toBeVisible();
      await expect(page.getByText(OWNER)).toBeVisible();
      await restWorks(page);
      await expect(title(page), 'it stays as it is until somebody tries again').toBeVisible();

      await end(rooms);
      await page.getByRole('button', { name: button }).click();
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(sidebarLink(page)).not.toContainText('unavailable');
      expect(await isSamePage(page)).toBe(true);
      expect(await page.evaluate(() => '__tampered' in window)).toBe(false);

      await begin(rooms);
      await canLogOut(page, platform);
    },
  );
}

test('a section that was built for another contract is refused before any of its code is asked for, and comes back when it fits', async ({
  page,
  context,
  platform,
}) => {
  const rooms = platform.section('mfe-rooms');
  rooms.behave(describedAs(rooms.folder, { contract: '9.0', version: '9.1.0' }));
  await enterAs(page, platform.url, ADMIN);
  const log = new NetworkLog(context);
  await page.goto(`${platform.url}/admin`);
  await mark(page);
  await expect(sidebarLink(page)).toContainText('unavailable');
  await sidebarLink(page).click();
  await expect(page.getByText(`Rooms 9.1.0 was built for contract 9.0, and this console offers ${CONTRACT_VERSION}.`)).toBeVisible();
  await expect(page.getByText(OWNER)).toBeVisible();
  await restWorks(page);
  expect(log.of(rooms.url)).toEqual([]);
  const before = await title(page).elementHandle();
  await page.getByRole('button', { name: 'Check again' }).click();
  // The old sentence goes while it is checked; a second press before that would be no second check.
  await before?.waitForElementState('hidden');
  await expect(title(page), 'it still does not fit').toBeVisible();
  expect(log.of(rooms.url)).toEqual([]);

  rooms.recover();
  // An origin that takes more than 150 ms to tell its descriptor counts as what it was, on a busy machine: one checks once more.
  await expect(async () => {
    const again = page.getByRole('button', { name: 'Check again' });
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(heading(page)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
  await expect(sidebarLink(page)).not.toContainText('unavailable');
  expect(await isSamePage(page)).toBe(true);
});

test(
  'an incompatible section that is opened by a deep link has none of its code asked for either',
  LONG,
  async ({ page, context, platform }) => {
    const rooms = platform.section('mfe-rooms');
    rooms.behave(describedAs(rooms.folder, { contract: '9.0' }));
    await enterAs(page, platform.url, ADMIN);
    const log = new NetworkLog(context);
    await page.goto(platform.url + ROOMS);
    await expect(page.getByText(`was built for contract 9.0, and this console offers ${CONTRACT_VERSION}.`)).toBeVisible();
    expect(log.of(rooms.url)).toEqual([]);
    await canLogOut(page, platform);
  },
);

test('a section that is slow says so after a second, and comes up by itself', async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  // No screen with a widget of the section; and the sidebar is in the document before it does anything.
  await page.goto(platform.url + QUIET_SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  platform.section('mfe-rooms').behave(slow(1300));
  await sidebarLink(page).click();
  await expect(page.getByText('Rooms is still loading…')).toBeVisible();
  await expect(heading(page)).toBeVisible({ timeout: 12_000 });
  await expect(title(page)).toBeHidden();
});
