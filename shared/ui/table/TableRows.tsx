import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { Icon } from '../kit/Icon';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import type { DataColumn, RowData } from './columns';
import type { DataTableProps } from './DataTable';
import { useTableModel } from './model';
import { Frame, ROW_REM, Scroller, Table } from './table.styles';
import { useGradual } from './useGradual';
import { useNearEnd } from './useNearEnd';

/** Up to this many rows are all drawn: the browser's own search and its print then find every one. */
export const VIRTUAL_FROM = 60;
const OVERSCAN = 4;
const places = new Map<string, number>();

const rowHeight = () => ROW_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const SORT_ICON = { asc: ArrowUp, desc: ArrowDown } as const;

/** The rows as a table whose header stays in sight. */
export function TableRows<T extends RowData>(props: DataTableProps<T> & { readonly rows: readonly T[] }) {
  const { caption, columns, rows, rowKey, sort, onSort, maxHeight = '70dvh', onNearEnd, scrollKey } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [height] = useState(rowHeight);
  const [start] = useState(() => (scrollKey === undefined ? 0 : (places.get(scrollKey) ?? 0)));
  const virtual = rows.length > VIRTUAL_FROM;
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions change on purpose; nothing here memoises them
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    initialOffset: start,
    useFlushSync: false,
  });
  const end = useNearEnd(onNearEnd, rows.length, scroller);

  useEffect(() => {
    const box = scroller.current;
    if (box === null || scrollKey === undefined) return undefined;
    if (start > 0) box.scrollTop = start;
    const note = () => void places.set(scrollKey, box.scrollTop);
    box.addEventListener('scroll', note, { passive: true });
    return () => box.removeEventListener('scroll', note);
  }, [scrollKey, start]);

  const items = virtual ? virtualizer.getVirtualItems() : [];
  const first = virtual ? (items[0]?.index ?? 0) : 0;
  const behind = virtual ? (items.at(-1)?.index ?? -1) + 1 : rows.length;
  const filled = useGradual({ from: first, to: behind });
  const visible = useMemo(() => rows.slice(first, behind), [behind, first, rows]);
  const table = useTableModel({ columns, visible, sort, onSort });

  return (
    <Frame>
      <Scroller ref={scroller} style={{ maxHeight }} tabIndex={0} role="region" aria-label={caption}>
        <Table role="table" aria-rowcount={rows.length + 1} style={look(columns)}>
          <caption style={HIDDEN_CAPTION}>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row" aria-rowindex={1}>
              {table.getHeaderGroups()[0]?.headers.map(({ id, column }, index) => {
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
          <tbody role="rowgroup" style={virtual ? { height: rows.length * height } : undefined}>
            {table.getRowModel().rows.map((row, place) => (
              <BodyRow
                key={rowKey(row.original, first + place)}
                row={row.original}
                columns={columns as unknown as readonly DataColumn<RowData>[]}
                index={first + place}
                filled={!virtual || (first + place >= filled.from && first + place < filled.to)}
                top={virtual ? (first + place) * height : null}
                last={first + place + 1 === rows.length}
              />
            ))}
          </tbody>
        </Table>
        <div ref={end} />
      </Scroller>
      {virtual ? <VisuallyHidden>Only the rows in sight are drawn. Scroll to reach the others.</VisuallyHidden> : null}
    </Frame>
  );
}

interface BodyRowProps {
  readonly row: RowData;
  readonly columns: readonly DataColumn<RowData>[];
  readonly index: number;
  /** Where it stands; null when it simply follows the row before. */
  readonly top: number | null;
  readonly last: boolean;
  /** Whether its cells are drawn already. */
  readonly filled: boolean;
}

/** Drawn once for each row that comes into sight, however often the table around it changes. */
const BodyRow = memo(function BodyRow({ row, columns, index, top, last, filled }: BodyRowProps) {
  return (
    <tr
      role="row"
      aria-rowindex={index + 2}
      data-last={last || undefined}
      data-virtual={top === null ? undefined : true}
      style={top === null ? undefined : { top }}
    >
      {filled ? <Cells row={row} columns={columns} /> : null}
    </tr>
  );
});

/** Apart from their row, because a row that only moves keeps what is in it. */
const Cells = memo(function Cells({ row, columns }: Pick<BodyRowProps, 'row' | 'columns'>) {
  return columns.map((column) =>
    column.place === 'title' ? (
      <th key={column.id} role="rowheader" scope="row" data-align={column.align}>
        {column.cell(row)}
      </th>
    ) : (
      <td key={column.id} role="cell" data-align={column.align}>
        {column.cell(row)}
      </td>
    ),
  );
});

const HIDDEN_CAPTION: CSSProperties = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

/** The widths of the columns. Narrower than these together the table scrolls sideways. */
const look = (columns: readonly { readonly width?: string }[]): CSSProperties => ({
  minWidth: `calc(8px + ${columns.map(({ width }) => width ?? '11rem').join(' + ')})`,
  ...{ '--columns': columns.map(({ width }) => width ?? 'minmax(11rem, 1fr)').join(' ') },
});
