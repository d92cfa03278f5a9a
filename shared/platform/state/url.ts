import { useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext, useLocation, useSearchParams } from 'react-router-dom';

/** The path that the person has gone to: the rendered one lags behind it while the next screen's code is on its way. */
function useCurrentPath(): () => string | null {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return useCallback(() => {
    if (!('location' in navigator)) return null;
    const { location } = navigator as { location: { pathname: string } };
    return location.pathname;
  }, [navigator]);
}

/**
 * One piece of a screen's state that lives in the address, so that a link, a reload and Back all find it again.
 * A value equal to the fallback is left out of the address. Changes replace the history entry: Back leaves the screen.
 * A change that comes after the person has left the screen is dropped: writing it would bring them back.
 */
export function useUrlState(name: string, fallback = ''): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const currentPath = useCurrentPath();
  const own = useRef(pathname);
  useEffect(() => {
    own.current = pathname;
  });
  const set = useCallback(
    (value: string) => {
      const current = currentPath();
      if (current !== null && current !== own.current) return;
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
    [currentPath, fallback, name, setParams],
  );
  return [params.get(name) ?? fallback, set];
}
