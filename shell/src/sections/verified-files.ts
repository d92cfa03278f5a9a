import { DEV_SECTIONS_READER, LOAD_VERIFIED, type LoadVerified } from '@arena/shared/contract';
import { addressOf, withoutMark } from './hung';

// The one table of what may run: each script and style of a verified list, the shell's included, with its hash. webpack's runtimes load
// through `loadVerified`, which sets the hash for the browser to check; the policy below blocks scripts from any other address.

declare const __ARENA_OWN_FILES__: string | undefined;

const hashes = new Map<string, string>();
/** Folders of sections in development, which have no lists. */
const unlisted = new Set<string>();
const own = new Set<string>();

const absolute = (address: string) => withoutMark(new URL(address, location.origin).href);

const table = typeof __ARENA_OWN_FILES__ === 'string' ? __ARENA_OWN_FILES__.split(' ') : [];
/** In development nothing has a hash. */
const isPublished = table.length > 1;
for (let at = 0; at + 1 < table.length; at += 2) {
  const address = absolute(`/${table[at] ?? ''}`);
  hashes.set(address, `sha256-${table[at + 1] ?? ''}`);
  own.add(address);
}

/** A list only admits files below its own folder. */
export function admit(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(files)) {
    const address = absolute(base + file);
    if (address.startsWith(absolute(base))) hashes.set(address, hash);
  }
}

/** Lets whatever a section in development has run. */
export const admitUnlisted = (base: string): void => void unlisted.add(absolute(base));

const isUnlisted = (address: string) => [...unlisted].some((base) => address.startsWith(base));

/** Reads and hides the document's nonce, so that only this script can use it. */
function takeNonce(): string {
  const [{ nonce = '' } = {}] = [...document.scripts].filter((script) => script.nonce);
  for (const script of document.scripts) script.nonce = '';
  return nonce;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Before anything is loaded. From here on no other script gets an address, and no text becomes a script or an element. */
export function guardScripts(): void {
  const nonce = isPublished ? takeNonce() : '';
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (given) => {
      const address = absolute(given);
      return hashes.has(address) || isUnlisted(address) || address === absolute(DEV_SECTIONS_READER) ? given : null;
    },
  });

  const loadVerified: LoadVerified = (element, given) => {
    const address = absolute(given);
    const hash = hashes.get(address);
    if (hash === undefined && isPublished && !isUnlisted(address)) {
      // As for a file that is not there: who loads it hears of it, and may ask again.
      setTimeout(() => element.onerror?.({ type: 'error', target: { src: address } } as unknown as Event));
      return;
    }
    element.crossOrigin = 'anonymous';
    if (hash !== undefined) element.integrity = hash;
    if (own.has(address)) element.nonce = nonce;
    if (element instanceof HTMLScriptElement) element.src = addressOf(address);
    else element.href = addressOf(address);
  };
  // Not writable, so that no other code can replace it.
  Object.defineProperty(window, LOAD_VERIFIED, { value: loadVerified });
}

/** A question about a file takes this long at most (milliseconds). */
const PATIENCE_MS = 2500;

/** The hash of some bytes, in the form of another; null where the browser cannot tell. */
export async function hashLike(hash: string, bytes: ArrayBuffer): Promise<string | null> {
  const algorithm = hash.slice(0, hash.indexOf('-'));
  // Only where the page is secure.
  const digest = await window.crypto?.subtle?.digest(algorithm.replace('sha', 'SHA-'), bytes);
  return digest === undefined ? null : `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Files that were found altered: the browser may have kept them, for a year. */
const doubtful = new Set<string>();

/** Before anything is tried again: asks for what was altered past the browser's memory, so that it gets what is there by now. */
export async function refreshDoubtful(): Promise<void> {
  await Promise.all([...doubtful].map(lookAgain));
}

/** What is at an address now. `null`: unknown, or without a hash. */
type Found = 'published' | 'altered' | null;

/** Fetches an address that failed to load again, past the browser's cache, to learn why: the browser only reports that it failed. */
async function lookAgain(address: string): Promise<Found> {
  const hash = hashes.get(absolute(address));
  if (hash === undefined) return isPublished && !isUnlisted(absolute(address)) ? 'altered' : null;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(address, { signal, cache: 'reload', credentials: 'omit' });
    // A page in the place of a script is a server's word for something else.
    if (!answer.ok || answer.headers.get('content-type')?.startsWith('text/html')) return null;
    const actual = await hashLike(hash, await answer.arrayBuffer());
    if (actual === null) return null;
    doubtful[actual === hash ? 'delete' : 'add'](address);
    return actual === hash ? 'published' : 'altered';
  } catch {
    return null;
  }
}

/** What is wrong with the files that an error and its cause name. */
export interface Trouble {
  /** The name of one that was altered; null where none was. */
  readonly altered: string | null;
  /** Whether a file is there now as it was published: what failed was its way here, and another attempt may do. */
  readonly passing: boolean;
}

export async function findTrouble(error: unknown, ...addresses: readonly string[]): Promise<Trouble> {
  // webpack's error has the address that it asked for.
  const { request } = (error ?? {}) as { readonly request?: unknown };
  let passing = false;
  for (const address of [...(typeof request === 'string' && request !== '' ? [request] : []), ...addresses]) {
    const found = await lookAgain(address);
    if (found === 'altered') return { altered: new URL(address).pathname.split('/').pop() ?? '', passing: false };
    passing ||= found === 'published';
  }
  return { altered: null, passing };
}
