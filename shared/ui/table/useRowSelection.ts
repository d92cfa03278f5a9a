import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pixelsOf } from '../list/pixels';
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

/** Finds a row by its key, looking around where it was last: after a step or a refetch it is near. */
function placeOf<T>(rows: readonly T[], keyOf: (row: T, place: number) => string, key: string, near: number): number | null {
  const at = (place: number) => {
    const row = rows[place];
    return row !== undefined && keyOf(row, place) === key;
  };
  for (let away = 0; away < rows.length + near; away += 1) {
    if (at(near + away)) return near + away;
    if (at(near - away)) return near - away;
  }
  return null;
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
  const [near, setNear] = useState(0);
  const index = useMemo(() => (key === null ? null : placeOf(rows, rowKey, key, near)), [key, near, rowKey, rows]);
  if (index !== null && index !== near) setNear(index);

  const latest = useRef({ rows, rowKey, onSelect, index });
  useEffect(() => {
    latest.current = { rows, rowKey, onSelect, index };
  });
  const select = useCallback((place: number) => {
    const { rows: all, rowKey: keyOf, onSelect: tell } = latest.current;
    const row = all[place];
    if (row !== undefined) tell?.(keyOf(row, place), row);
  }, []);

  // Only when another row was selected: a list that is read again does not jump.
  useEffect(() => {
    const box = scroller.current;
    const place = latest.current.index;
    if (box === null || key === null || place === null) return;
    const height = pixelsOf(ROW_REM);
    bringIntoSight(box, place * height, height);
  }, [key, scroller]);

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
