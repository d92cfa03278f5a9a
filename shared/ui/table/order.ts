import type { DataColumn, RowData, SortValue, TableSort } from './columns';

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
