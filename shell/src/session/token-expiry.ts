/** When a token says that it ends, in epoch milliseconds; null for a token that is no JWT or names no end. */
export function expiryOf(token: string): number | null {
  const parts = token.split('.');
  if (parts.length !== 3) return null;
  try {
    const claims: unknown = JSON.parse(atob((parts[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const end = typeof claims === 'object' && claims !== null ? (claims as { exp?: unknown }).exp : undefined;
    return typeof end === 'number' && Number.isFinite(end) ? end * 1000 : null;
  } catch {
    return null;
  }
}

// A phone's clock is rarely exact, and the server has the last word anyway.
const CLOCK_LEEWAY_MS = 60_000;

/** Whether a token has ended for certain. The server decides about all others. */
export function isOver(token: string, now = Date.now()): boolean {
  const end = expiryOf(token);
  return end !== null && now > end + CLOCK_LEEWAY_MS;
}
