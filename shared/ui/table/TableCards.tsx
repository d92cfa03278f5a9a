import { useLayoutEffect, useRef, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { sortText, readSort, type DataColumn, type RowData } from './columns';
import type { DataTableProps } from './DataTable';
import { Cards, RowCard, SortRow } from './table.styles';
import { VIRTUAL_FROM } from './TableRows';
import { useNearEnd } from './useNearEnd';

const ESTIMATE = 300;
const OVERSCAN = 3;

/** The rows as cards in the page, for narrow screens. The page itself scrolls. */
export function TableCards<T extends RowData>(props: DataTableProps<T> & { readonly rows: readonly T[] }) {
  const { caption, columns, rows, rowKey, sort, onSort, onNearEnd } = props;
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  const virtual = rows.length > VIRTUAL_FROM;
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    enabled: virtual,
    estimateSize: () => ESTIMATE,
    overscan: OVERSCAN,
    scrollMargin: margin,
    useFlushSync: false,
  });
  const end = useNearEnd(onNearEnd, rows.length);
  useLayoutEffect(() => setMargin((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY), [virtual]);

  const sortable = columns.filter(({ sortValue }) => sortValue !== undefined);
  const shown = virtual
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start }))
    : rows.map((_, index) => ({ index, start: 0 }));
  return (
    <>
      {sortable.length === 0 ? null : (
        <SortRow>
          Sort by
          <select value={sortText(sort)} onChange={(event) => onSort(readSort(event.target.value, columns))}>
            <option value="">As listed</option>
            {sortable.map(({ id, header }) => [
              <option key={id} value={id}>{`${header}, ascending`}</option>,
              <option key={`-${id}`} value={`-${id}`}>{`${header}, descending`}</option>,
            ])}
          </select>
        </SortRow>
      )}
      <Cards ref={list} aria-label={caption} style={virtual ? { height: virtualizer.getTotalSize() } : undefined}>
        {shown.map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <li
              key={rowKey(row, index)}
              data-index={index}
              ref={virtual ? virtualizer.measureElement : undefined}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={
                virtual ? { position: 'absolute', top: 0, left: 0, right: 0, transform: `translateY(${start - margin}px)` } : undefined
              }
            >
              <CardOfRow row={row} columns={columns} />
            </li>
          );
        })}
      </Cards>
      <div ref={end} />
    </>
  );
}

function CardOfRow<T extends RowData>({ row, columns }: { readonly row: T; readonly columns: readonly DataColumn<T>[] }) {
  const at = (place: DataColumn<T>['place']) => columns.filter((column) => column.place === place);
  return (
    <RowCard>
      {at('title').map((column) => (
        <h3 key={column.id}>{column.cell(row)}</h3>
      ))}
      <dl>
        {at(undefined).map((column) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
      {at('foot').map((column) => (
        <footer key={column.id}>{column.cell(row)}</footer>
      ))}
    </RowCard>
  );
}
