import { addToken } from '../../ship/tokens.ts';
import { AT_MOST_S, ownRepository } from '../../tooling/testing/own-repository.ts';
import { type LiveConsole, openLiveConsole, SHELL_FOLDER } from '../harness/consoles.ts';
import { fingerprints } from '../harness/fingerprints.ts';
import { region } from '../harness/overview.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { expectPromos, promosEntry, promosRows, scheduledRooms } from '../harness/promos.ts';
import { expect, test } from '../harness/test.ts';

let site: LiveConsole;

test.beforeAll(async ({ platform }) => {
  test.setTimeout(120_000);
  site = await openLiveConsole(platform.api, { shipApi: true });
});
test.afterAll(() => site.close());

test('with nothing of this repository but three packages, a section is made, tested, developed and published over HTTP, and runs in the console', async ({
  page,
  platform,
}) => {
  test.setTimeout((AT_MOST_S + 60) * 1000);
  const shell = fingerprints(SHELL_FOLDER);
  const rooms = await scheduledRooms(platform.api, await enterAs(page, site.url, ADMIN));
  await page.goto(`${site.url}/admin`);
  await expect(region(page, 'Rooms awaiting payout')).toBeVisible();
  await expect(promosEntry(page)).toBeHidden();

  const { token } = await addToken(site.folder, { folder: 'mfe-promos', days: 1, by: 'An operator', now: new Date() }, site.keys);
  const seconds = await ownRepository({ args: ['--to', site.url], env: { SHIP_TOKEN: token }, say: console.log });
  expect(seconds).toBeLessThan(AT_MOST_S);

  await expectPromos(page, site, rooms);
  await promosRows(page).getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Back to the list' })).toBeVisible();
  await page.goto(`${site.url}/admin`);
  await expect(region(page, 'Promos')).toContainText(`${rooms.length} scheduled rooms`);
  expect(fingerprints(SHELL_FOLDER)).toEqual(shell);
});
