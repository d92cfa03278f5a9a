import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SECTIONS, type SectionName } from '../../tooling/apps.ts';
import { freePorts } from '../../tooling/network.ts';
import type { WorkingCopy } from './working-copy.ts';

/** What a team does all day, for the measurements and the tests: the dev server in a copy, an open form, a change that is saved. */

const READY = 'Ctrl-C stops';
const READY_WITHIN_MS = 120_000;
const DEMO = { username: 'admin@arena.test', password: 'arena-admin' };
const FORM = '/admin/full-map-rooms?create=1';

/** The typed text: the only field of the form that a reload does not restore. */
const TYPED = 'typed before';
const CHANGED = { file: 'mfe-rooms/src/fullmap-rooms/create/create.messages.ts', text: 'Create a full-map room' };

interface DevServer {
  /** Where the pages are. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** Runs `npm run dev` in a copy, of one section when it is named, until it says that it is ready. Its temporary files are the copy's. */
export async function startDev(copy: WorkingCopy, section: SectionName | null): Promise<DevServer> {
  const port = await freePorts(SECTIONS.length + 2);
  const api = port + SECTIONS.length + 1;
  const env = { PORT: String(port), API_PORT: String(api), API_URL: '', DATA_DIR: '', DATABASE_URL: '', TMPDIR: copy.folder };
  const run = copy.start(env, 'npm', 'run', 'dev', ...(section === null ? [] : ['-w', section]));
  let ended = false;
  const over = run.output.then(
    () => void (ended = true),
    () => void (ended = true),
  );
  const deadline = Date.now() + READY_WITHIN_MS;
  while (!run.said().includes(READY)) {
    if (ended || Date.now() > deadline) throw new Error(`The dev server did not come up:\n${run.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    origin: `http://localhost:${section === null ? port : port + 1 + SECTIONS.indexOf(section)}`,
    async stop() {
      run.interrupt();
      await over;
    },
  };
}

/** Opens a page of the dev server as the demo's administrator, signed in. A section alone signs in by itself. */
async function openSignedIn(page: Page, origin: string, address: string, alone: boolean): Promise<void> {
  if (!alone) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/v1/auth/login`, { method: 'POST', headers, body: JSON.stringify(DEMO) });
    const record = JSON.stringify({ ...((await answer.json()) as object), role: 'ROLE_ADMIN' });
    await page.addInitScript((auth) => localStorage.setItem('auth', auth), record);
  }
  await page.goto(origin + address);
}

const password = (page: Page) => page.getByRole('dialog').getByLabel('Password');

/** Opens the form of a new room and types into it. */
export async function typeIntoForm(page: Page, origin: string, alone: boolean): Promise<void> {
  await openSignedIn(page, origin, FORM, alone);
  await password(page).fill(TYPED);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Whether the page is the same, the form is open, and the typed text is in it. */
export const isStateKept = async (page: Page): Promise<boolean> =>
  (await page.evaluate(() => 'sameDocument' in window)) && (await password(page).inputValue()) === TYPED;

/** Saves a change of the open form's title in a copy of the repository; answers the milliseconds until the page has painted it. */
export async function change(page: Page, copy: WorkingCopy, before: string, after: string): Promise<number> {
  const file = path.join(copy.folder, CHANGED.file);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(`'${before}'`, `'${after}'`);
  if (changed === text) throw new Error(`${CHANGED.file} has no '${before}'.`);
  // In one step, as editors do: half a file is never read.
  writeFileSync(`${file}.saved`, changed);
  const seen = page.waitForFunction(
    (title) => (document.querySelector('[role=dialog]')?.textContent?.includes(title) ? Date.now() : 0),
    after,
    { polling: 'raf' },
  );
  const saved = Date.now();
  renameSync(`${file}.saved`, file);
  return (await (await seen).jsonValue()) - saved;
}

export const FORM_TITLE = CHANGED.text;
