import { type CSSProperties, useId, useRef } from 'react';
import { useStableCallback, VisuallyHidden } from '@arena/shared/ui/core';
import type { DataColumn, RowData } from './columns';
import type { DataTableProps } from './table-props';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { Frame, ROW_REM, Scroller, Table } from './table.styles';
import { useNearEnd } from './useNearEnd';
import { useRowSelection } from './useRowSelection';
import { useScrollPlace } from './useScrollPlace';
import { useFrameRows } from '../list/useFrameRows';
import { useScreenful } from '../list/useScreenful';
import { VIRTUAL_FROM } from '../list/virtual-from';

/** The rows as a table whose header stays in sight. */
export function TableRows<T extends RowData>(props: DataTableProps<T> & { readonly rows: readonly T[]; readonly busy: boolean }) {
  const { caption, columns, rows, rowKey, sort, onSort, busy, maxHeight = '70dvh', onNearEnd, scrollKey, selected, onSelect } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  useScrollPlace(scroller, scrollKey);
  const virtual = rows.length > VIRTUAL_FROM;
  const drawn = useScreenful(rows.length);
  const [first, end] = useFrameRows({ frame: scroller, count: virtual ? rows.length : drawn, rowRem: ROW_REM, whole: !virtual });
  const tail = useNearEnd(onNearEnd, rows.length, scroller);
  const { selection, onKeyDown } = useRowSelection({ rows, rowKey, selected, onSelect, scroller });
  const sortTo = useStableCallback(onSort);
  const grid = onSelect !== undefined;
  const plain = { columns, rows, rowKey } as unknown as Plain;

  return (
    <Frame>
      <Scroller ref={scroller} style={{ maxHeight }} tabIndex={grid ? undefined : 0} role="region" aria-label={caption}>
        <Table
          role={grid ? 'grid' : 'table'}
          tabIndex={grid ? 0 : undefined}
          aria-rowcount={rows.length + 1}
          aria-busy={busy || undefined}
          aria-activedescendant={selection.index === null ? undefined : `${id}-${selection.index}`}
          onKeyDown={grid ? onKeyDown : undefined}
          style={look(columns)}
        >
          <caption style={HIDDEN_CAPTION}>{caption}</caption>
          <TableHead columns={plain.columns} sort={sort} onSort={sortTo} />
          <TableBody {...plain} idBase={id} first={first} end={end} selection={grid ? selection : null} />
        </Table>
        <div ref={tail} />
      </Scroller>
      {virtual ? <VisuallyHidden>Only the rows in sight are drawn. Scroll to reach the others.</VisuallyHidden> : null}
    </Frame>
  );
}

// Below here a row is any object: a component that is remembered between renders cannot have a type of its own.
interface Plain {
  readonly columns: readonly DataColumn<RowData>[];
  readonly rows: readonly RowData[];
  readonly rowKey: (row: RowData, place: number) => string;
}

const HIDDEN_CAPTION: CSSProperties = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

/** The widths of the columns. Narrower than these together the table scrolls sideways. */
const look = (columns: readonly { readonly width?: string }[]): CSSProperties => ({
  minWidth: `calc(8px + ${columns.map(({ width }) => width ?? '11rem').join(' + ')})`,
  ...{ '--columns': columns.map(({ width }) => width ?? 'minmax(11rem, 1fr)').join(' ') },
});
