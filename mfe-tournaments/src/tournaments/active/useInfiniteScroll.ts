import { useEffect } from 'react';
import { useBatched, useStableCallback } from '@arena/shared/ui';
import { SCROLL_THROTTLE_MS, SCROLL_TRIGGER } from '../constants';

function isNearEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > 0 && window.scrollY + window.innerHeight >= scrollHeight * SCROLL_TRIGGER;
}

/** Also checks after each answer, because a page that doesn't fill the window can't scroll. `load` is null at the end. */
export function useInfiniteScroll(load: (() => void) | null, length: number): void {
  const look = useStableCallback(() => {
    if (isNearEnd()) load?.();
  });
  const onScroll = useBatched(look, SCROLL_THROTTLE_MS);
  const wanted = load !== null;

  useEffect(() => {
    if (!wanted) return undefined;
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [onScroll, wanted]);

  useEffect(() => {
    if (wanted) look();
  }, [length, look, wanted]);
}
