import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { auth } from './auth-store';
import { serverNow } from './server-clock';
import { expiryOf } from './token-expiry';

const WARNING_MS = 5 * 60_000;
const TICK_MS = 15_000;
// setTimeout overflows at 32 bits, and a token may last 30 days.
const LONGEST_TIMEOUT_MS = 2_000_000_000;

/** Milliseconds until the token expires, once that is near; otherwise null. */
export function useTokenEnd(): number | null {
  const token = useStore(auth.store, (state) => state.token);
  const end = token === null ? null : expiryOf(token);
  const [now, setNow] = useState(() => serverNow());

  useEffect(() => {
    if (end === null) return undefined;
    const untilWarning = end - WARNING_MS - now;
    const wait = untilWarning > 0 ? Math.min(untilWarning, LONGEST_TIMEOUT_MS) : TICK_MS;
    const timer = setTimeout(() => setNow(serverNow()), wait);
    // Clocks jump after a computer wakes from sleep.
    const onVisible = () => setNow(serverNow());
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [end, now]);

  return end === null || end - now > WARNING_MS ? null : end - now;
}
