import { useEffect, useEffectEvent } from 'react';
import { SCROLL_THROTTLE_MS, SCROLL_TRIGGER } from '../constants';

/** Whether the window is scrolled so far that the next page should be there soon. */
function isNearEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > 0 && window.scrollY + window.innerHeight >= scrollHeight * SCROLL_TRIGGER;
}

/**
 * Calls `load` when the page is scrolled to 80 % of its height, checked at most every 150 ms and once more after the last
 * scroll event. Null: there is nothing to load now. `length` is the number of items: a page that does not fill the window
 * cannot be scrolled, and somebody may have reached the end while a page was loading, so it is checked after every answer too.
 */
export function useInfiniteScroll(load: (() => void) | null, length: number): void {
  const look = useEffectEvent(() => {
    if (isNearEnd()) load?.();
  });
  const wanted = load !== null;

  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        look();
      }, SCROLL_THROTTLE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [wanted]);

  useEffect(() => {
    if (wanted) look();
  }, [length, wanted]);
}
