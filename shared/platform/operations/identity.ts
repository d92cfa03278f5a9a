/** A unique key. Falls back from `randomUUID`, which insecure pages lack. */
export const newKey = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join('-');

/** A 64-bit hash of a request (FNV-1a twice) that identifies repetitions. Short texts can be guessed from it: leave out passwords. */
export function fingerprintOf(request: unknown): string {
  const text = JSON.stringify(request) ?? '';
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let place = 0; place < text.length; place += 1) {
    low = Math.imul(low ^ text.charCodeAt(place), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(place), 0x85ebca6b);
  }
  return (low >>> 0).toString(36) + (high >>> 0).toString(36);
}
