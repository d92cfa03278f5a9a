import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { pixelsOf } from './pixels';

/** Rows rendered above and below those in sight. */
const AROUND = 2;

interface FrameRows {
  /** The element that scrolls. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  /** How high every row is, in rem. */
  readonly rowRem: number;
  /** A short list is rendered whole, and nothing is measured. Windowed when left out. */
  readonly whole?: boolean;
}

/** The rows in sight: the first of them, how many there is room for, and how many are rendered around them. */
interface InSight {
  readonly top: number;
  readonly room: number;
  readonly around: number;
}

function inSight(box: HTMLElement, height: number, before: InSight): InSight {
  const top = Math.floor(box.scrollTop / height);
  const room = Math.ceil(box.clientHeight / height) + 1;
  if (before.top === top && before.room === room) return before;
  // A throw brings a whole screenful into one frame: those around it come with the next turn of the wheel.
  return { top, room, around: Math.abs(top - before.top) > room ? 0 : AROUND };
}

/**
 * Which rows of a long list are rendered while it scrolls in a frame of its own: those in sight and a few around them, as the
 * first one and the one after the last.
 */
export function useFrameRows({ frame, count, rowRem, whole = false }: FrameRows): readonly [first: number, end: number] {
  const [{ top, room, around }, setInSight] = useState<InSight>({ top: 0, room: 0, around: AROUND });
  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || whole) return undefined;
    const look = () => setInSight((before) => inSight(box, pixelsOf(rowRem), before));
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
  }, [frame, rowRem, whole]);
  if (whole) return [0, count];
  // Of a list that became shorter the browser shows the end.
  const from = Math.max(0, Math.min(top, count - room));
  return [Math.max(0, from - around), Math.min(count, from + room + around)];
}
