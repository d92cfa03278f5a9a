import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useStableCallback } from '@arena/shared/ui/core';
import { pixelsOf, usePlaceOf } from '../list/windowing';
import type { DataTableProps, RowData } from './columns';
import { ROW_REM } from './table.styles';

/** The share of a screenful that the page keys move by. */
const PAGE_PART = 0.8;

interface SelectionInput<T extends RowData> extends Pick<DataTableProps<T>, 'rowKey' | 'selected' | 'onSelect'> {
  readonly rows: readonly T[];
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The index that a key moves to from an index (null: none); null for other keys. */
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

/** The visible height of the rows, below the sticky header. */
const roomOf = (box: HTMLElement) => box.clientHeight - (box.querySelector('thead')?.offsetHeight ?? 0);

function bringIntoSight(box: HTMLElement, top: number, height: number): void {
  const room = roomOf(box);
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height > box.scrollTop + room) box.scrollTop = top + height - room;
}

/** The selected row's index (null when it isn't among the rows) and its keyboard control. Scrolls a newly selected row into view. */
export function useRowSelection<T extends RowData>({ rows, rowKey, selected, onSelect, scroller }: SelectionInput<T>) {
  const key = onSelect === undefined ? null : (selected ?? null);
  const index = usePlaceOf(rows, rowKey, key);
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
  // Only on a new selection, so that a refetch doesn't scroll.
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
  return { selected: index, select, onKeyDown };
}
