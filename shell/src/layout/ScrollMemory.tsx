import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How long Back waits for a screen to become tall enough. */
const PATIENCE_MS = 1500;
/** How long the position has to hold: a virtual list that is drawn again starts by scrolling to where it was created. */
const HOLD_MS = 200;
const HANDS_ON = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
const positions = new Map<string, number>();

/** Restores the scroll position once the screen is tall enough; stops if the user scrolls. */
function restore(top: number): () => void {
  const until = Date.now() + PATIENCE_MS;
  let frame = 0;
  let right = Date.now();
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const hand of HANDS_ON) window.removeEventListener(hand, stop);
  };
  const attempt = () => {
    if (Math.abs(window.scrollY - top) >= 2) {
      window.scrollTo(0, top);
      right = Date.now();
    }
    if (Date.now() > Math.min(until, right + HOLD_MS)) stop();
    else frame = requestAnimationFrame(attempt);
  };
  for (const hand of HANDS_ON) window.addEventListener(hand, stop, { passive: true });
  attempt();
  return stop;
}

/** New screens start at the top; Back restores the position. Query changes don't scroll. Render once, in the router. */
export function ScrollMemory() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const before = useRef<string | null>(null);

  // Runs with the commit, because a shorter screen would clamp the scroll position first.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const note = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);

  useLayoutEffect(() => {
    const first = before.current === null;
    const moved = !first && before.current !== pathname;
    before.current = pathname;
    const top = type === 'POP' ? (positions.get(key) ?? 0) : 0;
    if (top > 0) return restore(top);
    // Skipped on document load, to avoid a layout before the first paint. A hash has its own position.
    if (type === 'POP' ? !first : moved && hash === '') window.scrollTo(0, 0);
    return undefined;
  }, [hash, key, pathname, type]);

  return null;
}
