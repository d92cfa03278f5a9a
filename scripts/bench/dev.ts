import { rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { SectionName } from '../../tooling/apps.ts';
import { CHROMIUM_ARGS, findChromium } from '../../tooling/chromium.ts';
import { change, FORM_TITLE, isStateKept, openSignedIn, startDev, typeIntoForm } from '../../tooling/dev-loop.ts';
import { type WorkingCopy, workingCopy } from '../../tooling/working-copy.ts';
import { spread } from './figures.ts';

/*
 * What a team waits for all day, in a copy of the repository: `npm run dev` until Room Management is on the screen, signed in
 * and usable; a saved file until the page has painted it, with a form open; a section's published build from nothing.
 */

const SECTION: SectionName = 'mfe-rooms';
const SAVES = 40;
const BUILDS = 3;
const seconds = (from: number) => `${((Date.now() - from) / 1000).toFixed(1)} s`;

/** Runs the dev server once, prints how long the first page took, and goes on with other work there. */
async function once(
  which: string,
  copy: WorkingCopy,
  browser: Browser,
  only: SectionName | null,
  work?: (origin: string) => Promise<void>,
): Promise<void> {
  const started = Date.now();
  const server = await startDev(copy, only);
  const page = await browser.newPage();
  try {
    await openSignedIn(page, server.origin, '/admin/room-management', only !== null);
    await page.getByRole('article').first().waitFor();
    console.log(`  ${which.padEnd(36)} ${seconds(started)}`);
    await page.close();
    await work?.(server.origin);
  } finally {
    await server.stop();
  }
}

async function measureSaves(copy: WorkingCopy, browser: Browser, origin: string, alone: boolean): Promise<void> {
  const page = await browser.newPage();
  await typeIntoForm(page, origin, alone);
  const times: number[] = [];
  let title = FORM_TITLE;
  for (let index = 0; index < SAVES; index += 1) {
    const next = index === SAVES - 1 ? FORM_TITLE : `Create a room, ${index}`;
    times.push(await change(page, copy, title, next));
    title = next;
  }
  console.log(`${spread('saved to painted', times)}, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`  ${'what was typed'.padEnd(36)} ${(await isStateKept(page)) ? 'kept' : 'LOST'} over ${SAVES} saves, no reload`);
  await page.close();
}

async function measureBuild(copy: WorkingCopy): Promise<string> {
  for (const folder of ['.cache', path.join(SECTION, 'dist')]) rmSync(path.join(copy.folder, folder), { recursive: true, force: true });
  const started = Date.now();
  await copy.run('npm', 'run', 'build', '--', SECTION);
  return seconds(started);
}

export async function benchDev(): Promise<void> {
  console.log(`${availableParallelism()} cores, load before ${loadavg()[0]?.toFixed(1)}`);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_ARGS });
  try {
    for (const only of [null, SECTION]) {
      const copy = workingCopy();
      try {
        console.log(only === null ? 'npm run dev (the console)' : `npm run dev -w ${only}`);
        await once('first page, nothing there yet', copy, browser, only);
        await once('first page, the second time', copy, browser, only, (origin) => measureSaves(copy, browser, origin, only !== null));
        if (only === null) continue;
        const builds: string[] = [];
        for (let index = 0; index < BUILDS; index += 1) builds.push(await measureBuild(copy));
        console.log(`npm run build -- ${only}, from nothing: ${builds.join(', ')}`);
      } finally {
        copy.remove();
      }
    }
  } finally {
    await browser.close();
  }
}
