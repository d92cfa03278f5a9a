import { useCallback, useState } from 'react';

/** Loads a chart slightly before it scrolls into view. */
const AHEAD = '200px';

/** Stays true once seen; true without IntersectionObserver. Returns a ref callback. */
export function useSeen(): readonly [seen: boolean, place: (element: Element | null) => (() => void) | undefined] {
  const [seen, setSeen] = useState(typeof IntersectionObserver === 'undefined');
  const place = useCallback((element: Element | null) => {
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [seen, place];
}
