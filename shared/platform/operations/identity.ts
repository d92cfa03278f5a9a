/** A key unlike any other. `randomUUID` is missing on a page that is not served securely. */
export const newKey = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

/**
 * A short name of a request's content. It tells a repetition from another request without storing what was typed, which
 * may hold a room's password. FNV-1a over two halves: 64 bits, and no secure context is needed.
 */
export function fingerprintOf(request: unknown): string {
  const text = JSON.stringify(request) ?? '';
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let place = 0; place < text.length; place += 1) {
    low = Math.imul(low ^ text.charCodeAt(place), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(place), 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
