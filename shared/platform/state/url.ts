import { startTransition, useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext, useLocation, useSearchParams } from 'react-router-dom';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Where the person is now; the rendered address lags behind while the next screen's code is fetched or rendered. */
function useCurrentAddress(): () => Address | null {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return useCallback(() => ('location' in navigator ? (navigator as { location: Address }).location : null), [navigator]);
}

/** Answers the address's query when it is called: what a link that is pressed takes along may have been written a moment ago. */
export function useCurrentSearch(): () => string {
  const { search } = useLocation();
  const currentAddress = useCurrentAddress();
  return useCallback(() => currentAddress()?.search ?? search, [currentAddress, search]);
}

/**
 * A piece of a screen's state in the address, found again by a link, a reload and Back. The fallback is left out. Changes replace the
 * history entry. Two changes before the next render both hold; one after the person left the screen is dropped, as it would bring them
 * back.
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
        // A text typed and a filter chosen in one breath: the router hands out the address from before both.
        const next = new URLSearchParams(current?.search ?? rendered);
        if (value === fallback) next.delete(name);
        else next.set(name, value);
        return next;
      };
      // A list of thousands is narrowed in pieces, so typing stays responsive.
      startTransition(() => setParams(write, { replace: true, preventScrollReset: true }));
    },
    [currentAddress, fallback, name, setParams],
  );
  return [params.get(name) ?? fallback, set];
}
