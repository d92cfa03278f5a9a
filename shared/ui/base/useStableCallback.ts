import { useCallback, useEffect, useRef } from 'react';

/** A function with a stable identity that calls the latest `latest`, so that memoized children don't rerender. For event handlers only. */
export function useStableCallback<A extends readonly unknown[]>(latest: (...args: A) => void): (...args: A) => void {
  const current = useRef(latest);
  useEffect(() => {
    current.current = latest;
  });
  return useCallback((...args: A) => current.current(...args), []);
}
