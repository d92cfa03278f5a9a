import { useEffect, useState } from 'react';

/** How many rows are filled in one frame. */
const BATCH = 6;

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** One step from the rows that are filled towards those that should be: what both share, and one batch more. */
export function towards(filled: Stretch, goal: Stretch, batch = BATCH): Stretch {
  const apart = filled.to <= goal.from || filled.from >= goal.to;
  const from = apart ? goal.from : Math.max(filled.from, goal.from);
  const to = apart ? goal.from : Math.min(filled.to, goal.to);
  const after = Math.min(goal.to, to + batch);
  const before = Math.max(goal.from, from - (batch - (after - to)));
  return { from: before, to: after };
}

/**
 * The rows whose cells are drawn now. A jump brings a screenful of new rows into sight at once, and on a slow machine
 * filling all of them takes longer than a frame; so they are filled a batch a frame.
 */
export function useGradual(goal: Stretch): Stretch {
  const [filled, setFilled] = useState(goal);
  const now = towards(filled, goal);
  const { from, to } = now;
  const moved = from !== filled.from || to !== filled.to;
  useEffect(() => {
    if (!moved) return undefined;
    const frame = requestAnimationFrame(() => setFilled({ from, to }));
    return () => cancelAnimationFrame(frame);
  }, [from, moved, to]);
  return now;
}
