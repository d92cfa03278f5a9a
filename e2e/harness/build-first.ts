import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { SERVER_URL } from '../../api/test/server-database.ts';
import { APPS, ROOT } from '../../tooling/apps.ts';
import { build } from '../../tooling/build.ts';
import { buildPrograms } from '../../tooling/build-programs.ts';
import { DEMO_DATABASE } from './server.ts';

export const WORKSHOP = path.join(ROOT, '.cache/e2e');
const LEFT_BEHIND_MS = 60 * 60_000;

/** Removes what killed runs have left behind; a concurrent run keeps its files. */
function sweep(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    if (Date.now() - statSync(entry).mtimeMs > LEFT_BEHIND_MS) rmSync(entry, { recursive: true, force: true });
  }
}

/** Before all tests: they run against production builds, never a dev server. */
export default async function buildFirst(): Promise<() => Promise<void>> {
  await Promise.all([build(APPS), buildPrograms(['api'])]);
  for (const folder of ['runs', 'variants']) sweep(path.join(WORKSHOP, folder));
  if (SERVER_URL === null) return async () => {};
  // Not for each worker, which comes by here too: it is the server's whole source.
  const { newDemoDatabase } = await import('../../api/test/demo-database.ts');
  const demo = await newDemoDatabase(SERVER_URL);
  process.env[DEMO_DATABASE] = demo.name;
  return demo.drop;
}
