import { type CSSProperties, useId, useMemo, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useStableCallback, VisuallyHidden } from '@arena/shared/ui/core';
import { useNearEnd } from '../list/useNearEnd';
import { OVERSCAN, pixelsOf, rangeWith, useFocusedItem, useRenderedCount, VIRTUAL_FROM } from '../list/windowing';
import { BodyRow, remOf } from './BodyRow';
import type { RowData } from './columns';
import type { DataTableProps } from './table-props';
import { TableHead } from './TableHead';
import { Frame, ROW_REM, Scroller, Table } from './table.styles';
import { useRowSelection } from './useRowSelection';
import { scrollPlaceOf, useScrollPlace } from './useScrollPlace';

/** The rows as a table whose header stays in sight. Of a long one only the rows in sight are rendered. */
export function TableRows<T extends RowData>(props: DataTableProps<T> & { readonly rows: readonly T[]; readonly busy: boolean }) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    busy,
    maxHeight = '70dvh',
    onNearEnd,
    scrollKey,
    selected,
    onSelect,
    onFocusRow,
  } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  useScrollPlace(scroller, scrollKey);
  const tail = useNearEnd(onNearEnd, rows.length, scroller);
  const { selection, onKeyDown } = useRowSelection({ rows, rowKey, selected, onSelect, scroller });
  const { focused, setFocused, onBlur } = useFocusedItem(rows, rowKey, onFocusRow);
  const sortTo = useStableCallback(onSort);
  const grid = onSelect !== undefined;

  const virtual = rows.length > VIRTUAL_FROM;
  const rowHeight = useMemo(() => (virtual ? pixelsOf(ROW_REM) : 0), [virtual]);
  const virtualizer = useVirtualizer({
    enabled: virtual,
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    // The rows come with the first commit, before anything is measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => scroller.current?.scrollTop ?? scrollPlaceOf(scrollKey),
    rangeExtractor: rangeWith([selection.index, focused]),
  });
  const rendered = useRenderedCount(rows.length);
  const places = virtual ? virtualizer.getVirtualItems().map(({ index }) => index) : [...rows.keys()].slice(0, rendered);

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
          <TableHead columns={columns} sort={sort} onSort={sortTo} />
          {/* A place in each row's own style would grow a cache of Chromium's, and with it the time that every new row takes. */}
          <tbody role="rowgroup" style={{ height: remOf(rows.length), paddingTop: remOf(places[0] ?? 0) }} onBlur={onBlur}>
            {places.map((index, place) => {
              const row = rows[index];
              if (row === undefined) return null;
              const key = rowKey(row, index);
              return (
                <BodyRow
                  key={key}
                  row={row}
                  rowKey={key}
                  columns={columns}
                  index={index}
                  skipped={place === 0 ? 0 : index - 1 - (places[place - 1] ?? 0)}
                  last={index + 1 === rows.length}
                  onFocus={setFocused}
                  {...(grid && { id: `${id}-${index}`, selected: index === selection.index, onSelect: selection.select })}
                />
              );
            })}
          </tbody>
        </Table>
        <div ref={tail} />
      </Scroller>
      {virtual ? <VisuallyHidden>Only the rows in sight are drawn. Scroll to reach the others.</VisuallyHidden> : null}
    </Frame>
  );
}

const HIDDEN_CAPTION: CSSProperties = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' };

/** The widths of the columns. Narrower than these together the table scrolls sideways. */
const look = (columns: readonly { readonly width?: string }[]): CSSProperties => ({
  minWidth: `calc(8px + ${columns.map(({ width }) => width ?? '11rem').join(' + ')})`,
  ...{ '--columns': columns.map(({ width }) => width ?? 'minmax(11rem, 1fr)').join(' ') },
});
