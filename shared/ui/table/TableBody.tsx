import { memo, type MouseEvent } from 'react';
import { BodyRow } from './BodyRow';
import type { DataColumn, RowData } from './columns';
import type { RowSelection } from './useRowSelection';
import { indexOfTarget, useWindow } from './useWindow';

interface TableBodyProps {
  readonly columns: readonly DataColumn<RowData>[];
  readonly rows: readonly RowData[];
  readonly rowKey: (row: RowData, place: number) => string;
  /** Rows are named after it and their place. */
  readonly idBase: string;
  readonly height: number;
  /** Which of the rows are rendered: the first, and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** null where no row can be selected. */
  readonly selection: RowSelection | null;
}

/** The rows, each of which is rendered once, when it comes into sight. */
export const TableBody = memo(function TableBody(props: TableBodyProps) {
  const { columns, rows, rowKey, idBase, height, first, end, selection } = props;
  const { places, onFocus, onBlur } = useWindow({ rows, first, end, kept: selection?.index ?? null });
  const press = (event: MouseEvent) => {
    const index = indexOfTarget(event.target);
    if (index !== null) selection?.select(index);
  };
  return (
    <tbody
      role="rowgroup"
      // A place in each row's own style would grow a cache of Chromium's, and with it the time that every new row takes.
      style={{ height: rows.length * height, paddingTop: first * height }}
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
            top={index < first || index >= end ? index * height : null}
            last={index + 1 === rows.length}
          />
        );
      })}
    </tbody>
  );
});
