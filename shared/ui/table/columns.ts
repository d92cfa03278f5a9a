import type { ReactNode } from 'react';
import type { RowFilter } from '@arena/shared/platform';

/** A row of a table. */
export type RowData = object;

/** The value that a column sorts by. Rows without a value (null) come last in both directions. */
export type SortValue = string | number | null;

/**
 * A column of a `DataTable`. Its functions are methods, so that columns of specific rows are columns of any row. Keep the list of columns
 * in a constant or memo, because a new list rerenders all rows.
 */
export interface DataColumn<T extends RowData> {
  readonly id: string;
  readonly header: string;
  cell(row: T): ReactNode;
  /** Makes the column sortable by this value. Text is compared alphabetically, as the API does. */
  sortValue?(row: T): SortValue;
  /** Right-aligned, for amounts. */
  readonly align?: 'end';
  /** A CSS width. Columns without one share the remaining width. */
  readonly width?: string;
  /** Its place on a card: the title, the footer, or by default a line with its header. */
  readonly place?: 'title' | 'foot';
}

/** The sorted column and its direction. */
export interface TableSort {
  readonly id: string;
  readonly desc: boolean;
}

/** A sort as a URL value: `title`, or `-prize` for descending; empty for none. */
export const sortText = (sort: TableSort | null): string => (sort === null ? '' : `${sort.desc ? '-' : ''}${sort.id}`);

/**
 * Parses a `sortText`; null if it names no sortable column.
 * @example readSort('-prize', columns) // { id: 'prize', desc: true }
 */
export function readSort<T extends RowData>(text: string, columns: readonly DataColumn<T>[]): TableSort | null {
  const desc = text.startsWith('-');
  const id = desc ? text.slice(1) : text;
  return columns.some((column) => column.id === id && column.sortValue !== undefined) ? { id, desc } : null;
}

/** The sort after a press on a header: ascending, descending, unsorted. */
export const nextSort = (sort: TableSort | null, id: string): TableSort | null =>
  sort?.id !== id ? { id, desc: false } : sort.desc ? null : { id, desc: true };

/** The order of the API's `alphabetical`. Made once: that takes longer than to compare. */
const ALPHABETICAL = new Intl.Collator('en');

function compare(a: SortValue, b: SortValue, sign: 1 | -1): number {
  // Null comes last in both directions.
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return sign * (typeof a === 'string' && typeof b === 'string' ? ALPHABETICAL.compare(a, b) : Number(a > b) - Number(a < b));
}

/** Sorts stably. */
export function ordered<T>(rows: readonly T[], valueOf: (row: T) => SortValue, desc: boolean): readonly T[] {
  const sign = desc ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => compare(a.value, b.value, sign))
    .map(({ row }) => row);
}

/** The rows in a table's order, for code that needs the next row. */
export function sortRows<T extends RowData>(rows: readonly T[], columns: readonly DataColumn<T>[], sort: TableSort | null): readonly T[] {
  const valueOf = sort === null ? undefined : columns.find(({ id }) => id === sort.id)?.sortValue;
  return sort === null || valueOf === undefined ? rows : ordered(rows, valueOf, sort.desc);
}

/** The props of a `DataTable`. */
export interface DataTableProps<T extends RowData> {
  /** The accessible name. */
  readonly caption: string;
  readonly columns: readonly DataColumn<T>[];
  /** null while loading. Keep the same array while nothing changes, because the sorted order is cached by it. */
  readonly rows: readonly T[] | null;
  /** A stable key. `place` distinguishes rows without an id. */
  readonly rowKey: (row: T, place: number) => string;
  /** Filters the sorted rows. A new function filters again without sorting. */
  readonly filter?: RowFilter<T> | null;
  readonly sort: TableSort | null;
  /** Whether the rows are already sorted by `sort`. */
  readonly isOrdered?: boolean;
  readonly onSort: (sort: TableSort | null) => void;
  /** Replaces the rows when they failed to load. */
  readonly error?: ReactNode;
  /** Replaces the rows when there are none. */
  readonly empty: ReactNode;
  /** The loading text, for screen readers only. */
  readonly loadingLabel?: string;
  /** The CSS height above which the rows scroll in a frame, 70dvh by default. */
  readonly maxHeight?: string;
  /** Called near the end, to load the next page. Called again after each page while the end stays near. */
  readonly onNearEnd?: () => void;
  /** Stores the scroll position under this key and restores it on return. */
  readonly scrollKey?: string;
  /** Makes one row selectable by click, arrows, Home, End and the page keys. The selected row stays visible. */
  readonly onSelect?: (key: string, row: T) => void;
  /** The key of the selected row. */
  readonly selected?: string | null;
  /** The keys of the checked rows. */
  readonly checked?: ReadonlySet<string>;
  /**
   * Makes several rows checkable, in a table with `onSelect`: by checkbox, Space or X, Shift for a range, Ctrl+A for all, Esc for none.
   * Keys of rows that left the table stay in the set.
   */
  readonly onCheck?: (checked: ReadonlySet<string>) => void;
  /** The accessible name of a row's checkbox; null for a row without one. Must be a stable function. */
  readonly checkLabel?: (row: T) => string | null;
  /** Called with the key of the row that receives the focus; null when the focus leaves the rows. */
  readonly onFocusRow?: (key: string | null) => void;
  /** Renders below the rows, such as a `ListFooter`. `shown` is the number of filtered rows. */
  readonly footer?: (shown: number) => ReactNode;
}
