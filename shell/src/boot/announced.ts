/*
 * What the backend announced last (`GET /capabilities`), kept so that the document's first script knows which addresses a page is
 * going to ask for. The program itself goes by what is announced now.
 */

const KEY = 'arena-capabilities';

export function storeAnnounced(capabilities: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(capabilities));
  } catch {
    // No storage: then nothing that depends on it is read early.
  }
}

/** null when it was never heard, or cannot be read. */
export function readAnnounced(): readonly string[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : null;
  } catch {
    return null;
  }
}
