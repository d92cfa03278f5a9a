// `npm test -- own-repository [-- --to <address>]`: publishes a section from its own repository. Fails after six minutes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { keysFrom } from '../ship/registry/signing.ts';
import { addToken } from '../ship/tokens.ts';
import { buildPrograms } from '../tooling/build-programs.ts';
import { freePort } from '../tooling/network.ts';
import { ownRepository } from '../tooling/testing/own-repository.ts';
import { Processes } from './start/processes.ts';

const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
const processes = new Processes();
const folder = mkdtempSync(path.join(tmpdir(), 'arena-live-'));

async function site(): Promise<{ readonly url: string; readonly token: string }> {
  if (to !== undefined) return { url: to.replace(/\/$/, ''), token: process.env.SHIP_TOKEN ?? '' };
  await buildPrograms(['origin']);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  processes.start('origin', 'origin/dist/main.js', [], { PORT: String(port), SHIP_FOLDER: folder, SHIP_API: 'on', API_URL: url });
  await processes.ready('origin', `${url}/registry.json`);
  const { token } = await addToken(
    folder,
    { folder: 'mfe-promos', days: 1, by: 'An operator', now: new Date() },
    keysFrom(process.env, folder)(),
  );
  return { url, token };
}

try {
  const { url, token } = await site();
  await ownRepository({ args: ['--to', url], env: { SHIP_TOKEN: token }, say: console.log });
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
