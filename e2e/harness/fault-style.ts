import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { missing, only } from './behaviors.ts';
import type { Console } from './consoles.ts';
import type { Tried } from './fault-builds.ts';
import { takeUpdate } from './fault-deploy.ts';
import { type Kind, LOST_PAGE } from './fault-kinds.ts';
import { cell } from './fault-table.ts';
import { Case, FIRST, othersAnswer } from './fault-visit.ts';
import { isSamePage, mark } from './faults.ts';
import { QUIET_SCREEN } from './people.ts';
import { expect } from './test.ts';
import { buildVariant } from './variant.ts';

/*
 * A section's styles are in its program, so there is no style file that could be lost. One that brings some is built for this, of one section
 * alone, since it is a build and not a patch.
 */
export const STYLE_LOST: Kind = { name: 'style lost', shown: LOST_PAGE };

/** A file that was loaded once would come out of the browser's memory, and could not be lost. */
async function forget(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** The three cells, of a page of the section that imports a style: `importing` is its file. */
export async function visitStyled(page: Page, platform: Console, section: Tried, other: Tried, importing: string): Promise<void> {
  const origin = platform.section(section.folder);
  const styled = await buildVariant(section.folder, [{ file: importing, from: /^/, to: "import '@arena/shared/ui/fonts.css';\n" }]);
  const built = readdirSync(styled.folder);
  const styles = built.filter((file) => file.endsWith('.css'));
  expect(styles).toHaveLength(1);
  const entry = built.find((file) => /^remoteEntry\..*\.js$/.test(file)) ?? '';
  const one = new Case(page, platform, section, STYLE_LOST);
  const begin = async () => {
    await forget(page);
    await origin.serve(styled.folder);
    await one.isLive(FIRST, entry);
    origin.behave(only(styles, missing));
  };
  const end = async () => {
    origin.recover();
    await page.goBack();
    await one.comesBack();
    expect(await isSamePage(page)).toBe(true);
  };
  const is = (mode: Parameters<typeof cell>[2], work: () => Promise<void>) => cell(STYLE_LOST, section.folder, mode, work);
  try {
    await is('open tab after a deploy', async () => {
      await one.healthy();
      await page.goto(platform.url + section.path);
      await expect(one.heading).toBeVisible();
      await mark(page);
      await begin();
      await takeUpdate(page, section, FIRST);
      await one.isTold();
      await othersAnswer(page, other);
      await end();
    });
    await is('first load', async () => {
      await begin();
      await page.goto(platform.url + section.path, { waitUntil: 'domcontentloaded' });
      await mark(page);
      await one.isTold();
      await othersAnswer(page, other);
      await end();
    });
    await is('navigation', async () => {
      await begin();
      await page.goto(platform.url + QUIET_SCREEN);
      await mark(page);
      await one.link.click();
      await one.isTold();
      await othersAnswer(page, other);
      await end();
    });
  } finally {
    styled.remove();
  }
}
