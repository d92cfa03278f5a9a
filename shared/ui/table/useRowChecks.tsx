import { type KeyboardEvent, useMemo, useRef } from 'react';
import { keyOf, singleKeyOf, useStableCallback } from '@arena/shared/ui/core';
import { Checkbox } from '../kit/Checkbox';
import type { DataTableProps, RowData } from './columns';
import * as t from './table.messages';

type Keys = ReadonlySet<string>;
const NONE: Keys = new Set();
type Input<T extends RowData> = Pick<DataTableProps<T>, 'rowKey' | 'checked' | 'onCheck' | 'checkLabel'> & { readonly rows: readonly T[] };

/** The checked rows of a table and how presses change them. Without `onCheck` nothing can be checked. */
export function useRowChecks<T extends RowData>({ rows, rowKey, checked = NONE, onCheck, checkLabel }: Input<T>) {
  // The last Shift press. The next one replaces its range.
  const last = useRef({ rows, from: 0, before: NONE, after: NONE });
  /** By place; null for rows that can't be checked. */
  const keys = useMemo(
    () => rows.map((row, place) => (checkLabel === undefined || checkLabel(row) === null ? null : rowKey(row, place))),
    [checkLabel, rowKey, rows],
  );
  const endRange = () => void (last.current.after = NONE);
  const set = (next: Keys) => {
    endRange();
    onCheck?.(next);
  };
  const withKeys = (before: Keys, added: typeof keys) => new Set([...before, ...added.filter((key) => key !== null)]);
  const onChange = useStableCallback((on: boolean) => set(on ? withKeys(checked, keys) : NONE));
  const all = useMemo(() => {
    const can = keys.filter((key) => key !== null);
    return { of: can.length, count: can.filter((key) => checked.has(key)).length, onChange };
  }, [checked, keys, onChange]);
  const toggle = useStableCallback((place: number) => {
    const key = keys[place] ?? null;
    const next = new Set(checked);
    if (key !== null) set(next.delete(key) ? next : next.add(key));
  });

  return {
    all,
    toggle,
    endRange,
    /** Checks the rows from where the range began, at first the selected row, to this one. */
    extendTo(to: number, selected: number | null): void {
      const isMore = last.current.after === checked && last.current.rows === rows;
      const { from, before } = isMore ? last.current : { from: selected ?? to, before: checked };
      const after = withKeys(before, keys.slice(Math.min(from, to), Math.max(from, to) + 1));
      last.current = { rows, from, before, after };
      onCheck?.(after);
    },
    /** Whether the key checked or unchecked something. `place`: the row that it applies to. */
    onKey(event: KeyboardEvent<HTMLElement>, place: number | null): boolean {
      const isSpace = event.key === ' ' && (event.target as Element).closest('a, button, input') === null;
      if (onCheck === undefined) return false;
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && keyOf(event) === 'a') onChange(true);
      else if (event.ctrlKey || event.metaKey) return false;
      else if (place !== null && (isSpace || singleKeyOf(event) === 'x')) toggle(place);
      else if (event.key === 'Escape' && checked.size > 0) set(NONE);
      else return false;
      return true;
    },
  };
}

/** Checks all loaded rows that can be checked. */
export function CheckAll({ count, of, onChange }: ReturnType<typeof useRowChecks>['all']) {
  return (
    <Checkbox
      type="checkbox"
      aria-label={t.checkAll}
      disabled={of === 0}
      checked={of > 0 && count === of}
      ref={(box: HTMLInputElement | null) => void (box && (box.indeterminate = count > 0 && count < of))}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
