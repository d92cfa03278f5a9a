import type { Page } from '@playwright/test';
import type { SectionDescriptor } from '@arena/shared/contract/section';
import type { Console } from './consoles.ts';
import { differences, looksOf, tracesOf, type Traces, watchTraces } from './leaks.ts';
import { ADMIN, enterAs, QUIET_SCREEN } from './people.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

interface Screen {
  readonly section: string;
  readonly path: string;
}

const QUIET_HEADING = 'Notification Center';

/** The screens that the sidebar leads to, of every section. */
export async function screensOf({ sections }: Console): Promise<readonly Screen[]> {
  const descriptors = sections.map(async ({ url }) => (await (await fetch(`${url}/section.json`)).json()) as SectionDescriptor);
  return (await Promise.all(descriptors)).flatMap(({ name, navigation }) => navigation.map(({ path }) => ({ section: name, path })));
}

/** MUI has these with every input that is on the screen: the first one takes over what the document brought, and takes it along. */
const OF_INPUTS = /^style .*@keyframes mui-auto-fill/;

/** What the first visit of a screen leaves behind, by name: the section's entry, chunks and styles. */
const arrivalOf = (section: string): Partial<Record<keyof Traces, readonly RegExp[]>> => ({
  globals: [new RegExp(`^(webpackChunk)?${section}$`)],
  head: [OF_INPUTS, /^(script|link) .*(src|href)=/, /^style .*data-emotion=arena data-s=/],
});
const NOTHING_NEW: Partial<Record<keyof Traces, readonly RegExp[]>> = { head: [OF_INPUTS] };

/** By its link, as a person goes there; what is read has arrived, and nothing is hovered. */
async function open(page: Page, path: string): Promise<void> {
  // Dispatched: what presses for real listens on the window by itself.
  await page.locator(`nav a[href="${path}"]`).first().dispatchEvent('click');
  await expect(page).toHaveURL((url) => url.pathname === path);
  const heading = page.locator('main h1');
  await (path === QUIET_SCREEN ? expect(heading).toHaveText(QUIET_HEADING) : expect(heading).not.toHaveText(QUIET_HEADING));
  await expect(page.locator('main [aria-busy=true], main [role=status]:has(span:empty)')).toHaveCount(0);
  await page.mouse.move(0, 0);
  await settled(page);
}

/** How a screen looks when nothing of it changes any more: counts come after what they count. */
async function lastLooks(page: Page): Promise<Readonly<Record<string, string>>> {
  let last = await looksOf(page);
  const stays = async () => {
    const before = last;
    last = await looksOf(page);
    return JSON.stringify(before) === JSON.stringify(last);
  };
  await expect.poll(stays, { intervals: [500] }).toBe(true);
  return last;
}

/** Visits each screen from a quiet one and goes back, twice: nothing may stay, and nothing may look otherwise the second time. */
export async function walk(page: Page, url: string, screens: readonly Screen[]): Promise<void> {
  await watchTraces(page);
  await enterAs(page, url, ADMIN);
  await page.goto(url + QUIET_SCREEN);
  await open(page, QUIET_SCREEN);
  // A test that inspects the page from outside listens on its window from then on.
  await looksOf(page);
  const looks = new Map<string, Readonly<Record<string, string>>>();
  for (const round of ['for the first time', 'once more'])
    for (const { section, path } of screens) {
      const expected = round === 'once more' ? NOTHING_NEW : arrivalOf(section);
      await test.step(`${path}, ${round}`, async () => {
        const before = await tracesOf(page);
        await open(page, path);
        const first = looks.get(path);
        if (first === undefined) looks.set(path, await lastLooks(page));
        // Counts may have come since.
        else await expect.poll(() => looksOf(page), { message: `${path} looks as before the others came` }).toMatchObject(first);
        await open(page, QUIET_SCREEN);
        await expect
          .poll(async () => differences(before, await tracesOf(page), expected), { message: `left behind by ${path}, ${round}` })
          .toEqual([]);
      });
    }
}
