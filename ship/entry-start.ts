import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { readDescriptor } from './check.ts';
import { Refusal } from './registry/published-registry.ts';

// Starts a section's entry as the shell does, as far as that goes without a browser: its files and the federation runtime never answer.
// `node:vm` holds no attacker back, so only the command line does this, with the builds of its own user; a console's server never does.

const HERE = 'https://console.invalid/';
/** In milliseconds; an entry takes a few. */
const PATIENCE_MS = 2000;

/** Stands for what an entry meets in a browser: each property, call and instance of it is the same again. */
const anything: object = new Proxy(class {}, {
  get: (target, key) => (key === 'prototype' ? target.prototype : key === 'then' ? undefined : anything),
  apply: () => anything,
  construct: () => anything,
});
const GLOBALS = [
  'navigator',
  'localStorage',
  'sessionStorage',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'console',
  '_FEDERATION_RUNTIME_CORE',
];
const currentScript = { tagName: 'SCRIPT', src: `${HERE}entry.js` };

interface Container {
  readonly init?: unknown;
  readonly get?: (exposed: string) => Promise<unknown>;
}

/** Why the shell would find no section in an entry; null when it would. */
export async function startProblem(code: string, name: string): Promise<string | null> {
  const page = createContext({
    ...Object.fromEntries(GLOBALS.map((one) => [one, anything])),
    ...{ location: new URL(HERE), document: new Proxy({}, { get: (_, key) => (key === 'currentScript' ? currentScript : anything) }) },
  }) as Record<string, Container | undefined>;
  try {
    runInContext('var window = globalThis, self = globalThis', page);
    runInContext(code, page, { timeout: PATIENCE_MS });
    const container = page[name];
    if (typeof container?.init !== 'function' || typeof container.get !== 'function')
      return `it has no container ${name} with init and get`;
    // What is not exposed is refused at once; what is waits for its files.
    await Promise.race([container.get('./section'), new Promise((resolve) => setImmediate(resolve))]);
    return null;
  } catch (error) {
    return String((error as Error).message).replace(/\.$/, '');
  }
}

/** Refuses a build with an entry that the shell would not start. A file that is not there is for the check of the files. */
export async function assertStarts(build: string): Promise<void> {
  const { name, integrity } = await readDescriptor(build);
  const entry = Object.keys(integrity).find((file) => file.startsWith('remoteEntry.'));
  const code = await readFile(path.join(build, entry ?? ''), 'utf8').catch(() => null);
  const problem = entry === undefined ? 'its descriptor names no remoteEntry' : code === null ? null : await startProblem(code, name);
  if (problem !== null)
    throw new Refusal(`${path.join(build, entry ?? '')} would not start in the console: ${problem}. Build it again with defineSection().`);
}
