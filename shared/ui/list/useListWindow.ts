import {
  type CSSProperties,
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { VIRTUAL_FROM } from '../table/useWindow';

/** Rows drawn above and below those in sight: the Tab key finds the next card there. */
const OVERSCAN = 2;

interface Grid {
  readonly columns: number;
  readonly gap: number;
}

interface Remembered extends Grid {
  readonly sizes: VirtualItem[];
}

/** How a list was laid out when it was left, by its name: on return its rows stand where they stood. */
const remembered = new Map<string, Remembered>();

export interface ListWindowInput<T> {
  readonly list: RefObject<HTMLElement | null>;
  readonly items: readonly T[];
  readonly itemKey: (item: T, index: number) => string | number;
  /** Pixels of one row, before it is measured. */
  readonly estimate: number;
  readonly name: string;
}

export interface PlacedItem<T> {
  readonly item: T;
  readonly index: number;
  readonly row: number;
  /** Set on an item that stays in the page for its focus, away from those in sight. */
  readonly style?: CSSProperties;
}

/** How the browser lays the list out: its tracks, when it is a CSS grid; else one column. */
function gridOf(list: HTMLElement): Grid {
  const { gridTemplateColumns, columnGap } = getComputedStyle(list);
  const tracks = gridTemplateColumns.split(' ').filter((track) => track.endsWith('px'));
  return { columns: Math.max(1, tracks.length), gap: Number.parseFloat(columnGap) || 0 };
}

/** Follows the list's columns, as its width decides them. */
function useGrid(list: RefObject<HTMLElement | null>, on: boolean, start: Grid): Grid {
  const [grid, setGrid] = useState(start);
  useLayoutEffect(() => {
    const element = list.current;
    if (!on || element === null) return undefined;
    const look = () => {
      const now = gridOf(element);
      setGrid((before) => (before.columns === now.columns && before.gap === now.gap ? before : now));
    };
    look();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, on]);
  return grid;
}

/**
 * The items of a long list that are in the page, while the page itself scrolls: the rows in sight, a few around them, and the
 * item that has the focus with its neighbours, so that neither the focus nor the order of the Tab key is lost. The others are
 * room above and below (padding), and the browser's own grid places those that are drawn.
 */
export function useListWindow<T>({ list, items, itemKey, estimate, name }: ListWindowInput<T>) {
  const virtual = items.length > VIRTUAL_FROM;
  const [before] = useState(() => remembered.get(name));
  const { columns, gap } = useGrid(list, virtual, before ?? { columns: 1, gap: 0 });
  const [margin, setMargin] = useState(0);
  const rows = Math.ceil(items.length / columns);
  const { held, onFocus, onBlur } = useHeld(items, itemKey);

  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows,
    enabled: virtual,
    estimateSize: () => estimate,
    // A row of three columns says nothing about the heights of two.
    getItemKey: useCallback((row: number) => `${columns}/${row}`, [columns]),
    overscan: OVERSCAN,
    gap,
    scrollMargin: margin,
    initialMeasurementsCache: before?.sizes ?? [],
    useFlushSync: false,
    rangeExtractor: (range) => withRows(range, held, columns),
  });

  // What stands above the list may have changed its height with any drawing.
  useLayoutEffect(() => {
    const top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (virtual && Math.abs(top - margin) >= 1) setMargin(top);
  });
  const latest = useRef<Grid>({ columns, gap });
  useEffect(() => {
    latest.current = { columns, gap };
  });
  useEffect(() => () => void remembered.set(name, { ...latest.current, sizes: virtualizer.takeSnapshot() }), [name, virtualizer]);

  if (!virtual) {
    const placed = items.map((item, index): PlacedItem<T> => ({ item, index, row: index }));
    return { virtual, placed, style: undefined, measure: undefined, onFocus, onBlur };
  }
  const drawn = virtualizer.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtualizer.range ?? {};
  const inFlow = drawn.filter(({ index }) => index >= startIndex - OVERSCAN && index <= endIndex + OVERSCAN);
  const placed = drawn.flatMap(({ index: row, start, size }) => {
    const away = row < startIndex - OVERSCAN || row > endIndex + OVERSCAN;
    return indexesOf(row, columns, items.length).flatMap((index): PlacedItem<T>[] => {
      const item = items[index];
      if (item === undefined || (away && !isNear(index, held))) return [];
      const style = away ? placeOf(index % columns, { columns, gap }, start - margin, size) : undefined;
      return [{ item, index, row, style }];
    });
  });
  const [first, last] = [inFlow[0], inFlow.at(-1)];
  const style: CSSProperties = {
    position: 'relative',
    // The browser's own way to keep its place would add to this one.
    overflowAnchor: 'none',
    paddingTop: Math.max(0, (first?.start ?? margin) - margin),
    paddingBottom: Math.max(0, virtualizer.getTotalSize() - ((last?.end ?? margin) - margin)),
  };
  return { virtual, placed, style, measure: virtualizer.measureElement, onFocus, onBlur };
}

/** The place of the item that has the focus, wherever it moves in the list; null when none has. */
function useHeld<T>(items: readonly T[], itemKey: (item: T, index: number) => string | number) {
  const [key, setKey] = useState<string | number | null>(null);
  const held = useMemo(() => (key === null ? -1 : items.findIndex((item, index) => itemKey(item, index) === key)), [itemKey, items, key]);
  return {
    held: held === -1 ? null : held,
    onFocus: ({ target }: FocusEvent) => {
      const place = Number((target as Element).closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1;
      const item = items[place];
      setKey(item === undefined ? null : itemKey(item, place));
    },
    // A browser window that is left for another keeps its focus.
    onBlur: ({ currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(document.activeElement)) setKey(null);
    },
  };
}

const isNear = (index: number, held: number | null) => held !== null && Math.abs(index - held) <= 1;

const indexesOf = (row: number, columns: number, count: number) =>
  Array.from({ length: Math.max(0, Math.min(columns, count - row * columns)) }, (_, column) => row * columns + column);

/** The rows of the range, and those of the item with the focus and its neighbours. */
function withRows(range: Range, held: number | null, columns: number): number[] {
  const rows = defaultRangeExtractor(range);
  if (held === null) return rows;
  const kept = [held - 1, held, held + 1].map((index) => Math.floor(index / columns)).filter((row) => row >= 0 && row < range.count);
  return [...new Set([...rows, ...kept])].sort((a, b) => a - b);
}

/** Where an item stands that is taken out of the browser's grid. */
const placeOf = (column: number, { columns, gap }: Grid, top: number, height: number): CSSProperties => ({
  position: 'absolute',
  top,
  left: `calc((100% + ${gap}px) * ${column / columns})`,
  width: `calc((100% + ${gap}px) / ${columns} - ${gap}px)`,
  height,
});
