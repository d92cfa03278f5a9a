// All use of the browser's storage. Where site data is blocked or storage is full, a value lasts until the page unloads.

/** `localStorage` is shared by all tabs, `sessionStorage` is this tab's. */
export type StorageKind = 'localStorage' | 'sessionStorage';

/** By key: no key is in both kinds. */
const memory = new Map<string, string>();
// Another tab's value is newer.
globalThis.addEventListener?.('storage', ({ key }) => memory.delete(key ?? ''));

function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** The text of a key; null without one. */
export const readStored = (kind: StorageKind, key: string): string | null => memory.get(key) ?? quietly(() => window[kind].getItem(key));

/** The parsed text of a key; null also for text that isn't JSON. */
export const readStoredJson = (kind: StorageKind, key: string): unknown =>
  quietly(() => JSON.parse(readStored(kind, key) ?? 'null') as unknown);

/** Stores a text in the browser. Returns false, and changes nothing, when the browser can't. */
export const tryToStore = (kind: StorageKind, key: string, text: string): boolean =>
  quietly(() => {
    window[kind].setItem(key, text);
    return memory.delete(key) || true;
  }) ?? false;

/** Stores a text, in memory when the browser can't. The earlier text is gone in any case. */
export function writeStored(kind: StorageKind, key: string, text: string): void {
  if (tryToStore(kind, key, text)) return;
  removeStored(kind, key);
  memory.set(key, text);
}

/** Whether the last value of a key lasts only until the page unloads. */
export const isInMemory = (key: string): boolean => memory.has(key);

/** Removes a key. */
export function removeStored(kind: StorageKind, key: string): void {
  memory.delete(key);
  quietly(() => window[kind].removeItem(key));
}

/** The keys that begin with `prefix`. */
export const storedKeys = (kind: StorageKind, prefix: string): readonly string[] =>
  [...memory.keys(), ...(quietly(() => Object.keys(window[kind])) ?? [])].filter((key) => key.startsWith(prefix));
