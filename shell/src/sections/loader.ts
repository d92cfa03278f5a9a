import { LOAD_VERIFIED, type LoadVerified } from '@arena/shared/contract/publishing';
import { incompatibility, isSection, type SectionProgram } from '@arena/shared/contract/section';
import { untilPageStays } from '@arena/shared/platform/leaving';
import { getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { adapt, prepareAdapters } from './adapters';
import { bindPlatform, declareCalls } from './declared-calls';
import { failure, SectionError, type SectionFailure } from './failure';
import { aSecond, letGoOf } from './hung';
import { lendFederation } from './lent-federation';
import type { RegisteredSection } from './registry';
import { admitSection } from './section-files';
import { findTrouble, guardScripts } from './verified-files';
import * as t from './sections.messages';

/** Timeout (milliseconds). */
const SECTION_TIMEOUT_MS = 10_000;

type Available = Extract<RegisteredSection, { readonly descriptor: object }>;

declare global {
  interface Window {
    [LOAD_VERIFIED]?: LoadVerified;
  }
}

let hooked = false;

/** Marks the shell's shares as loaded and drops failed promises, which the runtime would keep (module-federation/core #3685). */
function prepareShares(): void {
  for (const scope of Object.values(getInstance()?.shareScopeMap ?? {})) {
    for (const versions of Object.values(scope)) {
      for (const shared of Object.values(versions)) {
        const get = shared.get;
        if (shared.shareConfig.eager) {
          shared.lib ??= get() as () => unknown;
          shared.loaded = true;
          continue;
        }
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

/** Runs once, before anything is loaded. */
export function hookRuntime(): void {
  if (hooked) return;
  hooked = true;
  guardScripts();
  lendFederation();
  prepareShares();
  registerPlugins([
    {
      name: 'arena-shell',
      createScript({ url }: { url: string }) {
        const script = document.createElement('script');
        script.async = true;
        window[LOAD_VERIFIED]?.(script, url);
        return { script, timeout: SECTION_TIMEOUT_MS };
      },
      beforeInitContainer: (container) => bindPlatform(adapt(container)),
    },
  ]);
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

const NO_TROUBLE = { altered: null, passing: false };
const entries = new Map<string, string>();

// Never shown: the newer fetch reports its own outcome.
const SUPERSEDED = failure('bad-entry', { problem: t.superseded });
const last = new Map<string, Promise<unknown>>();

/** Throws `SectionError` only and keeps no failures. Runs in sequence per section, because versions share webpack's list of chunks. */
export function fetchSection(section: Available, superseded = new AbortController().signal): Promise<SectionProgram> {
  const before = last.get(section.name) ?? Promise.resolve();
  const twice = () => fetchNow(section, superseded).catch((error: unknown) => fetchAgain(error, section, superseded));
  const work = before.then(twice, twice).catch((error: unknown) => untilPageStays().then(() => Promise.reject(error)));
  last.set(section.name, work);
  return work;
}

/** Once. The user has waited too long after a timeout, and an entry has been fetched twice. */
async function fetchAgain(error: unknown, section: Available, superseded: AbortSignal): Promise<SectionProgram> {
  const { code } = (error as SectionError).failure;
  if (!['unreachable', 'bad-list', 'bad-manifest'].includes(code)) throw error;
  await aSecond();
  if (superseded.aborted) throw error;
  return fetchNow(section, superseded);
}

async function fetchNow(section: Available, superseded: AbortSignal): Promise<SectionProgram> {
  hookRuntime();
  const { name, base, descriptor } = section;
  const signal = AbortSignal.timeout(SECTION_TIMEOUT_MS);
  const asking = { signal: AbortSignal.any([signal, superseded]), seconds: SECTION_TIMEOUT_MS / 1000 };
  const entry = await untilAborted(admitSection({ name, base, descriptor }, asking), superseded, SUPERSEDED);
  // Another entry file is another version, so the runtime must forget the earlier one.
  const anotherVersion = entries.has(name) && entries.get(name) !== entry;
  // webpack keeps chunks in a global list, and a new entry would adopt the old version's.
  if (anotherVersion) Reflect.deleteProperty(globalThis, `webpackChunk${name}`);
  registerRemotes([{ name, entry: base + entry, type: 'global' }], { force: anotherVersion });
  entries.set(name, entry);

  const load = () =>
    untilAborted(
      prepareAdapters(name, descriptor.contract).then(() => loadRemote<{ default?: unknown }>(`${name}/section`)),
      signal,
      failure('timed-out', { seconds: SECTION_TIMEOUT_MS / 1000 }),
    );
  const failed = (error: unknown, file: string | null) => {
    if (error instanceof SectionError) return error;
    return new SectionError(file === null ? failure('bad-entry', { problem: problemOf(error) }) : failure('altered', { file }));
  };
  const module = await load().catch(async (error: unknown) => {
    // Otherwise the next attempt would wait for the aborted scripts too.
    if (signal.aborted) letGoOf(base);
    const givenUp = error instanceof SectionError || superseded.aborted;
    const { altered, passing } = givenUp ? NO_TROUBLE : await findTrouble(error, base + entry);
    // The browser returns a failed preload once, however old it is.
    if (passing) return load().catch(async (again: unknown) => Promise.reject(failed(again, null)));
    throw failed(error, altered);
  });
  const found = module?.default;
  if (!isSection(found)) throw new SectionError(failure('not-a-section', {}));
  const wrong = incompatibility({ contract: found.contract });
  if (wrong !== null) throw new SectionError(failure('incompatible-contract', { version: descriptor.version, ...wrong }));
  declareCalls(name, found.calls);
  return found;
}
