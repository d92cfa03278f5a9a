import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FILES_LIST, type FilesList } from '@arena/shared/contract/publishing';
import { expect, type Page } from '@playwright/test';
import { describedAs, only } from './behaviors.ts';
import type { Console } from './consoles.ts';
import { BROKEN, BUSY_MS } from './fault-builds.ts';
import type { Kind } from './fault-kinds.ts';
import { cell } from './fault-table.ts';
import { markTab, TOLD_WITHIN_MS } from './fault-visit.ts';
import { type Patch, patchedBuild } from './patched-build.ts';
import type { SectionOrigin } from './section-origin.ts';

/*
 * The public site has no screens in the console: its pages are complete documents without any script. For these pages a cell means: the
 * page is readable within three seconds and its links work, even when the section's files fail; visitors see no code, no version and no
 * owner. Its program is the script that submits forms; its lazy chunk is the part that the home page loads when the user approaches it.
 */

const PUBLIC = 'mfe-public';
/** The name of its program's file begins so. */
const PROGRAM = 'page-client';
const HOME = 'Skill wins. Skill earns.';
const ABOUT = 'About us';
/** The program of the public pages that the console's build brings. */
const SHARED_SCRIPT = /\/public[\w-]*\.[\da-f]{8}\.js$/;
const NEXT: Patch = { from: 'Skill wins.', to: 'Skill wins!' };

const fileIn = (folder: string, start: string): string => {
  const { files } = JSON.parse(readFileSync(path.join(folder, FILES_LIST), 'utf8')) as FilesList;
  const found = Object.keys(files).find((file) => file.startsWith(`${start}.`));
  if (found === undefined) throw new Error(`The public site has no file ${start}.`);
  return found;
};

/** What stands before the section's program. */
function programOf({ patches, misdeed }: Kind): string | null {
  if (patches !== undefined) return 'const broken = ;';
  if (misdeed === undefined) return null;
  if (misdeed === 'busy') return `for (const end = performance.now() + ${BUSY_MS}; performance.now() < end;);`;
  if (misdeed === 'promise') return `void Promise.reject(new Error("${BROKEN}"));`;
  return misdeed === 'handler' ? `addEventListener("click", () => { throw new Error("${BROKEN}") });` : `throw new Error("${BROKEN}");`;
}

/** A build that was shipped with the fault in it, vouched for by its pages: a program that is no longer the published one would not run. */
function shipped(kind: Kind, home: string): readonly Patch[] {
  const program = programOf(kind);
  if (program === null) return [];
  const start = readFileSync(path.join(home, fileIn(home, PROGRAM)), 'utf8').slice(0, 150);
  return [{ from: start, to: program + start }];
}

async function begin(origin: SectionOrigin, page: Page, kind: Kind): Promise<void> {
  const { folder } = origin;
  const [entry, chunk] = [fileIn(folder, PROGRAM), fileIn(folder, 'games')];
  if (kind.describes !== undefined) origin.behave(describedAs(folder, kind.describes));
  if (kind.answers !== undefined) {
    const build = { folder, version: '', entry, page: chunk, remove: () => undefined };
    origin.behave(only(kind.answers.files(build), kind.answers.behavior(build)));
  }
  if (kind.isDown) await origin.stop();
  if (kind.losesShared) await page.route(SHARED_SCRIPT, (route) => route.abort());
  if (kind.fillsStorage) await markTab(page, 'storage-full', true);
}

/** The page is readable within three seconds. A blocked page cannot be queried in the meantime, so it reports when it was painted. */
async function isRead(page: Page, { misdeed }: Kind, heading: string | RegExp): Promise<void> {
  const timeout = TOLD_WITHIN_MS + (misdeed === 'busy' ? BUSY_MS : 0);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({ timeout });
  await expect(page.getByText(/S-\d\d/)).toBeHidden();
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  await expect.poll(painted).toBeDefined();
  expect(await painted()).toBeLessThan(TOLD_WITHIN_MS);
}

const follow = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true }).click();

/** The three cells of a kind. */
export async function visitPublic(page: Page, platform: Console, kind: Kind): Promise<void> {
  const origin = platform.section(PUBLIC);
  const broken = shipped(kind, origin.folder);
  const [now, next, healthy] = [patchedBuild(PUBLIC, broken), patchedBuild(PUBLIC, [NEXT, ...broken]), patchedBuild(PUBLIC, [NEXT])];
  // A site that visitors have read before: the shell server caches what it has sent, and serves it where the section's origin is down.
  const isLive = async (folder: string) => {
    const program = fileIn(folder, PROGRAM);
    const sends = async (address: string) => (await (await fetch(platform.url + address)).text()).includes(program);
    for (const address of ['/', '/about-us']) await expect.poll(() => sends(address)).toBe(true);
  };
  try {
    await page.goto(`${platform.url}/registry.json`);
    await origin.serve(now.folder);
    await isLive(now.folder);
    await begin(origin, page, kind);
    await cell(kind, PUBLIC, 'first load', async () => {
      await page.goto(`${platform.url}/`, { waitUntil: 'commit' });
      await isRead(page, kind, HOME);
    });
    await cell(kind, PUBLIC, 'navigation', async () => {
      await follow(page, ABOUT);
      await isRead(page, kind, ABOUT);
    });
    await cell(kind, PUBLIC, 'open tab after a deploy', async () => {
      origin.recover();
      await origin.start();
      await origin.serve(next.folder);
      await begin(origin, page, kind);
      await page.getByRole('banner').getByRole('link', { name: 'Arena' }).click();
      await isRead(page, kind, /^Skill wins[.!] Skill earns\.$/);
      origin.recover();
      await origin.serve(healthy.folder);
      // An origin that takes long to tell what it has counts as what it was: one looks once more.
      await expect(async () => {
        await page.reload();
        await isRead(page, kind, 'Skill wins! Skill earns.');
      }).toPass();
    });
  } finally {
    for (const build of [now, next, healthy]) build.remove();
  }
}
