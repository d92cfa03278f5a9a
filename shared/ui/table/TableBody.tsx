import { memo, type MouseEvent } from 'react';
import { BodyRow } from './BodyRow';
import type { DataColumn, RowData } from './columns';
import { ROW_REM } from './table.styles';
import type { RowSelection } from './useRowSelection';
import { indexOfTarget, useWindow } from './useWindow';

interface TableBodyProps {
  readonly columns: readonly DataColumn<RowData>[];
  readonly rows: readonly RowData[];
  readonly rowKey: (row: RowData, place: number) => string;
  /** Rows are named after it and their place. */
  readonly idBase: string;
  /** Which of the rows are rendered: the first, and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** null where no row can be selected. */
  readonly selection: RowSelection | null;
}

/** How high so many rows are. */
const remOf = (rows: number) => `${rows * ROW_REM}rem`;

/** The rows, each of which is rendered once, when it comes into sight. */
export const TableBody = memo(function TableBody(props: TableBodyProps) {
  const { columns, rows, rowKey, idBase, first, end, selection } = props;
  const { places, onFocus, onBlur } = useWindow({ rows, first, end, kept: selection?.index ?? null });
  const press = (event: MouseEvent) => {
    const index = indexOfTarget(event.target);
    if (index !== null) selection?.select(index);
  };
  return (
    <tbody
      role="rowgroup"
      // A place in each row's own style would grow a cache of Chromium's, and with it the time that every new row takes.
      style={{ height: remOf(rows.length), paddingTop: remOf(first) }}
      onFocus={onFocus}
      onBlur={onBlur}
      onClick={selection === null ? undefined : press}
    >
      {places.map((index) => {
        const row = rows[index];
        return row === undefined ? null : (
          <BodyRow
            key={rowKey(row, index)}
            row={row}
            columns={columns}
            index={index}
            id={selection === null ? undefined : `${idBase}-${index}`}
            selected={selection === null ? undefined : index === selection.index}
            top={index < first || index >= end ? remOf(index) : null}
            last={index + 1 === rows.length}
          />
        );
      })}
    </tbody>
  );
});
