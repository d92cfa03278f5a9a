import { useCallback, useEffect, useRef } from 'react';
import { useStableCallback } from '@arena/shared/ui/core';

/** Calls `dismiss` after `ms` (null: never); pauses while hovered, focused or in the background. Returns the element's props. */
export function useAutoDismiss(ms: number | null, dismiss: () => void) {
  const left = useRef(ms ?? Infinity);
  const since = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const holders = useRef(new Set<string>());
  const done = useStableCallback(dismiss);

  const run = useCallback(() => {
    clearTimeout(timer.current);
    if (left.current === Infinity || holders.current.size > 0) return;
    since.current = Date.now();
    timer.current = setTimeout(done, left.current);
  }, [done]);

  const hold = useCallback((who: string) => {
    if (holders.current.size === 0) left.current -= Date.now() - since.current;
    holders.current.add(who);
    clearTimeout(timer.current);
  }, []);

  const release = useCallback(
    (who: string) => {
      if (holders.current.delete(who)) run();
    },
    [run],
  );

  useEffect(() => {
    run();
    const onVisibility = () => (document.hidden ? hold('page') : release('page'));
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [hold, release, run]);

  return {
    onPointerEnter: () => hold('pointer'),
    onPointerLeave: () => release('pointer'),
    onFocus: () => hold('focus'),
    onBlur: () => release('focus'),
  };
}
