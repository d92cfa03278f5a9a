import { memo } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { Icon } from '../kit/Icon';
import type { DataColumn, RowData, TableSort } from './columns';
import { useTableHeaders } from './model';

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const SORT_ICON = { asc: ArrowUp, desc: ArrowDown } as const;

interface TableHeadProps {
  readonly columns: readonly DataColumn<RowData>[];
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
}

/** The line of headers. Those of sortable columns are buttons: ascending, descending, as listed. */
export const TableHead = memo(function TableHead({ columns, sort, onSort }: TableHeadProps) {
  const headers = useTableHeaders({ columns, sort, onSort });
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {headers.map(({ id, column }, index) => {
          const sorted = column.getIsSorted();
          const name = columns[index]?.header;
          return (
            <th
              key={id}
              role="columnheader"
              scope="col"
              data-align={columns[index]?.align}
              aria-sort={sorted === false ? undefined : ARIA_SORT[sorted]}
            >
              {column.getCanSort() ? (
                <button type="button" data-sorted={sorted || undefined} onClick={() => column.toggleSorting()}>
                  {name}
                  <Icon node={sorted === false ? ArrowUpDown : SORT_ICON[sorted]} size={12} />
                </button>
              ) : (
                name
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});
