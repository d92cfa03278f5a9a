// Without storage, reads find nothing and writes last only for the page.

type Kind = 'localStorage' | 'sessionStorage';

function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export const readStored = (kind: Kind, key: string): string | null => quietly(() => window[kind].getItem(key));

/** null also for text that isn't JSON. */
export const readStoredJson = (kind: Kind, key: string): unknown => quietly(() => JSON.parse(readStored(kind, key) ?? 'null') as unknown);

export const writeStored = (kind: Kind, key: string, text: string): void => void quietly(() => window[kind].setItem(key, text));

export const removeStored = (kind: Kind, key: string): void => void quietly(() => window[kind].removeItem(key));
