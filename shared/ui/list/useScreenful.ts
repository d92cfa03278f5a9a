import { useDeferredValue } from 'react';

/** So many rows or cards are rendered with the screen, and the others of a short list after it is painted. */
export const SCREENFUL = 12;

/** How many of a short list are rendered: a screenful at first, all of them next. */
export function useScreenful(count: number): number {
  const begun = useDeferredValue(true, false);
  return begun ? count : Math.min(SCREENFUL, count);
}
