import { type RefObject, useLayoutEffect, useState } from 'react';

/** How the browser lays out a list: its columns, the gap, and the distance from the top of the page in px. */
export interface Geometry {
  readonly columns: number;
  readonly gap: number;
  readonly top: number;
}
/** The geometry before it is measured. */
export const ONE_COLUMN: Geometry = { columns: 1, gap: 0, top: 0 };

function geometryOf(list: HTMLElement): Geometry {
  const { gridTemplateColumns, columnGap } = getComputedStyle(list);
  // A list that isn't a CSS grid has one column.
  const tracks = gridTemplateColumns.split(' ').filter((track) => track.endsWith('px'));
  return {
    columns: Math.max(1, tracks.length),
    gap: Number.parseFloat(columnGap) || 0,
    top: Math.round(list.getBoundingClientRect().top + window.scrollY),
  };
}

const same = (a: Geometry | null, b: Geometry) => a?.columns === b.columns && a.gap === b.gap && a.top === b.top;

/** Observes the list, whose width determines its columns, and the page, where content above the list may grow. */
export function useGeometry(list: RefObject<HTMLElement | null>, long: boolean): Geometry | null {
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = () => {
      const now = geometryOf(element);
      setGeometry((before) => (same(before, now) ? before : now));
    };
    if (long) look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, long]);
  return geometry;
}
