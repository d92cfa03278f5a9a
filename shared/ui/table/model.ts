import { useMemo } from 'react';
import { type ColumnDef, functionalUpdate, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import type { DataColumn, RowData, TableSort } from './columns';

// The table is told the order (`manualSorting`) and given the rows in sight only: a model of all 10,000 rows would be built
// anew with every letter that is typed into a search, which takes longer than a frame.
const features = tableFeatures({ rowSortingFeature });
const FIRST_ASCENDING = { sortDescFirst: false } as const;

export interface ModelInput<T extends RowData> {
  readonly columns: readonly DataColumn<T>[];
  readonly visible: readonly T[];
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
}

/** The table's headers and its rows in sight. */
export function useTableModel<T extends RowData>({ columns, visible, sort, onSort }: ModelInput<T>) {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, T> => ({
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
  return useTable({
    features,
    columns: definitions,
    data: visible,
    manualSorting: true,
    state: { sorting },
    onSortingChange: (updater) => {
      const [first] = functionalUpdate(updater, sorting);
      onSort(first === undefined ? null : { id: first.id, desc: first.desc });
    },
  });
}
