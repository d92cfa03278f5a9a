import { memo } from 'react';
import type { DataColumn, RowData } from './columns';

interface BodyRowProps {
  readonly row: RowData;
  readonly columns: readonly DataColumn<RowData>[];
  readonly index: number;
  /** Where it is, away from those in sight; null when it simply follows the row before. */
  readonly top: string | null;
  readonly last: boolean;
  /** Its name in the page and whether it is the selected one, where rows can be selected. */
  readonly id?: string;
  readonly selected?: boolean;
}

/** Rendered once for each row that comes into sight, however often the table around it changes. */
export const BodyRow = memo(function BodyRow({ row, columns, index, top, last, id, selected }: BodyRowProps) {
  return (
    <tr
      role="row"
      id={id}
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-last={last || undefined}
      data-away={top === null ? undefined : true}
      style={top === null ? undefined : { top }}
    >
      <Cells row={row} columns={columns} role={selected === undefined ? 'cell' : 'gridcell'} />
    </tr>
  );
});

interface CellsProps {
  readonly row: RowData;
  readonly columns: readonly DataColumn<RowData>[];
  readonly role: 'cell' | 'gridcell';
}

/** Apart from their row, because a row that only moves keeps what is in it. */
const Cells = memo(function Cells({ row, columns, role }: CellsProps) {
  return columns.map((column) =>
    column.place === 'title' ? (
      <th key={column.id} role="rowheader" scope="row" data-align={column.align}>
        {column.cell(row)}
      </th>
    ) : (
      <td key={column.id} role={role} data-align={column.align}>
        {column.cell(row)}
      </td>
    ),
  );
});
