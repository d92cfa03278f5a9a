import { memo } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { Icon } from '@arena/shared/ui/core';
import { type DataColumn, nextSort, type RowData, type TableSort } from './columns';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const SORT_ICON = { asc: ArrowUp, desc: ArrowDown } as const;

interface TableHeadProps {
  readonly columns: readonly DataColumn<RowData>[];
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
}

/** The line of headers. Those of sortable columns are buttons: ascending, descending, as listed. */
export const TableHead = memo(function TableHead({ columns, sort, onSort }: TableHeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {columns.map(({ id, header, align, sortValue }) => {
          const sorted = sort?.id !== id ? null : sort.desc ? 'desc' : 'asc';
          return (
            <th key={id} role="columnheader" scope="col" data-align={align} aria-sort={sorted === null ? undefined : ARIA_SORT[sorted]}>
              {sortValue === undefined ? (
                header
              ) : (
                <button type="button" data-sorted={sorted ?? undefined} onClick={() => onSort(nextSort(sort, id))}>
                  {header}
                  <Icon node={sorted === null ? ArrowUpDown : SORT_ICON[sorted]} size={12} />
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});
