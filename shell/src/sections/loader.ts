import { CONTRACT_VERSION, contractServes, isSection, type Section } from '@arena/shared/contract';
import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { failure, SectionError, type SectionFailure } from './failure';
import type { RegisteredSection } from './registry';

/** How long a section may take before it counts as failed (milliseconds). */
const SECTION_TIMEOUT_MS = 10_000;

type Available = Extract<RegisteredSection, { readonly descriptor: object }>;

/*
 * The manifest is fetched and judged here; the federation runtime is given the entry file that it names. Left to itself the
 * runtime tells a dead server, a slow one and an HTML page apart only by the text of its errors, and carries the code of
 * its own manifest handling (`npm run size`).
 */
const integrityOf = new Map<string, string>();
let hooked = false;

/*
 * The runtime keeps the promise of a shared module even when it failed, so a part of the design system that could not be
 * fetched once would be missing until the page is loaded again (module-federation/core #3685). This lets go of it.
 */
function forgetFailedShares(): void {
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {})) {
    for (const versions of Object.values(scope)) {
      for (const shared of Object.values(versions)) {
        const get = shared.get;
        shared.get = async () => {
          try {
            return await get();
          } catch (error) {
            shared.loading = null;
            throw error;
          }
        };
      }
    }
  }
}

/** Prepares the federation runtime, once, before anything is loaded. */
export function hookRuntime(): void {
  if (hooked) return;
  hooked = true;
  forgetFailedShares();
  registerPlugins([
    {
      name: 'arena-shell',
      createScript({ url }: { url: string }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        script.crossOrigin = 'anonymous';
        const integrity = integrityOf.get(url);
        if (integrity !== undefined) script.integrity = integrity;
        return { script, timeout: SECTION_TIMEOUT_MS };
      },
    },
  ]);
}

interface Manifest {
  readonly metaData: { readonly remoteEntry: { readonly name: string } };
}

const isManifest = (value: unknown): value is Manifest =>
  typeof (value as Partial<Manifest> | null)?.metaData?.remoteEntry?.name === 'string';

/** The name of the entry file that the manifest at an address names. */
async function entryOf(address: string, signal: AbortSignal): Promise<string> {
  let answer: Response;
  let body: string;
  try {
    answer = await fetch(address, { signal, credentials: 'same-origin' });
    body = await answer.text();
  } catch {
    if (signal.aborted) throw new SectionError(failure('timed-out', { seconds: SECTION_TIMEOUT_MS / 1000 }));
    throw new SectionError(failure('unreachable', { address: new URL(address).origin }));
  }
  const bad = () => new SectionError(failure('bad-manifest', { address, status: answer.status }));
  if (!answer.ok) throw bad();
  try {
    const manifest: unknown = JSON.parse(body);
    if (isManifest(manifest)) return manifest.metaData.remoteEntry.name;
  } catch {
    // Not JSON: an error page, or half a file.
  }
  throw bad();
}

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 200);

function untilAborted<T>(work: Promise<T>, signal: AbortSignal, reason: SectionFailure): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const stop = () => reject(new SectionError(reason));
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    }),
  ]);
}

const entries = new Map<string, string>();

// Nobody is informed: whoever superseded a fetch looks at its own.
const SUPERSEDED = failure('bad-entry', { problem: 'Another version took its place.' });

/** The last fetch of each section that was started. */
const last = new Map<string, Promise<unknown>>();

/**
 * Fetches a section and answers what it gives to the shell. Throws `SectionError` only. Nothing is remembered of a failure:
 * a later call asks the section's origin again, and takes a version that was put there meanwhile.
 *
 * Fetches of one section run one after the other: two versions at once would share webpack's list of chunks, and each would
 * take the other's for its own. One that is `superseded` ends early, unless its entry is already on its way.
 */
export function fetchSection(section: Available, superseded = new AbortController().signal): Promise<Section> {
  const before = last.get(section.name) ?? Promise.resolve();
  const work = before.then(
    () => fetchNow(section, superseded),
    () => fetchNow(section, superseded),
  );
  last.set(section.name, work);
  return work;
}

async function fetchNow({ name, base, descriptor }: Available, superseded: AbortSignal): Promise<Section> {
  hookRuntime();
  const signal = AbortSignal.timeout(SECTION_TIMEOUT_MS);
  const address = base + descriptor.manifest;
  const entry = await untilAborted(entryOf(address, signal), superseded, SUPERSEDED);
  const integrity = descriptor.integrity[entry];
  if (integrity !== undefined) integrityOf.set(base + entry, integrity);
  // Another entry file than last time is another version: the runtime has to forget the one that it knows.
  const anotherVersion = entries.has(name) && entries.get(name) !== entry;
  // webpack keeps a version's chunks in a global list, and a new entry would take the old ones in it for its own.
  if (anotherVersion) Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
  registerRemotes([{ name, entry: base + entry, type: 'global' }], { force: anotherVersion });
  entries.set(name, entry);

  let module: { default?: unknown } | null;
  try {
    module = await untilAborted(
      loadRemote<{ default?: unknown }>(`${name}/section`),
      signal,
      failure('timed-out', { seconds: SECTION_TIMEOUT_MS / 1000 }),
    );
  } catch (error) {
    if (error instanceof SectionError) throw error;
    throw new SectionError(failure('bad-entry', { problem: problemOf(error) }));
  }
  const section = module?.default;
  if (!isSection(section)) throw new SectionError(failure('not-a-section', {}));
  if (!contractServes(CONTRACT_VERSION, section.contract)) {
    throw new SectionError(
      failure('incompatible-contract', { version: descriptor.version, needed: section.contract, offered: CONTRACT_VERSION }),
    );
  }
  return section;
}
