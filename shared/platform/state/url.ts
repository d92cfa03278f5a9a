import { startTransition, useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext, useLocation, useSearchParams } from 'react-router-dom';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The current address. The rendered one lags behind while the next screen loads or renders. */
function useCurrentAddress(): () => Address | null {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return useCallback(() => ('location' in navigator ? (navigator as { location: Address }).location : null), [navigator]);
}

/** A function that returns the URL's current query, which may be newer than the rendered one. */
export function useCurrentSearch(): () => string {
  const { search } = useLocation();
  const currentAddress = useCurrentAddress();
  return useCallback(() => currentAddress()?.search ?? search, [currentAddress, search]);
}

/**
 * State in the URL's query, which links, reloads and Back restore. Changes replace the history entry. Two changes before the next render
 * both apply; a change after the user left the screen is dropped.
 * @param fallback - The value that is omitted from the URL.
 * @example const [tab, setTab] = useUrlState('tab', 'scheduled');
 */
export function useUrlState(name: string, fallback = ''): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const currentAddress = useCurrentAddress();
  const own = useRef(pathname);
  useEffect(() => {
    own.current = pathname;
  });
  const set = useCallback(
    (value: string) => {
      const current = currentAddress();
      if (current !== null && current.pathname !== own.current) return;
      const write = (rendered: URLSearchParams) => {
        // For two changes at once, the router provides the address from before both.
        const next = new URLSearchParams(current?.search ?? rendered);
        if (value === fallback) next.delete(name);
        else next.set(name, value);
        return next;
      };
      // A transition keeps typing responsive while thousands of rows are filtered.
      startTransition(() => setParams(write, { replace: true, preventScrollReset: true }));
    },
    [currentAddress, fallback, name, setParams],
  );
  return [params.get(name) ?? fallback, set];
}
