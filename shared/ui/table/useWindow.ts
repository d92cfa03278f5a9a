import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import type { RowData } from './columns';
import { VIRTUAL_FROM } from '../list/virtual-from';

const OVERSCAN = 6;

export interface WindowInput {
  readonly rows: readonly RowData[];
  /** Pixels of one row. */
  readonly height: number;
  /** Where it is scrolled to at first. */
  readonly start: number;
  /** The place of a row that stays in the page wherever it is scrolled to. */
  readonly kept: number | null;
}

export interface PlacedRow {
  readonly row: RowData;
  readonly index: number;
  readonly inSight: boolean;
}

/**
 * The rows that are in the page: those in sight with a few around them, the kept one, and the one that has the focus, which
 * would be lost with its row.
 */
export function useWindow({ rows, height, start, kept }: WindowInput) {
  const body = useRef<HTMLTableSectionElement>(null);
  const virtual = rows.length > VIRTUAL_FROM;
  const [focused, setFocused] = useState<{ readonly row: RowData; readonly index: number } | null>(null);
  const held = focused !== null && rows[focused.index] === focused.row ? focused.index : null;
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions change on purpose; nothing here memoises them
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    // Found from here: a ref of the frame around is not set yet when this is first asked.
    getScrollElement: () => body.current?.closest('.arena-table-scroller') ?? null,
    initialRect: { width: 0, height: window.innerHeight / 2 },
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialOffset: start,
    useFlushSync: false,
    rangeExtractor: (range) => withKept(range, [kept, held]),
  });
  const indexes = virtual ? virtualizer.getVirtualItems().map(({ index }) => index) : null;
  const { startIndex = 0, endIndex = rows.length - 1 } = (virtual ? virtualizer.range : null) ?? {};
  const key = indexes?.join();
  const placed = useMemo<readonly PlacedRow[]>(
    () =>
      (key === undefined ? [...rows.keys()] : key.split(',').filter(Boolean).map(Number)).flatMap((index) => {
        const row = rows[index];
        return row === undefined ? [] : { row, index, inSight: index >= startIndex && index <= endIndex };
      }),
    [endIndex, key, rows, startIndex],
  );

  const onFocus = (event: FocusEvent) => {
    const index = indexOfTarget(event.target);
    const row = index === null ? undefined : rows[index];
    setFocused(index === null || row === undefined ? null : { row, index });
  };
  // While the focus moves inside the row nothing has it: letting go of the row would lose it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };
  return { body, placed, virtual, onFocus, onBlur };
}

/** The place of the row that an event has happened in. */
export function indexOfTarget(target: EventTarget): number | null {
  const line = (target as Element).closest('tr')?.getAttribute('aria-rowindex');
  return line == null ? null : Number(line) - 2;
}

function withKept(range: Range, kept: readonly (number | null)[]): number[] {
  const indexes = defaultRangeExtractor(range);
  const others = kept.filter((index) => index !== null && index < range.count && !indexes.includes(index)) as number[];
  return others.length === 0 ? indexes : [...new Set([...indexes, ...others])].sort((a, b) => a - b);
}
