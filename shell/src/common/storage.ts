/*
 * The browser's storage, where it lets the console use it. Reading without it finds nothing, and what is written then lasts as long as
 * the page does.
 */

type Kind = 'localStorage' | 'sessionStorage';

function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export const readStored = (kind: Kind, key: string): string | null => quietly(() => window[kind].getItem(key));

/** Null also for a text that is no JSON: anybody can write there. */
export const readStoredJson = (kind: Kind, key: string): unknown => quietly(() => JSON.parse(readStored(kind, key) ?? 'null') as unknown);

export const writeStored = (kind: Kind, key: string, text: string): void => void quietly(() => window[kind].setItem(key, text));

export const removeStored = (kind: Kind, key: string): void => void quietly(() => window[kind].removeItem(key));
