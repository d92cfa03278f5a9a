import { type FocusEvent, useState } from 'react';
import type { RowData } from './columns';

interface WindowInput {
  readonly rows: readonly RowData[];
  /** The rows in sight with a few around them: the first, and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** The place of a row that stays in the page wherever it is scrolled to. */
  readonly kept: number | null;
}

/**
 * The places of the rows that are in the page: those in sight with a few around them, the kept one, and the one that has the
 * focus, which would be lost with its row.
 */
export function useWindow({ rows, first, end, kept }: WindowInput) {
  const [focused, setFocused] = useState<{ readonly row: RowData; readonly index: number } | null>(null);
  const held = focused !== null && rows[focused.index] === focused.row ? focused.index : null;
  const away = [kept, held].filter((index) => index !== null && (index < first || index >= end)) as number[];
  const near = Array.from({ length: end - first }, (_, place) => first + place);
  const places = away.length === 0 ? near : [...new Set([...near, ...away])].sort((a, b) => a - b);

  const onFocus = (event: FocusEvent) => {
    const index = indexOfTarget(event.target);
    const row = index === null ? undefined : rows[index];
    setFocused(index === null || row === undefined ? null : { row, index });
  };
  // While the focus moves inside the row nothing has it: letting go of the row would lose it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };
  return { places, onFocus, onBlur };
}

/** The place of the row that an event has happened in. */
export function indexOfTarget(target: EventTarget): number | null {
  const line = (target as Element).closest('tr')?.getAttribute('aria-rowindex');
  return line == null ? null : Number(line) - 2;
}
