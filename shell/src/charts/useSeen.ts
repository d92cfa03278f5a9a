import { useCallback, useState } from 'react';

/** So far below the screen a place counts as seen: what it shows is there when it comes up. */
const AHEAD = '200px';

/** Whether a place has come into view, once and for all; true where a browser cannot say. The callback is the place's ref. */
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
