import { readStored } from '@arena/shared/platform/storage';

export const CLOCK_KEY = 'arena-clock';

/** How far the device's clock is ahead of the server's, as last measured (milliseconds; negative: behind). */
export const clockLead = (): number => Number(readStored('localStorage', CLOCK_KEY)) || 0;

/** Epoch milliseconds of the server's clock; null if the token isn't a JWT or has no expiry. */
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

const CLOCK_LEEWAY_MS = 60_000;

/** True only if the token has certainly expired, even if the device's clock was set since it was measured; the server decides about others. */
export function isOver(token: string, now = Date.now() - Math.max(0, clockLead())): boolean {
  const end = expiryOf(token);
  return end !== null && now > end + CLOCK_LEEWAY_MS;
}
