import { memo } from 'react';
import type { DataColumn, RowData } from './columns';
import { ROW_REM } from './table.styles';

interface BodyRowProps {
  readonly row: RowData;
  readonly rowKey: string;
  readonly columns: readonly DataColumn<RowData>[];
  readonly index: number;
  /** How many rows before it are not rendered, where the row before it is. */
  readonly skipped: number;
  readonly last: boolean;
  readonly onFocus: (rowKey: string) => void;
  /** Its name in the page and whether it is the selected one, where rows can be selected. */
  readonly id?: string;
  readonly selected?: boolean;
  readonly onSelect?: (index: number) => void;
}

/** Rendered once for each row that comes into sight, however often the table around it changes. */
export const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { row, rowKey, columns, index, skipped, last, onFocus, id, selected, onSelect } = props;
  return (
    <tr
      role="row"
      id={id}
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-last={last || undefined}
      style={skipped === 0 ? undefined : { marginTop: remOf(skipped) }}
      onFocus={() => onFocus(rowKey)}
      onClick={onSelect === undefined ? undefined : () => onSelect(index)}
    >
      <Cells row={row} columns={columns} role={selected === undefined ? 'cell' : 'gridcell'} />
    </tr>
  );
});

/** How high so many rows are. */
export const remOf = (rows: number) => `${rows * ROW_REM}rem`;

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
