import { readStoredJson, writeStored } from '@arena/shared/platform/storage';

// Stores the announced capabilities (`GET /capabilities`) for the document's first script; the program uses current ones.

const KEY = 'arena-capabilities';

export const storeAnnounced = (capabilities: readonly string[]): void => writeStored('localStorage', KEY, JSON.stringify(capabilities));

/** null when none are stored or storage can't be read. */
export function readAnnounced(): readonly string[] | null {
  const stored = readStoredJson('localStorage', KEY);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : null;
}
