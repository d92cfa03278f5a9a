import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { readDescriptor } from './check.ts';
import { Refusal } from './registry/published-registry.ts';

// Starts a section's entry as the shell does, without a browser: its files and the federation runtime never answer. `node:vm` holds no
// attacker back, so only the command line does this, with the builds of its own user; a console's server never does.

const PATIENCE_MS = 2000;
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
const currentScript = { tagName: 'SCRIPT', src: 'https://console.invalid/entry.js' };
/** It isn't a promise, and it converts to an empty text. */
const OWN: Readonly<Record<PropertyKey, unknown>> = { then: undefined, [Symbol.toPrimitive]: () => '' };
/** Replaces all browser objects: each of its properties, calls and instances is the same object again. */
const anything: object = new Proxy(class {}, {
  get: (target, key) => (key === 'prototype' ? target.prototype : key in OWN ? OWN[key] : anything),
  apply: () => anything,
  construct: () => anything,
});
type Containers = Record<string, { readonly init?: unknown; readonly get?: (exposed: string) => Promise<unknown> } | undefined>;

/** Why the shell would find no section in an entry; null when it would. */
export async function startProblem(code: string, name: string): Promise<string | null> {
  const document = new Proxy({}, { get: (_, key) => (key === 'currentScript' ? currentScript : anything) });
  const others = Object.fromEntries(GLOBALS.map((one) => [one, anything]));
  const page = createContext({ ...others, document, location: new URL(currentScript.src) }) as Containers;
  try {
    runInContext(`var window = globalThis, self = globalThis;${code}`, page, { timeout: PATIENCE_MS });
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

/** Refuses a build whose entry the shell would not start. Missing files are found by another check. */
export async function assertStarts(build: string): Promise<void> {
  const { name, integrity } = await readDescriptor(build);
  const entry = Object.keys(integrity).find((file) => file.startsWith('remoteEntry.'));
  const code = await readFile(path.join(build, entry ?? ''), 'utf8').catch(() => null);
  const problem = entry === undefined ? 'its descriptor names no remoteEntry' : code && (await startProblem(code, name));
  if (problem) throw new Refusal(`${entry ?? build} would not start in the console: ${problem}. Build it again with defineSection().`);
}
