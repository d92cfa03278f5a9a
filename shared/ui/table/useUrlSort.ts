import { useMemo } from 'react';
import { useUrlState } from '@arena/shared/platform';
import { type DataColumn, readSort, type RowData, sortText, type TableSort } from './columns';

/**
 * The sort of a table, stored in the URL, as props of the `DataTable`. Keep `columns` in a constant.
 * @example <DataTable columns={COLUMNS} {...useUrlSort(COLUMNS)} />
 */
export function useUrlSort<T extends RowData>(columns: readonly DataColumn<T>[]) {
  const [text, setText] = useUrlState('sort');
  const sort = useMemo(() => readSort(text, columns), [columns, text]);
  return { sort, onSort: (next: TableSort | null) => setText(sortText(next)) };
}
