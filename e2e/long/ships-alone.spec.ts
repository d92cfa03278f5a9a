import { SHELL_FOLDER } from '../harness/consoles.ts';
import { fingerprints } from '../harness/fingerprints.ts';
import { ADMIN, enterAs } from '../harness/people.ts';
import { heading, ROOMS } from '../harness/rooms.ts';
import { expect, test } from '../harness/test.ts';
import { buildVariant } from '../harness/variant.ts';

test('a section that is rebuilt with a change and served again shows it at the next page load, while the shell stays as it is', async ({
  page,
  platform,
}) => {
  const rooms = platform.section('mfe-rooms');
  const subtitle = 'Manage multiplayer gaming sessions and rooms and payment';
  await enterAs(page, platform.url, ADMIN);
  await page.goto(platform.url + ROOMS);
  await expect(page.getByText(subtitle)).toBeVisible();

  const shell = fingerprints(SHELL_FOLDER);
  expect(Object.keys(shell).length).toBeGreaterThan(3);
  const changed = 'Shipped by the Rooms team alone';
  const variant = await buildVariant('mfe-rooms', [{ file: 'src/rooms/RoomListPage.tsx', from: subtitle, to: changed }]);
  try {
    await rooms.serve(variant.folder);
    await page.goto(platform.url + ROOMS);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByText(changed)).toBeVisible();
    await expect(page.getByText(subtitle)).toBeHidden();
  } finally {
    await rooms.reset();
    variant.remove();
  }
  expect(fingerprints(SHELL_FOLDER)).toEqual(shell);
});
