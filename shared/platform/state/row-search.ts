import { useEffect } from 'react';

/** Whether a row is left, as `Array.filter` asks it: the place and the list find the row's text sooner than the row does. */
export type RowFilter<T> = (row: T, place?: number, rows?: readonly T[]) => boolean;

/** A search in rows of one kind. Make it once, in a constant. */
interface RowSearch<T extends object> {
  /** Makes what is searched of these rows, so that the first letter does not wait for it. */
  prepare(rows: readonly T[]): void;
  /** Which rows a typed text leaves; null when it leaves all of them. */
  filter(typed: string): RowFilter<T> | null;
}

/** Case-insensitive. `textOf` gives a row's searched text, once per row, since each letter needs all texts; released with the row. */
export function rowSearch<T extends object>(textOf: (row: T) => string): RowSearch<T> {
  const ofRow = new WeakMap<T, string>();
  const ofList = new WeakMap<readonly T[], readonly string[]>();
  const textOfRow = (row: T) => {
    let text = ofRow.get(row);
    if (text === undefined) ofRow.set(row, (text = textOf(row).toLowerCase()));
    return text;
  };
  const textsOf = (rows: readonly T[]) => {
    let texts = ofList.get(rows);
    if (texts === undefined) ofList.set(rows, (texts = rows.map(textOfRow)));
    return texts;
  };
  return {
    prepare: (rows) => void textsOf(rows),
    filter(typed) {
      const wanted = typed.trim().toLowerCase();
      if (wanted === '') return null;
      let list: readonly T[] | undefined;
      let texts: readonly string[] = [];
      return (row, place = 0, rows) => {
        if (rows !== undefined && rows !== list) {
          list = rows;
          texts = textsOf(rows);
        }
        return (rows === undefined ? textOfRow(row) : (texts[place] ?? '')).includes(wanted);
      };
    },
  };
}

/** Makes what is searched of rows when they have arrived. */
export function usePrepared<T extends object>(search: RowSearch<T>, rows: readonly T[] | null): void {
  useEffect(() => search.prepare(rows ?? []), [rows, search]);
}
