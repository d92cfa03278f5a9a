import { useEffect, useEffectEvent } from 'react';
import { SCROLL_THROTTLE_MS, SCROLL_TRIGGER } from '../constants';

function isNearEnd(): boolean {
  const { scrollHeight } = document.documentElement;
  return scrollHeight > 0 && window.scrollY + window.innerHeight >= scrollHeight * SCROLL_TRIGGER;
}

/** Also checks after each answer, because a page that doesn't fill the window can't scroll. `load` is null at the end. */
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
