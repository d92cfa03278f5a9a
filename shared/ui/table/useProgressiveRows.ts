import { useEffect, useMemo, useRef, useState } from 'react';

/** A frame shorter than this (ms) had room for more rows; one longer than the other had too many. */
const SHORT_MS = 20;
const LONG_MS = 40;
const FEWEST = 2;
const MOST = 24;

/** How many rows this machine fills in a frame. It follows the frames' lengths. */
const pace = { rows: 6 };

/**
 * How many after a frame of `took` milliseconds that filled `filled` rows: half as many after a long one, one more after a
 * short one. A short frame that had few rows to fill does not tell that more would have gone.
 */
export function nextPace(rows: number, took: number, filled: number): number {
  if (took > LONG_MS) return Math.max(FEWEST, Math.floor(Math.min(rows, filled) / 2));
  return took < SHORT_MS && filled >= rows ? Math.min(MOST, rows + 1) : rows;
}

/** Of the wanted rows, those that are rendered already and so many others, in the order of their urgency. */
export function fill<T>(wanted: readonly T[], rendered: ReadonlySet<T>, room: number): ReadonlySet<T> {
  const filled = new Set(wanted.filter((row) => rendered.has(row)));
  let left = room;
  for (const row of wanted) {
    if (left === 0) break;
    if (filled.has(row)) continue;
    filled.add(row);
    left -= 1;
  }
  return filled;
}

/**
 * Which of the wanted rows, the most urgent first, are rendered. A jump, another order or filter brings a screenful of new rows
 * at once, and on a slow machine rendering all of them takes longer than a frame: so some are rendered in each. A fast machine
 * renders them all in one or two. `later` leaves the first frame to what is around the rows.
 */
export function useProgressiveRows<T>(wanted: readonly T[], later: boolean): ReadonlySet<T> {
  const [rendered, setRendered] = useState<ReadonlySet<T> | null>(null);
  const filled = useMemo(() => {
    if (rendered === null) return fill(wanted, new Set<T>(), later ? 0 : pace.rows);
    // After a jump the frame has a screenful of rows to take away as well.
    const jumped = wanted.length > 0 && !wanted.some((row) => rendered.has(row));
    return fill(wanted, rendered, jumped ? FEWEST : pace.rows);
  }, [rendered, later, wanted]);
  const lastFrame = useRef(0);
  useEffect(() => {
    if (wanted.every((row) => rendered?.has(row))) {
      lastFrame.current = 0;
      return undefined;
    }
    const added = wanted.filter((row) => filled.has(row) && !rendered?.has(row)).length;
    const frame = requestAnimationFrame((now) => {
      if (lastFrame.current > 0 && added > 0) pace.rows = nextPace(pace.rows, now - lastFrame.current, added);
      lastFrame.current = now;
      setRendered(filled);
    });
    return () => cancelAnimationFrame(frame);
  }, [rendered, filled, wanted]);
  return filled;
}
