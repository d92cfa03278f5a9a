import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * One piece of a screen's state that lives in the address, so that a link, a reload and Back all find it again.
 * A value equal to the fallback is left out of the address. Changes replace the history entry: Back leaves the screen.
 */
export function useUrlState(name: string, fallback = ''): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === fallback) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [fallback, name, setParams],
  );
  return [params.get(name) ?? fallback, set];
}
