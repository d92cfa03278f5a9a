import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { APPS, ROOT } from '../../tooling/apps.ts';
import { build } from '../../tooling/build.ts';

export const WORKSHOP = path.join(ROOT, '.cache/e2e');
const LEFT_BEHIND_MS = 60 * 60_000;

/** Removes what runs that were killed have left behind; a run that is going on beside this one keeps its files. */
function sweep(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    if (Date.now() - statSync(entry).mtimeMs > LEFT_BEHIND_MS) rmSync(entry, { recursive: true, force: true });
  }
}

/** Before all tests: what they run against is what was built, never a dev server. */
export default async function buildFirst(): Promise<void> {
  await build(APPS);
  for (const folder of ['runs', 'variants']) sweep(path.join(WORKSHOP, folder));
}
