import { useRef, useState } from 'react';

/**
 * Whether a task is running, and a function that starts one unless another is running.
 * @example const [busy, run] = useBusy();
 */
export function useBusy(): readonly [busy: boolean, run: (task: () => Promise<void>) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  // A second press may come before the next render.
  const isRunning = useRef(false);
  const run = async (task: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await task();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return [busy, run];
}
