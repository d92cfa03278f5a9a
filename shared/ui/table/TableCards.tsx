import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { Select } from '../kit/Select';
import { sortText, readSort, type DataColumn, type RowData } from './columns';
import type { DataTableProps } from './DataTable';
import { SortRow } from './table.styles';
import { TABLE_STYLES } from './TableStyles';
import { useNearEnd } from './useNearEnd';
import { VIRTUAL_FROM } from './useWindow';

const ESTIMATE = 300;
const OVERSCAN = 3;

/** The rows as cards in the page, for narrow screens. The page itself scrolls. */
export function TableCards<T extends RowData>(props: DataTableProps<T> & { readonly rows: readonly T[] }) {
  const { caption, columns, rows, rowKey, sort, onSort, onNearEnd, selected, onSelect } = props;
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
          <span aria-hidden>Sort by</span>
          <Select
            label="Sort by"
            value={sortText(sort)}
            options={[
              { value: '', label: 'As listed' },
              ...sortable.flatMap(({ id, header }) => [
                { value: id, label: `${header}, ascending` },
                { value: `-${id}`, label: `${header}, descending` },
              ]),
            ]}
            onChange={(text) => onSort(readSort(text, columns))}
          />
        </SortRow>
      )}
      {TABLE_STYLES}
      <ul ref={list} className="arena-row-cards" aria-label={caption} style={virtual ? { height: virtualizer.getTotalSize() } : undefined}>
        {shown.map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const key = rowKey(row, index);
          return (
            <li
              key={key}
              aria-current={onSelect !== undefined && key === selected ? true : undefined}
              onClick={onSelect === undefined ? undefined : () => onSelect(key, row)}
              data-index={index}
              ref={virtual ? virtualizer.measureElement : undefined}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={
                virtual ? { position: 'absolute', top: 0, left: 0, right: 0, transform: `translateY(${start - margin}px)` } : undefined
              }
            >
              <CardOfRow row={row} columns={columns as unknown as CardProps['columns']} />
            </li>
          );
        })}
      </ul>
      <div ref={end} />
    </>
  );
}

interface CardProps {
  readonly row: RowData;
  readonly columns: readonly DataColumn<RowData>[];
}

/** Drawn once for each row that comes into sight, while the page scrolls by. */
const CardOfRow = memo(function CardOfRow({ row, columns }: CardProps) {
  const at = (place: DataColumn<RowData>['place']) => columns.filter((column) => column.place === place);
  return (
    <article className="arena-row-card">
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
    </article>
  );
});
