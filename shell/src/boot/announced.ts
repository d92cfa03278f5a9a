import { readStoredJson, writeStored } from '../common/storage';

// The capabilities last announced (`GET /capabilities`), stored for the document's first script. The program itself uses current ones.

const KEY = 'arena-capabilities';

export const storeAnnounced = (capabilities: readonly string[]): void => writeStored('localStorage', KEY, JSON.stringify(capabilities));

/** null when it was never heard, or cannot be read. */
export function readAnnounced(): readonly string[] | null {
  const stored = readStoredJson('localStorage', KEY);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : null;
}
