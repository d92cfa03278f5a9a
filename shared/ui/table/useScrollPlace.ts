import { type RefObject, useLayoutEffect, useRef } from 'react';

const places = new Map<string, number>();

/** The stored scroll position of a key in px; 0 for none. */
export const scrollPlaceOf = (name: string | undefined): number => (name === undefined ? 0 : (places.get(name) ?? 0));

function scrollTo(box: HTMLElement, top: number): void {
  box.scrollTop = top;
}

/** Stores the scroll position under a key and restores it before paint. */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>, name: string | undefined): void {
  const begun = useRef(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null || name === undefined) return undefined;
    const start = scrollPlaceOf(name);
    // Only once, because the key changes with every filter, and filtering must not scroll.
    if (start > 0 && !begun.current) scrollTo(box, start);
    begun.current = true;
    const note = () => void places.set(name, box.scrollTop);
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  }, [name, scroller]);
}
