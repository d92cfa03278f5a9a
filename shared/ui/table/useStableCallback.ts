import { useCallback, useEffect, useRef } from 'react';

/** The same function at every drawing, which calls the latest one: what it is given to is not drawn anew. For events only. */
export function useStableCallback<A extends readonly unknown[]>(latest: (...args: A) => void): (...args: A) => void {
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: A) => current.current(...args), []);
}
