import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows rendered above and below those in sight. */
const AROUND = 3;

interface FrameRows {
  /** The element that scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Pixels of every row. */
  readonly height: number;
}

/** The rows in sight: the first of them, and how many there is room for. */
interface InSight {
  readonly top: number;
  readonly room: number;
}

/**
 * Which rows of a long list are rendered while it scrolls in a frame of its own: those in sight and a few around them, as the
 * first one and the one after the last.
 */
export function useFrameRows({ frame, count, height }: FrameRows): readonly [first: number, end: number] {
  const [{ top, room }, setInSight] = useState<InSight>({ top: 0, room: 0 });
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null) return undefined;
    const look = () => {
      const now = { top: Math.floor(box.scrollTop / height), room: Math.ceil(box.clientHeight / height) + 1 };
      setInSight((before) => (before.top === now.top && before.room === now.room ? before : now));
    };
    look();
    // In the frame of the event itself: rendered a task later, the rows in sight would be painted empty first.
    const onScroll = () => flushSync(look);
    box.addEventListener('scroll', onScroll, { passive: true });
    const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(look);
    resized?.observe(box);
    return () => {
      box.removeEventListener('scroll', onScroll);
      resized?.disconnect();
    };
  }, [frame, height]);
  // Of a list that became shorter the browser shows the end.
  const from = Math.max(0, Math.min(top, count - room));
  return [Math.max(0, from - AROUND), Math.min(count, from + room + AROUND)];
}
