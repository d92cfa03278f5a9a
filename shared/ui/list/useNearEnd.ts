import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back within 224 px of a list's end. Put the returned ref after the last row.
 * @param length - The number of rows; the callback repeats for each length while near.
 * @param root - The scrolling element, by default the window.
 */
export function useNearEnd(onNearEnd: (() => void) | undefined, length: number, root?: RefObject<HTMLElement | null>) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(() => onNearEnd?.());
  const wanted = onNearEnd !== undefined;
  useEffect(() => {
    if (!wanted || end.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) reach();
      },
      { root: root?.current ?? null, rootMargin: '0px 0px 224px 0px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [length, root, wanted]);
  return end;
}
