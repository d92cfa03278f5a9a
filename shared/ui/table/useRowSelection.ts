import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { useStableCallback } from '@arena/shared/ui/core';
import { pixelsOf } from '../list/windowing';
import type { RowData } from './columns';
import { ROW_REM } from './table.styles';

/** How much of a screenful the page keys move by. */
const PAGE_PART = 0.8;

export interface RowSelection {
  /** The place of the selected row, null when it is not among the rows. */
  readonly index: number | null;
  readonly select: (index: number) => void;
}

interface SelectionInput<T extends RowData> {
  readonly rows: readonly T[];
  readonly rowKey: (row: T, place: number) => string;
  readonly selected: string | null | undefined;
  readonly onSelect: ((key: string, row: T) => void) | undefined;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Where a key leads to from a place (null: none yet), null for a key that moves nothing. */
function placeAfter(key: string, from: number | null, count: number, page: number): number | null {
  const to = {
    ArrowDown: from === null ? 0 : from + 1,
    ArrowUp: from === null ? count - 1 : from - 1,
    PageDown: (from ?? 0) + page,
    PageUp: (from ?? 0) - page,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}

/** The height of the rows' part of what scrolls: its header stays in sight and covers the rest. */
const roomOf = (box: HTMLElement) => box.clientHeight - (box.querySelector('thead')?.offsetHeight ?? 0);

function bringIntoSight(box: HTMLElement, top: number, height: number): void {
  const room = roomOf(box);
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height > box.scrollTop + room) box.scrollTop = top + height - room;
}

/** Which row is selected, how the keys move it, and that it is in sight when it has moved. */
export function useRowSelection<T extends RowData>({ rows, rowKey, selected, onSelect, scroller }: SelectionInput<T>) {
  const key = onSelect === undefined ? null : (selected ?? null);
  const index = useMemo(() => {
    const place = key === null ? -1 : rows.findIndex((row, at) => rowKey(row, at) === key);
    return place === -1 ? null : place;
  }, [key, rowKey, rows]);
  const select = useStableCallback((place: number) => {
    const row = rows[place];
    if (row !== undefined) onSelect?.(rowKey(row, place), row);
  });
  const showSelected = useEffectEvent(() => {
    const box = scroller.current;
    if (box === null || index === null) return;
    const height = pixelsOf(ROW_REM);
    bringIntoSight(box, index * height, height);
  });
  // Only when another row was selected: a list that is read again does not jump.
  useEffect(() => showSelected(), [key]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const box = scroller.current;
    if (onSelect === undefined || box === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.target as Element).closest('input, select, textarea')) return;
    const page = Math.max(1, Math.floor((roomOf(box) / pixelsOf(ROW_REM)) * PAGE_PART));
    const to = placeAfter(event.key, index, rows.length, page);
    if (to === null) return;
    event.preventDefault();
    select(to);
  };
  return { selection: useMemo<RowSelection>(() => ({ index, select }), [index, select]), onKeyDown };
}
