import { type RefObject, useLayoutEffect, useRef } from 'react';

const places = new Map<string, number>();

/** Where something was scrolled to under a name. */
export const scrollPlaceOf = (name: string | undefined): number => (name === undefined ? 0 : (places.get(name) ?? 0));

function scrollTo(box: HTMLElement, top: number): void {
  box.scrollTop = top;
}

/** Remembers where something is scrolled to under a name, and goes back there before it is painted. */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>, name: string | undefined): void {
  const begun = useRef(false);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (box === null || name === undefined) return undefined;
    const start = scrollPlaceOf(name);
    // Once: the name changes with every filter, and filtering must not scroll back.
    if (start > 0 && !begun.current) scrollTo(box, start);
    begun.current = true;
    const note = () => void places.set(name, box.scrollTop);
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  }, [name, scroller]);
}
