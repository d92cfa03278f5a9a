import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useStableCallback } from '@arena/shared/ui/core';

/**
 * Calls `act` once `ms` have passed since `isDue` became true, unless it becomes false first.
 * @example useDelayed(() => navigate(list), 1500, isSaved);
 */
export function useDelayed(act: () => void, ms: number, isDue: boolean): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => run(), ms);
    return () => clearTimeout(timer);
  }, [isDue, ms]);
}

/**
 * A stable function that calls `act` once for all its calls within `ms`, at their end.
 * @example const refresh = useBatched(() => void list.refetch(), 500);
 */
export function useBatched(act: () => void, ms: number): () => void {
  const run = useStableCallback(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      run();
    }, ms);
  }, [ms, run]);
}
