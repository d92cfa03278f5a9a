import type { DataColumn, SortValue, TableSort } from '@arena/shared/ui';

function compare(a: SortValue, b: SortValue, sign: 1 | -1): number {
  // Nothing is last in both directions.
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return a < b ? -sign : a > b ? sign : 0;
}

/**
 * Rows in a table's order, the same as the table itself draws them in: for what has to know which row is the next one, and
 * for the file that is exported.
 */
export function inOrder<T extends object>(rows: readonly T[], columns: readonly DataColumn<T>[], sort: TableSort | null): readonly T[] {
  const valueOf = sort === null ? undefined : columns.find(({ id }) => id === sort.id)?.sortValue;
  if (sort === null || valueOf === undefined) return rows;
  const sign = sort.desc ? -1 : 1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .sort((a, b) => compare(a.value, b.value, sign))
    .map(({ row }) => row);
}
