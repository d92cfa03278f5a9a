import { useEffect, useState } from 'react';

const TICK_MS = 20_000;

/** The time, told anew every few seconds: for countdowns and ages in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
