import { startTransition, useEffect, useState } from 'react';

/** So many rows or cards are rendered with the screen, and the others of a short list after it is painted. */
export const SCREENFUL = 12;

/** How many of a short list are rendered: a screenful at first, and all of them once it is seen, which a screen that is rendered ahead is not. */
export function useScreenful(count: number): number {
  const [seen, setSeen] = useState(false);
  useEffect(() => startTransition(() => setSeen(true)), []);
  return seen ? count : Math.min(SCREENFUL, count);
}
