import { readStoredJson, writeStored } from '../common/storage';

/*
 * What the backend announced last (`GET /capabilities`), kept so that the document's first script knows which addresses a page is
 * going to ask for. The program itself goes by what is announced now.
 */

const KEY = 'arena-capabilities';

export const storeAnnounced = (capabilities: readonly string[]): void => writeStored('localStorage', KEY, JSON.stringify(capabilities));

/** null when it was never heard, or cannot be read. */
export function readAnnounced(): readonly string[] | null {
  const stored = readStoredJson('localStorage', KEY);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : null;
}
