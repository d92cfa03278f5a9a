import { without } from './harness/behaviours.ts';
import { canLogOut, isSamePage, mark, openRooms, OWNER, restWorks, title } from './harness/faults.ts';
import { type Patch, patchedBuild, throwing } from './harness/patched-build.ts';
import { ADMIN, enterAs } from './harness/people.ts';
import { heading, sidebarLink } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';
import type { Variant } from './harness/variant.ts';

const variants: Variant[] = [];
const variant = (patch: Patch) => {
  const built = patchedBuild('mfe-rooms', [patch]);
  variants.push(built);
  return built.folder;
};
test.afterEach(({ sections }) => sections.reset().then(() => variants.splice(0).forEach((built) => built.remove())));

test('a section that throws while it draws costs itself only, and comes back in place', async ({ page, platform, guard }) => {
  guard.allow(/crash on purpose/, /Section mfe_rooms crashed/);
  const rooms = platform.section('mfe-rooms');
  const healthy = rooms.folder;
  const subtitle = 'Manage multiplayer gaming sessions and rooms and payment';
  const broken = variant({ from: JSON.stringify(subtitle), to: throwing('crash on purpose') });
  await rooms.serve(broken);
  await enterAs(page, platform.url, ADMIN);
  await openRooms(page, platform);
  await mark(page);
  await expect(page.getByText('Something went wrong while Rooms drew this page. Try again; if it stays, tell its owner.')).toBeVisible();
  await expect(page.getByText(OWNER)).toBeVisible();
  await restWorks(page);
  await expect(title(page)).toBeVisible();

  await rooms.serve(healthy);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  await rooms.serve(broken);
  await canLogOut(page, platform);
});

test('a section that is shipped anew while a tab is open, its old files deleted, goes on in that tab after a Retry', async ({
  page,
  platform,
  guard,
}) => {
  // A 404 of another origin carries no permission to read it, which the browser calls a CORS failure.
  guard.allow(/404 \(Not Found\)/, /blocked by CORS policy/, /ERR_FAILED/);
  const rooms = platform.section('mfe-rooms');
  const next = variant({ from: 'title:"Room Details"', to: 'title:"Room Details II"' });
  await enterAs(page, platform.url, ADMIN);
  await openRooms(page, platform);
  await expect(page.getByRole('article').first()).toBeVisible();
  await mark(page);
  await rooms.serve(next);
  await page.getByRole('article').first().getByRole('link').click();
  const newTitle = page.getByRole('heading', { name: 'Room Details II' });
  const failed = page.getByText('This page of Rooms could not be fetched. Try again; if it stays, tell its owner.');
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(newTitle).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('one page whose file is missing costs that page only, and comes back by Retry', async ({ page, platform, guard }) => {
  guard.allow(/404 \(Not Found\)/);
  const rooms = platform.section('mfe-rooms');
  await enterAs(page, platform.url, ADMIN);
  await openRooms(page, platform);
  await expect(page.getByRole('article').first()).toBeVisible();
  await mark(page);
  rooms.behave(without(/^\/\d+\.[\da-f]{8}\.js$/));
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText('This page of Rooms could not be fetched. Try again; if it stays, tell its owner.')).toBeVisible();
  await expect(page.getByText(OWNER)).toBeVisible();
  await sidebarLink(page).click();
  await expect(page.getByRole('article').first(), 'the list still works').toBeVisible();
  await page.goBack();
  rooms.recover();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Room Details' })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});
