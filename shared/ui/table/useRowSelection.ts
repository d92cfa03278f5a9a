import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { isTyping, useStableCallback } from '@arena/shared/ui/core';
import { pixelsOf, usePlaceOf } from '../list/windowing';
import type { DataTableProps, RowData } from './columns';
import { ROW_REM } from './table.styles';
import type { useRowChecks } from './useRowChecks';

/** The share of a screenful that the page keys move by. */
const PAGE_PART = 0.8;

interface SelectionInput<T extends RowData> extends Pick<DataTableProps<T>, 'rowKey' | 'selected' | 'onSelect'> {
  readonly rows: readonly T[];
  readonly scroller: RefObject<HTMLElement | null>;
  readonly checks: ReturnType<typeof useRowChecks>;
  /** The row that contains the focus. */
  readonly focused: number | null;
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

/** The selected row's index (null when it isn't among the rows) and its control by keyboard and pointer. Scrolls a newly selected row into view. */
export function useRowSelection<T extends RowData>(input: SelectionInput<T>) {
  const { rows, rowKey, selected, onSelect, scroller, checks, focused } = input;
  const key = onSelect === undefined ? null : (selected ?? null);
  const index = usePlaceOf(rows, rowKey, key);
  const select = (place: number, isRange: boolean) => {
    const row = rows[place];
    if (isRange) checks.extendTo(place, index);
    else checks.endRange();
    if (row !== undefined) onSelect?.(rowKey(row, place), row);
  };
  const press = useStableCallback((place: number, { shiftKey, target }: MouseEvent) => {
    const on = (selector: string) => (target as Element).closest(selector) !== null;
    if (!shiftKey && on('[data-check]')) checks.toggle(place);
    select(place, shiftKey && !on('a, button'));
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
    if (onSelect === undefined || box === null || event.defaultPrevented || event.altKey || isTyping(event.target)) return;
    if (checks.onKey(event, focused ?? index)) {
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor((roomOf(box) / pixelsOf(ROW_REM)) * PAGE_PART));
    const to = placeAfter(event.key, index, rows.length, page);
    if (to === null) return;
    event.preventDefault();
    select(to, event.shiftKey);
  };
  return { selected: index, press, onKeyDown };
}
