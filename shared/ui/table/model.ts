import { useMemo } from 'react';
import { type ColumnDef, functionalUpdate, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import type { DataColumn, RowData, TableSort } from './columns';

// The table is told the order (`manualSorting`) and is given no rows: a model of 10,000 of them, or even of those in sight,
// would be built anew with every letter that is typed and every turn of the wheel.
const features = tableFeatures({ rowSortingFeature });
const FIRST_ASCENDING = { sortDescFirst: false } as const;
const NO_ROWS: readonly never[] = [];

export interface HeadersInput {
  readonly columns: readonly DataColumn<RowData>[];
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
}

/** The table's headers: what they are ordered by, and what a press on each does. */
export function useTableHeaders({ columns, sort, onSort }: HeadersInput) {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, RowData> => ({
        id: column.id,
        header: column.header,
        // The accessor makes a column sortable; the values themselves are compared elsewhere.
        accessorFn: () => null,
        enableSorting: column.sortValue !== undefined,
        ...FIRST_ASCENDING,
      })),
    [columns],
  );
  const sorting = useMemo(() => (sort === null ? [] : [{ id: sort.id, desc: sort.desc }]), [sort]);
  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    manualSorting: true,
    state: { sorting },
    onSortingChange: (updater) => {
      const [first] = functionalUpdate(updater, sorting);
      onSort(first === undefined ? null : { id: first.id, desc: first.desc });
    },
  });
  return table.getHeaderGroups()[0]?.headers ?? [];
}
