import { useCallback, useEffect, useRef } from 'react';

/** The same function at every render, which calls the latest one: what it is passed to does not render again. For events only. */
export function useStableCallback<A extends readonly unknown[]>(latest: (...args: A) => void): (...args: A) => void {
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: A) => current.current(...args), []);
}
