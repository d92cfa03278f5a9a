// Every screen of the console on a platform that `npm run scale -w api` has filled: opened, searched, sorted, exported, and the export
// stopped; and how long it takes until a typed name is painted. `DATABASE_URL=… npm run million -w e2e -- [folder for pictures]`.
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, expect, type Page, type Request } from '@playwright/test';
import { ADMIN, startBuiltApi } from '../api/test/built-api.ts';
import buildFirst from './harness/build-first.ts';
import { openConsole, Sections } from './harness/consoles.ts';
import { exportAs } from './harness/export-as.ts';
import { PICTURES, type Screen, SCREENS } from './harness/million-screens.ts';
import { nameTyped } from './harness/name-typed.ts';
import { enter } from './harness/people.ts';

const executablePath = process.env.CHROMIUM_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
/** Asked of the user list, with a quarter of the processor. */
const MOST_MS = 500;
const QUIET_MS = 500;

const cell = (value: number | null) => (value === null ? '' : `${value.toFixed(0)} ms`).padStart(9);
async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** What the page asks the API for, without the stream of changes, which never ends. */
class Calls {
  readonly #open = new Set<Request>();
  #last = performance.now();

  constructor(page: Page) {
    page.on('request', (request) => {
      if (!request.url().includes('/api/v1/') || request.url().includes('/events')) return;
      this.#open.add(request);
      this.#last = performance.now();
    });
    const answered = (request: Request) => {
      if (this.#open.delete(request)) this.#last = performance.now();
    };
    page.on('requestfinished', answered);
    page.on('requestfailed', answered);
  }

  /** Milliseconds from the action until the last of its requests was answered. */
  async after(act: () => Promise<unknown>): Promise<number> {
    const start = performance.now();
    await act();
    const acted = performance.now();
    // The search request follows the typing a moment later.
    await expect
      .poll(() => this.#open.size === 0 && performance.now() - Math.max(acted, this.#last) > QUIET_MS, { timeout: 60_000 })
      .toBe(true);
    return Math.max(acted, this.#last) - start;
  }
}

async function stopAnExport(page: Page): Promise<number> {
  const saved: string[] = [];
  page.on('download', (file) => saved.push(file.suggestedFilename()));
  await exportAs(page, 'CSV');
  const stop = page.getByRole('button', { name: 'Cancel export' });
  await stop.waitFor();
  const taken = await timed(async () => {
    await stop.click();
    await page.getByRole('button', { name: 'Export', exact: true }).waitFor();
  });
  expect(saved).toEqual([]);
  return taken;
}

async function exportAll(page: Page): Promise<number> {
  const file = page.waitForEvent('download', { timeout: 120_000 });
  return timed(async () => {
    await exportAs(page, 'CSV');
    await (await file).path();
  });
}

async function visit(
  page: Page,
  calls: Calls,
  url: string,
  { path: address, ready, search, sort, stops = false, exports = false }: Screen,
): Promise<void> {
  const first = page.locator(ready).first();
  const opened = await calls.after(async () => {
    await page.goto(url + address);
    await first.waitFor();
  });
  const sorted =
    sort === undefined ? null : await calls.after(() => page.getByRole('columnheader', { name: sort }).getByRole('button').click());
  const stopped = stops ? await stopAnExport(page) : null;
  let [searched, exported]: [number | null, number | null] = [null, null];
  if (search !== undefined) {
    const [label, text] = search;
    searched = await calls.after(() => page.getByRole('searchbox', { name: label }).fill(text));
    await first.waitFor();
    // Of what was found: all of a million rows is what was stopped before.
    if (exports) exported = await exportAll(page);
  }
  expect(await page.getByRole('alert').allTextContents(), address).toEqual([]);
  console.log([opened, searched, sorted, stopped, exported].map(cell).join('') + `  ${address}`);
}

async function takePictures(page: Page, calls: Calls, url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const theme of ['dark', 'light'] as const) {
    await page.evaluate((mode) => localStorage.setItem('arena-theme', mode), theme);
    for (const address of PICTURES) {
      await calls.after(async () => {
        await page.goto(url + address);
        await page.locator('tbody tr').first().waitFor();
      });
      await page.screenshot({ path: path.join(folder, `${address.split('/').at(-1)}-${theme}.png`) });
    }
  }
}

async function main(): Promise<boolean> {
  if (!process.env.DATABASE_URL) throw new Error('Set DATABASE_URL to a database that `npm run scale -w api` has filled.');
  await buildFirst();
  const api = await startBuiltApi();
  const sections = new Sections();
  await sections.start();
  const shell = await openConsole(sections, api.origin, 'Bearer');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const calls = new Calls(page);
    await enter(page, shell.url, { token: api.token, user: ADMIN });
    console.log(`${['opened', 'searched', 'sorted', 'stopped', 'exported'].map((word) => word.padStart(9)).join('')}`);
    for (const screen of SCREENS) await visit(page, calls, shell.url, screen);
    const taken = await nameTyped(page, shell.url);
    const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Infinity;
    console.log(
      `\nUser list, a name typed and painted, CPU/4: median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms (asked: ${MOST_MS})`,
    );
    await takePictures(page, calls, shell.url, path.resolve(process.argv[2] ?? '/tmp/shots/million'));
    return at(0.95) <= MOST_MS;
  } finally {
    await browser.close();
    await shell.close();
    await sections.close();
    api.stop();
  }
}

process.exit((await main()) ? 0 : 1);
