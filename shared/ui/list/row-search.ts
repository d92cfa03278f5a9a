import { useEffect } from 'react';

/** A search in rows of one kind. Make it once, in a constant. */
export interface RowSearch<T extends object> {
  /** Makes what is searched of these rows, so that the first letter does not wait for it. */
  prepare(rows: readonly T[]): void;
  /** Which rows a typed text leaves; null when it leaves all of them. */
  filter(typed: string): ((row: T) => boolean) | null;
}

/**
 * `textOf` says what of a row is searched; case does not matter. It is asked once for each row, because every letter needs the
 * texts of all rows, and forgotten with the row.
 */
export function rowSearch<T extends object>(textOf: (row: T) => string): RowSearch<T> {
  const texts = new WeakMap<T, string>();
  const searched = (row: T) => {
    let text = texts.get(row);
    if (text === undefined) texts.set(row, (text = textOf(row).toLowerCase()));
    return text;
  };
  return {
    prepare: (rows) => void rows.forEach(searched),
    filter(typed) {
      const wanted = typed.trim().toLowerCase();
      return wanted === '' ? null : (row) => searched(row).includes(wanted);
    },
  };
}

/** Makes what is searched of rows when they have arrived. */
export function usePrepared<T extends object>(search: RowSearch<T>, rows: readonly T[] | null): void {
  useEffect(() => search.prepare(rows ?? []), [rows, search]);
}
