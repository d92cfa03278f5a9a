import { startTransition, useEffect, useState } from 'react';

/** So many rows or cards are rendered with the screen, and the others of a short list once it is painted. */
export const SCREENFUL = 12;

/** How many of a short list are rendered: a screenful at first, and all of them once it is seen, which a screen that is rendered ahead is not. */
export function useScreenful(count: number): number {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    // In a frame: React would start with the others before it, and the first would wait for them.
    const frame = requestAnimationFrame(() => startTransition(() => setSeen(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return seen ? count : Math.min(SCREENFUL, count);
}
