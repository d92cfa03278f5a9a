import { memo, type MouseEvent, useMemo } from 'react';
import { BodyRow } from './BodyRow';
import type { DataColumn, RowData } from './columns';
import { useProgressiveRows } from './useProgressiveRows';
import type { RowSelection } from './useRowSelection';
import { indexOfTarget, type PlacedRow, useWindow } from './useWindow';

interface TableBodyProps {
  readonly columns: readonly DataColumn<RowData>[];
  readonly rows: readonly RowData[];
  readonly rowKey: (row: RowData, place: number) => string;
  /** Rows are named after it and their place. */
  readonly idBase: string;
  readonly height: number;
  readonly start: number;
  /** null where no row can be selected. */
  readonly selection: RowSelection | null;
}

/** The rows. Apart from the frame around them, because with every turn of the wheel these are rendered again, and only these. */
export const TableBody = memo(function TableBody(props: TableBodyProps) {
  const { columns, rows, rowKey, idBase, height, start, selection } = props;
  const kept = selection?.index ?? null;
  const { body, placed, virtual, onFocus, onBlur } = useWindow({ rows, height, start, kept });
  const filled = useProgressiveRows(
    useMemo(() => byUrgency(placed, kept), [kept, placed]),
    virtual,
  );
  // Rows that are not rendered yet are left out where each has a place of its own: an empty one costs half of a full one.
  const there = virtual ? placed.filter(({ row }) => filled.has(row)) : placed;
  const press = (event: MouseEvent) => {
    const index = indexOfTarget(event.target);
    if (index !== null) selection?.select(index);
  };
  return (
    <tbody
      ref={body}
      role="rowgroup"
      aria-busy={placed.some(({ row, inSight }) => inSight && !filled.has(row)) || undefined}
      style={virtual ? { height: rows.length * height } : undefined}
      onFocus={onFocus}
      onBlur={onBlur}
      onClick={selection === null ? undefined : press}
    >
      {there.map(({ row, index }) => (
        <BodyRow
          key={rowKey(row, index)}
          row={row}
          columns={columns}
          index={index}
          id={selection === null ? undefined : `${idBase}-${index}`}
          selected={selection === null ? undefined : index === selection.index}
          filled={filled.has(row)}
          top={virtual ? index * height : null}
          last={index + 1 === rows.length}
        />
      ))}
    </tbody>
  );
});

/** The selected row, which has the focus, then those in sight, then those around them. */
function byUrgency(placed: readonly PlacedRow[], selected: number | null): readonly RowData[] {
  const first = placed.filter(({ index }) => index === selected);
  const inSight = placed.filter(({ index, inSight: seen }) => seen && index !== selected);
  const others = placed.filter(({ index, inSight: seen }) => !seen && index !== selected);
  return [...first, ...inSight, ...others].map(({ row }) => row);
}
