import type { ReactNode } from 'react';
import type { RowFilter } from '@arena/shared/platform';

export type RowData = object;

/** What a column is ordered by. A row without a value comes last, whichever way the column is ordered. */
export type SortValue = string | number | null;

/** One column of a `DataTable`. Its functions are methods, so that columns of one kind of rows are columns of any row. Keep the list of columns in a constant or a memo: a new list renders every row again. */
export interface DataColumn<T extends RowData> {
  readonly id: string;
  readonly header: string;
  cell(row: T): ReactNode;
  /** With it the header is a button that orders by this. Text is compared as it is: give it in lower case. */
  sortValue?(row: T): SortValue;
  /** Amounts are at the right, so that their digits line up. */
  readonly align?: 'end';
  /** A CSS width; what is left over goes to the columns without one. */
  readonly width?: string;
  /** Its place where a row is shown as a card: the title, the foot, or else a line with its header. */
  readonly place?: 'title' | 'foot';
}

export interface TableSort {
  readonly id: string;
  readonly desc: boolean;
}

/** A sort as one word for an address: `title`, or `-prize` for descending. */
export const sortText = (sort: TableSort | null): string => (sort === null ? '' : `${sort.desc ? '-' : ''}${sort.id}`);

/** Reads such a word; null for one that names no sortable column. */
export function readSort<T extends RowData>(text: string, columns: readonly DataColumn<T>[]): TableSort | null {
  const desc = text.startsWith('-');
  const id = desc ? text.slice(1) : text;
  return columns.some((column) => column.id === id && column.sortValue !== undefined) ? { id, desc } : null;
}

/** What a press on a column's header orders by next: ascending, descending, as listed. */
export const nextSort = (sort: TableSort | null, id: string): TableSort | null =>
  sort?.id !== id ? { id, desc: false } : sort.desc ? null : { id, desc: true };

function compare(a: SortValue, b: SortValue, sign: 1 | -1): number {
  // Nothing is last in both directions.
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a < b ? -sign : a > b ? sign : 0;
}

/** Orders stably: rows of equal value keep their order. */
export function ordered<T>(rows: readonly T[], valueOf: (row: T) => SortValue, desc: boolean): readonly T[] {
  const sign = desc ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => compare(a.value, b.value, sign))
    .map(({ row }) => row);
}

/** Rows in a table's order, for what has to know which row comes next. */
export function sortRows<T extends RowData>(rows: readonly T[], columns: readonly DataColumn<T>[], sort: TableSort | null): readonly T[] {
  const valueOf = sort === null ? undefined : columns.find(({ id }) => id === sort.id)?.sortValue;
  return sort === null || valueOf === undefined ? rows : ordered(rows, valueOf, sort.desc);
}

export interface DataTableProps<T extends RowData> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  readonly columns: readonly DataColumn<T>[];
  /** null while they are loading. Keep the same list while nothing changed: its order is cached by it. */
  readonly rows: readonly T[] | null;
  /** A stable name of a row; `place` tells rows without an id apart. */
  readonly rowKey: (row: T, place: number) => string;
  /** Narrows the rows down. A new function filters again, and nothing is ordered again. */
  readonly filter?: RowFilter<T> | null;
  readonly sort: TableSort | null;
  /** The rows are in the order of `sort` already. */
  readonly isOrdered?: boolean;
  readonly onSort: (sort: TableSort | null) => void;
  /** In place of the rows, when they could not be read. */
  readonly error?: ReactNode;
  /** In place of the rows, when there are none to show. */
  readonly empty: ReactNode;
  /** What is loading, for screen readers. */
  readonly loadingLabel?: string;
  /** The height from which on the rows scroll in a frame of their own. */
  readonly maxHeight?: string;
  /** The end comes near: the next page may be fetched. Called again while it stays near. */
  readonly onNearEnd?: () => void;
  /** Names the place where the table is scrolled to, so that a return finds it again. */
  readonly scrollKey?: string;
  /** Makes the table a grid with one selectable row: by press, arrows, Home, End and the page keys. The selected row is kept in sight. */
  readonly onSelect?: (key: string, row: T) => void;
  /** The key of the selected row. */
  readonly selected?: string | null;
  /** Called with the key of the row that the focus has moved into, null when it has left the rows. */
  readonly onFocusRow?: (key: string | null) => void;
  /** Below the rows: how many of them are shown, more to load. */
  readonly footer?: (shown: number) => ReactNode;
}
