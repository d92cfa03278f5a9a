import { memo, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { pixelsOf } from './pixels';

/** Rows rendered above and below those in sight: the Tab key finds the next card there. */
const OVERSCAN = 2;

/** How the browser lays a list out: its columns, the room between them, and where it begins in the page. */
interface Geometry {
  readonly columns: number;
  readonly gap: number;
  readonly top: number;
}

export interface RenderedRow {
  readonly row: number;
  /** Pixels from the top of the list. */
  readonly start: number;
  readonly height: number;
  /** In the page for the focus in it, not because it is near to what is in sight. */
  readonly away: boolean;
}

/** What of a list is to be rendered. */
export interface ListView {
  readonly columns: number;
  readonly gap: number;
  readonly rows: readonly RenderedRow[];
  /** The room of the rows before and after those. */
  readonly above: number;
  readonly below: number;
  readonly measure: (element: HTMLElement | null) => void;
}

interface Remembered extends Geometry {
  readonly sizes: VirtualItem[];
}

/** How a list was laid out when it was left, by its name: on return its rows are where they were. */
const remembered = new Map<string, Remembered>();

const UNKNOWN: Geometry = { columns: 1, gap: 0, top: 0 };

function geometryOf(list: HTMLElement): Geometry {
  const { gridTemplateColumns, columnGap } = getComputedStyle(list);
  // A list that is no CSS grid has one column.
  const tracks = gridTemplateColumns.split(' ').filter((track) => track.endsWith('px'));
  return {
    columns: Math.max(1, tracks.length),
    gap: Number.parseFloat(columnGap) || 0,
    top: Math.round(list.getBoundingClientRect().top + window.scrollY),
  };
}

const same = (a: Geometry, b: Geometry) => a.columns === b.columns && a.gap === b.gap && a.top === b.top;

/** Follows the list, whose width decides its columns, and the page, in which what is above the list may grow. */
function useGeometry(list: RefObject<HTMLElement | null>): Geometry | null {
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = () => {
      const now = geometryOf(element);
      setGeometry((before) => (before !== null && same(before, now) ? before : now));
    };
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return geometry;
}

export interface ListWindowProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  /** How high a row is about, in rem, before it is measured. */
  readonly rowRem: number;
  readonly name: string;
  /** The item that has the focus. */
  readonly held: number | null;
  readonly onView: (view: ListView) => void;
}

/**
 * Says which rows of a long list are to be rendered while the page scrolls: those in sight, a few around them, and those of the
 * item that has the focus and of its neighbours. Renders nothing itself: a list does not begin again when this code arrives.
 */
export const ListWindow = memo(function ListWindow({ list, count, rowRem, name, held, onView }: ListWindowProps) {
  const [before] = useState(() => remembered.get(name));
  const [estimate] = useState(() => pixelsOf(rowRem));
  const geometry = useGeometry(list);
  const { columns, gap, top } = geometry ?? before ?? UNKNOWN;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => estimate,
    // A row of three columns says nothing about the heights of two.
    getItemKey: useCallback((row: number) => `${columns}/${row}`, [columns]),
    overscan: OVERSCAN,
    gap,
    scrollMargin: top,
    initialMeasurementsCache: before?.sizes ?? [],
    useFlushSync: false,
    rangeExtractor: (range) => withRows(range, held, columns),
  });
  const latest = useRef({ columns, gap, top });
  useEffect(() => {
    latest.current = { columns, gap, top };
  });
  useEffect(() => () => void remembered.set(name, { ...latest.current, sizes: virtualizer.takeSnapshot() }), [name, virtualizer]);

  const rendered = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const rows = rendered.map(({ index, start, size }): RenderedRow => {
    const away = index < startIndex - OVERSCAN || index > endIndex + OVERSCAN;
    return { row: index, start: start - top, height: size, away };
  });
  const near = rows.filter(({ away }) => !away);
  const [first, last] = [near[0], near.at(-1)];
  const above = first?.start ?? 0;
  const below = Math.max(0, virtualizer.getTotalSize() - (last === undefined ? 0 : last.start + last.height));
  const measure = virtualizer.measureElement;
  useLayoutEffect(() => {
    // Before it knows how the list is laid out it has nothing to say, and what is rendered already stays.
    if (geometry !== null && rows.length > 0) onView({ columns, gap, rows, above, below, measure });
  });
  return null;
});

/** The rows of the range, and those of the item with the focus and its neighbours. */
function withRows(range: Range, held: number | null, columns: number): number[] {
  const rows = defaultRangeExtractor(range);
  if (held === null) return rows;
  const kept = [held - 1, held, held + 1].map((index) => Math.floor(index / columns)).filter((row) => row >= 0 && row < range.count);
  return [...new Set([...rows, ...kept])].sort((a, b) => a - b);
}
