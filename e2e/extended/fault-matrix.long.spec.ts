import { SECTIONS } from '../../tooling/apps.ts';
import { removeBuilds, type Tried, TRIED } from '../harness/fault-builds.ts';
import { isOffered, takeUpdate } from '../harness/fault-deploy.ts';
import { type Kind, KINDS, NOISE } from '../harness/fault-kinds.ts';
import { visitPublic } from '../harness/fault-public.ts';
import { type Signed, signRegistry } from '../harness/fault-registry.ts';
import { STYLE_LOST, visitStyled } from '../harness/fault-style.ts';
import { cell, noCells, printTable } from '../harness/fault-table.ts';
import { Case, othersAnswer, storageMayBeFull } from '../harness/fault-visit.ts';
import { isSamePage, mark } from '../harness/faults.ts';
import { listedFiles } from '../harness/flipped.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from '../harness/people.ts';
import { expect, test } from '../harness/test.ts';

/*
 * Every kind of fault in every section, at three times: `npm test -- fault-matrix`, or with all that takes long `npm test -- long`.
 * `faults.spec.ts` has each kind once.
 */

test.afterAll(() => {
  printTable();
  removeBuilds();
});

interface Row {
  readonly kind: Kind;
  readonly section: Tried;
  /** Has the same fault, and is gone to from the first. */
  readonly next: Tried;
  /** Has none. */
  readonly other: Tried;
}

const at = (index: number): Tried => TRIED[index % TRIED.length] as Tried;
const ROWS: readonly Row[] = KINDS.flatMap((kind) =>
  TRIED.map((section, index) => ({ kind, section, next: at(index + 1), other: at(index + 2) })),
);

for (const { kind, section, next, other } of ROWS) {
  test(`${kind.name}, in ${section.title} and ${next.title}`, async ({ page, platform, guard }) => {
    guard.allow(...NOISE);
    const first = new Case(page, platform, section, kind);
    const second = new Case(page, platform, next, kind);
    await storageMayBeFull(page);
    await enterAs(page, platform.url, ADMIN);
    // A document of the console: the tab's name does not outlive the way from what is none to it.
    await page.goto(platform.url + QUIET_SCREEN);
    await first.begin();
    await second.begin();

    await cell(kind, section.folder, 'first load', async () => {
      await page.goto(platform.url + section.path, { waitUntil: 'domcontentloaded' });
      await mark(page);
      await first.isTold();
    });
    await cell(kind, next.folder, 'navigation', async () => {
      await second.link.click();
      await second.isTold();
      await othersAnswer(page, other);
      await first.end();
      await second.end();
      // Not by its link: pointing at that asks again for a page that has failed.
      await page.goBack();
      await second.comesBack();
    });
    await cell(kind, section.folder, 'first load', async () => {
      await page.goBack();
      await first.comesBack();
    });
    await cell(kind, section.folder, 'open tab after a deploy', async () => {
      first.next();
      await first.begin();
      // A version that does not fit is not offered: the tab keeps the current one.
      if (kind.describes !== undefined) {
        expect(await isOffered(page)).toBe(false);
        return expect(first.heading).toBeVisible();
      }
      await takeUpdate(page, section);
      // The console's modules came for the version before, and serve this one.
      if (kind.losesShared) {
        await first.isShown();
        return first.opens();
      }
      await first.isTold();
      await othersAnswer(page, other);
      await first.end();
      await page.goBack();
      await first.comesBack();
    });
    expect(await isSamePage(page)).toBe(true);
  });
}

/*
 * A registry that cannot be trusted concerns the console as a whole. For it a cell means: at the first load no code of any section runs; an
 * open tab keeps working, and takes nothing from that registry.
 */
const UNTRUSTED: readonly Signed[] = ['not at all', 'by another'];
const UNTRUSTED_ROWS = UNTRUSTED.flatMap((signed) => TRIED.map((section, index) => ({ signed, section, next: at(index + 1) })));

for (const { signed, section, next } of UNTRUSTED_ROWS) {
  test(`registry signed ${signed}, opened at ${section.title}`, async ({ page, platform, guard }) => {
    guard.allow(/untrusted/);
    const kind: Kind = { name: `registry signed ${signed}`, shown: 'nothing' };
    const first = new Case(page, platform, section, kind);
    const second = new Case(page, platform, next, kind);
    let how = signed;
    await enterAs(page, platform.url, ADMIN);
    await first.healthy();
    await signRegistry(page, platform.url, () => how);

    await cell(kind, section.folder, 'first load', async () => {
      await page.goto(platform.url + section.path, { waitUntil: 'domcontentloaded' });
      await mark(page);
      await expect(page.getByRole('alert').getByText('S-12', { exact: true })).toBeVisible({ timeout: 3000 });
      await expect(page.getByText(/the section list failed verification \(.*contact the platform team\./)).toBeVisible();
      how = 'by its publisher';
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(first.heading).toBeVisible();
    });
    how = signed;
    await cell(kind, next.folder, 'navigation', async () => {
      await second.link.click();
      await second.isTold();
      await first.link.click();
      await first.isTold();
    });
    await cell(kind, section.folder, 'open tab after a deploy', async () => {
      first.next();
      await first.healthy();
      expect(await isOffered(page)).toBe(false);
      await first.isTold();
      how = 'by its publisher';
      await takeUpdate(page, section);
      await first.isTold();
    });
    expect(await isSamePage(page)).toBe(true);
  });
}

test('style lost: no section ships a style file, as their lists of files say', () => {
  for (const section of SECTIONS) {
    expect(listedFiles(section, /\.css$/), `the list of ${section}: what it names has to be tried here`).toEqual([]);
    if (section !== at(0).folder) noCells(STYLE_LOST, section, 'whose files.json names no style file');
  }
});

test('style lost, in Rooms', async ({ page, platform, guard }) => {
  guard.allow(...NOISE);
  await enterAs(page, platform.url, ADMIN);
  await visitStyled(page, platform, at(0), at(1), 'src/rooms/RoomListPage.tsx');
});

// Visitors' pages request no registry: they go on working in any case.
for (const signed of UNTRUSTED) {
  test(`registry signed ${signed}, in the public site`, async ({ page, platform, guard }) => {
    guard.allow(...NOISE);
    await signRegistry(page, platform.url, () => signed);
    await visitPublic(page, platform, { name: `registry signed ${signed}`, shown: 'nothing' });
  });
}

for (const kind of KINDS) {
  test(`${kind.name}, in the public site`, async ({ page, platform, guard }) => {
    guard.allow(...NOISE);
    await storageMayBeFull(page);
    await visitPublic(page, platform, kind);
  });
}
