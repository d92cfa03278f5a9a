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

/** Of the wanted rows, those that are drawn already and so many others, in the order of their urgency. */
export function fill<T>(wanted: readonly T[], drawn: ReadonlySet<T>, room: number): ReadonlySet<T> {
  const filled = new Set(wanted.filter((row) => drawn.has(row)));
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
 * Which of the wanted rows, the most urgent first, are drawn. A jump, another order or filter brings a screenful of new rows
 * at once, and on a slow machine drawing all of them takes longer than a frame: so some are drawn in each. A fast machine
 * draws them all in one or two. `later` leaves the first frame to what stands around the rows.
 */
export function useProgressiveRows<T>(wanted: readonly T[], later: boolean): ReadonlySet<T> {
  const [drawn, setDrawn] = useState<ReadonlySet<T> | null>(null);
  const filled = useMemo(() => {
    if (drawn === null) return fill(wanted, new Set<T>(), later ? 0 : pace.rows);
    // After a jump the frame has a screenful of rows to take away as well.
    const jumped = wanted.length > 0 && !wanted.some((row) => drawn.has(row));
    return fill(wanted, drawn, jumped ? FEWEST : pace.rows);
  }, [drawn, later, wanted]);
  const lastFrame = useRef(0);
  useEffect(() => {
    if (wanted.every((row) => drawn?.has(row))) {
      lastFrame.current = 0;
      return undefined;
    }
    const added = wanted.filter((row) => filled.has(row) && !drawn?.has(row)).length;
    const frame = requestAnimationFrame((now) => {
      if (lastFrame.current > 0 && added > 0) pace.rows = nextPace(pace.rows, now - lastFrame.current, added);
      lastFrame.current = now;
      setDrawn(filled);
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn, filled, wanted]);
  return filled;
}
