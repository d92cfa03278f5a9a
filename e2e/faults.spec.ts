import { OFFERED_CONTRACTS } from '@arena/shared/contract/section';
import { describedAs, slow } from './harness/behaviors.ts';
import { removeBuilds, type Tried, TRIED } from './harness/fault-builds.ts';
import { type Kind, KINDS, NOISE } from './harness/fault-kinds.ts';
import { cell, printTable } from './harness/fault-table.ts';
import { Case, storageMayBeFull } from './harness/fault-visit.ts';
import { canLogOut, isSamePage, mark, openRooms, title } from './harness/faults.ts';
import { EXTENDED } from './harness/extended.ts';
import { NetworkLog } from './harness/network-log.ts';
import { patchedBuild } from './harness/patched-build.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from './harness/people.ts';
import { heading, sidebarLink } from './harness/rooms.ts';
import { expect, test } from './harness/test.ts';

/*
 * Each kind of fault once, four sections at a time, each with another. All of them in all sections are in extended/fault-matrix.long.spec.ts,
 * and what takes the page itself for five seconds is there alone.
 */
const SHORT = KINDS.filter(({ misdeed }) => misdeed !== 'busy');
/** Of those that look the same to a person, one is quick. */
const QUICK = [
  ...['origin down', 'list 404', 'list hanging', 'entry missing', 'entry throwing', 'lazy chunk lost', 'lazy chunk flipped'],
  ...['shared module lost', 'contract too new', 'throw in render', 'throw in an event handler', 'storage full'],
];
const roundsOf = (kinds: readonly Kind[]) =>
  Array.from({ length: Math.ceil(kinds.length / TRIED.length) }, (_, round) =>
    kinds
      .slice(round * TRIED.length, (round + 1) * TRIED.length)
      .map((kind, index): [Kind, Tried] => [kind, TRIED[(index + round) % TRIED.length] as Tried]),
  );
const isQuick = ({ name }: Kind) => QUICK.includes(name);
const ROUNDS = [...roundsOf(SHORT.filter(isQuick)), ...roundsOf(SHORT.filter((kind) => !isQuick(kind)))];

test.afterAll(() => {
  printTable();
  removeBuilds();
});

for (const round of ROUNDS) {
  const sentence = `${round.map(([{ name }]) => name).join(', ')}: costs its section only, says so, and comes back in place`;
  test(sentence, round.every(([kind]) => isQuick(kind)) ? {} : EXTENDED, async ({ page, platform, guard }) => {
    guard.allow(...NOISE);
    await storageMayBeFull(page);
    await enterAs(page, platform.url, ADMIN);
    const cases = round.map(([kind, section]) => new Case(page, platform, section, kind));
    for (const one of cases) await one.healthy();
    // A build that was shipped broken is what the tab's registry names: shipped later, it would not be the one that was published.
    const shipped = cases.filter(({ kind }) => kind.patches !== undefined || kind.describes !== undefined);
    for (const one of shipped) await one.begin();
    await page.goto(platform.url + QUIET_SCREEN);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await mark(page);
    for (const one of cases) if (!shipped.includes(one)) await one.begin();
    for (const one of cases)
      await cell(one.kind, one.section.folder, 'navigation', async () => {
        await one.link.click();
        await one.isTold();
      });
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Notification' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notification Center' })).toBeVisible();
    for (const one of cases.toReversed())
      await cell(one.kind, one.section.folder, 'navigation', async () => {
        await one.end();
        // Not by its link: pointing at that asks again for a page that has failed.
        await page.goBack();
        await one.comesBack();
      });
    expect(await isSamePage(page)).toBe(true);
  });
}

test('no code of a section that was built for another contract is requested, and the user can still log out', async ({
  page,
  context,
  platform,
}) => {
  const rooms = platform.section('mfe-rooms');
  rooms.behave(describedAs(rooms.folder, { contract: '9.0', version: '9.1.0' }));
  await enterAs(page, platform.url, ADMIN);
  const log = new NetworkLog(context);
  await page.goto(`${platform.url}/admin/room-management`);
  await expect(
    page.getByText(`Rooms 9.1.0 was built for contract 9.0, and this console offers ${OFFERED_CONTRACTS.join(' and ')}.`),
  ).toBeVisible();
  await expect(sidebarLink(page)).toContainText('unavailable');
  const before = await title(page).elementHandle();
  await page.getByRole('button', { name: 'Check again' }).click();
  // The old sentence goes while it is checked.
  await before?.waitForElementState('hidden');
  await expect(title(page), 'it still does not fit').toBeVisible();
  expect(log.of(rooms.url)).toEqual([]);
  await canLogOut(page, platform);
});

test('a slow section says so, and loads by itself', EXTENDED, async ({ page, platform }) => {
  await enterAs(page, platform.url, ADMIN);
  // No screen with a widget of the section; and the sidebar is in the document before it does anything.
  await page.goto(platform.url + QUIET_SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  platform.section('mfe-rooms').behave(slow(1300));
  await sidebarLink(page).click();
  await expect(page.getByText('Rooms is still loading…')).toBeVisible();
  await expect(page.getByText('Rooms is taking longer than usual')).toBeVisible();
  await expect(heading(page)).toBeVisible({ timeout: 12_000 });
  await expect(title(page)).toBeHidden();
});

test('a section that is published again while a tab is open, its old files deleted, works in that tab after a Retry', async ({
  page,
  platform,
  guard,
}) => {
  guard.allow(...NOISE);
  const rooms = platform.section('mfe-rooms');
  const next = patchedBuild('mfe-rooms', [{ from: '"Room Details"', to: '"Room Details II"' }]);
  await enterAs(page, platform.url, ADMIN);
  await openRooms(page, platform);
  await expect(page.getByRole('article').first()).toBeVisible();
  await mark(page);
  await rooms.serve(next.folder);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByText('This Rooms page failed to load. Try again. If it keeps happening, contact its owner.')).toBeVisible();
  await sidebarLink(page).click();
  await expect(page.getByRole('article').first(), 'the list still works').toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Room Details II' })).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
  await rooms.reset();
  next.remove();
});
