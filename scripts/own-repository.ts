// `npm run own-repository [-- --to <address>]`: a section from its own repository, from the tarballs to a registry that names it,
// with the time of each step. Exits 1 when a step fails or all of them take over five minutes. With --to it is published to a
// running console by SHIP_TOKEN; otherwise into a folder, which the origin server then serves.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPrograms } from '../tooling/build-programs.ts';
import { freePort } from '../tooling/network.ts';
import { ownRepository } from '../tooling/own-repository.ts';
import { Processes } from './start/processes.ts';

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
const processes = new Processes();
const folder = mkdtempSync(path.join(tmpdir(), 'arena-live-'));

/** The address of the console that it is published to. */
async function site(): Promise<string> {
  if (to !== undefined) return to.replace(/\/$/, '');
  await buildPrograms(['origin']);
  const port = await freePort();
  processes.start('origin', 'origin/dist/main.js', [], { PORT: String(port), SHIP_FOLDER: folder, API_URL: 'http://localhost:1' });
  const url = `http://localhost:${port}`;
  await processes.ready('origin', `${url}/registry.json`);
  return url;
}

try {
  const url = await site();
  const env: Record<string, string> = to === undefined ? { SHIP_FOLDER: folder } : { SHIP_TOKEN: process.env.SHIP_TOKEN ?? '' };
  await ownRepository({ args: to === undefined ? [] : ['--to', to], env, say: console.log });
  const registry = await (await fetch(`${url}/registry.json`)).text();
  if (!registry.includes('/mfe-promos/1.0.0/')) throw new Error(`${url}/registry.json does not name mfe-promos 1.0.0.`);
  console.log(`${url}/registry.json names mfe-promos 1.0.0.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await processes.stop();
  rmSync(folder, { recursive: true, force: true });
}
