import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls back when the end of a list comes near: at the sight of the element behind its last row, to which the returned ref
 * belongs. `root` is what scrolls, the window when it is left out. Calls again after every change of `length`, while the end is
 * still near.
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
