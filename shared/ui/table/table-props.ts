import type { ReactNode } from 'react';
import type { RowFilter } from '../list/row-search';
import type { DataColumn, RowData, TableSort } from './columns';

export interface DataTableProps<T extends RowData> {
  /** What the table lists, for screen readers. */
  readonly caption: string;
  readonly columns: readonly DataColumn<T>[];
  /** null while they are loading. Keep the same list while nothing changed: its order is kept with it. */
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
  /**
   * With it one row can be selected, by a press or with the keys: the arrows, Home, End and the page keys move from row to row,
   * and the one that is selected is kept in sight. The table is a grid then, and has the focus itself.
   */
  readonly onSelect?: (key: string, row: T) => void;
  /** The key of the selected row. */
  readonly selected?: string | null;
  /** Called with the key of the row that the focus has moved into, null when it has left the rows. */
  readonly onFocusRow?: (key: string | null) => void;
  /** Below the rows: how many of them are shown, more to load. */
  readonly footer?: (shown: number) => ReactNode;
}
