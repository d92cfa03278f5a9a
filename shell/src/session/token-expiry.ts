/** Epoch milliseconds; null if the token isn't a JWT or has no expiry. */
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

// Allows for inexact device clocks; the server decides.
const CLOCK_LEEWAY_MS = 60_000;

/** True only if the token has certainly expired; the server decides about all others. */
export function isOver(token: string, now = Date.now()): boolean {
  const end = expiryOf(token);
  return end !== null && now > end + CLOCK_LEEWAY_MS;
}
