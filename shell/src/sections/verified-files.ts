import { DEV_SECTIONS_READER, LOAD_VERIFIED, type LoadVerified } from '@arena/shared/contract/publishing';
import { addressOf, withoutMark } from './hung';

// All scripts and styles that may run, with their hashes. `loadVerified` sets the hash; the policy blocks other addresses.

declare const __ARENA_OWN_FILES__: string | undefined;

const hashes = new Map<string, string>();
/** Development folders have no lists. */
const unlisted = new Set<string>();
const own = new Set<string>();

const absolute = (address: string) => withoutMark(new URL(address, location.origin).href);

const table = typeof __ARENA_OWN_FILES__ === 'string' ? __ARENA_OWN_FILES__.split(' ') : [];
/** Files have no hashes in development. */
const isPublished = table.length > 1;
for (let at = 0; at + 1 < table.length; at += 2) {
  const address = absolute(`/${table[at] ?? ''}`);
  hashes.set(address, `sha256-${table[at + 1] ?? ''}`);
  own.add(address);
}

/** A list admits only files below its own folder. */
export function admit(base: string, files: Readonly<Record<string, string>>): void {
  for (const [file, hash] of Object.entries(files)) {
    const address = absolute(base + file);
    if (address.startsWith(absolute(base))) hashes.set(address, hash);
  }
}

/** Admits all files of a section in development. */
export const admitUnlisted = (base: string): void => void unlisted.add(absolute(base));

const isUnlisted = (address: string) => [...unlisted].some((base) => address.startsWith(base));

/** Reads and removes the document's nonce, so that no other script can use it. */
function takeNonce(): string {
  const [{ nonce = '' } = {}] = [...document.scripts].filter((script) => script.nonce);
  for (const script of document.scripts) script.nonce = '';
  return nonce;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string | null }): unknown;
}

/** Call before anything loads. From then on, no other script can load, and no text can become a script or an element. */
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
      // Reports a blocked file like a missing one, so that the loader may retry.
      const failure = Object.defineProperty(new Event('error'), 'target', { value: { src: address } });
      setTimeout(() => element.onerror?.(failure));
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

/** Timeout for checking a file (milliseconds). */
const PATIENCE_MS = 2500;

/** Uses the same algorithm as `hash`; null where the browser can't compute it. */
export async function hashLike(hash: string, bytes: ArrayBuffer): Promise<string | null> {
  const algorithm = hash.slice(0, hash.indexOf('-'));
  // Available on secure pages only.
  const digest = await window.crypto?.subtle?.digest(algorithm.replace('sha', 'SHA-'), bytes);
  return digest === undefined ? null : `${algorithm}-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** `null`: unknown, or without a hash. */
type Found = 'published' | 'altered' | null;

/** Fetches a failed address past the cache, which may keep an altered file for a year, to learn the reason. The browser doesn't report it. */
async function lookAgain(address: string): Promise<Found> {
  const hash = hashes.get(absolute(address));
  if (hash === undefined) return isPublished && !isUnlisted(absolute(address)) ? 'altered' : null;
  try {
    const answer = await fetch(address, { cache: 'reload', credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) });
    // An HTML page instead of a script is an error page.
    if (!answer.ok || answer.headers.get('content-type')?.startsWith('text/html')) return null;
    const actual = await hashLike(hash, await answer.arrayBuffer());
    if (actual === null) return null;
    return actual === hash ? 'published' : 'altered';
  } catch {
    return null;
  }
}

export interface Trouble {
  /** The name of an altered file; null if there is none. */
  readonly altered: string | null;
  /** The published file is there now, so the failure was temporary and a retry may help. */
  readonly passing: boolean;
}

export async function findTrouble(error: unknown, ...addresses: readonly string[]): Promise<Trouble> {
  // webpack's error contains the requested address.
  const { request } = (error ?? {}) as { readonly request?: unknown };
  let passing = false;
  for (const address of [...(typeof request === 'string' && request !== '' ? [request] : []), ...addresses]) {
    const found = await lookAgain(address);
    if (found === 'altered') return { altered: new URL(address).pathname.split('/').pop() ?? '', passing: false };
    passing ||= found === 'published';
  }
  return { altered: null, passing };
}
