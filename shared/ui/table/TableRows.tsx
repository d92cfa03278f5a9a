import { type ComponentProps, type CSSProperties, memo, type MouseEvent, type RefObject, useId, useRef } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Icon, useStableCallback, VisuallyHidden, visuallyHidden } from '@arena/shared/ui/core';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { useNearEnd } from '../list/useNearEnd';
import { useFocusedItem, useRenderedCount, useWindowOptions, VIRTUAL_ROWS_FROM } from '../list/windowing';
import { type DataColumn, type DataTableProps, nextSort, type RowData } from './columns';
import { Frame, ROW_REM, Scroller, Table } from './table.styles';
import { CheckAll, useRowChecks } from './useRowChecks';
import { useRowSelection } from './useRowSelection';
import { scrollPlaceOf, useScrollPlace } from './useScrollPlace';
import * as t from './table.messages';

interface BodyRowProps {
  readonly row: RowData;
  readonly rowKey: string;
  readonly columns: readonly DataColumn<RowData>[];
  readonly index: number;
  /** The number of unrendered rows between it and the previous rendered row. */
  readonly skipped: number;
  readonly last: boolean;
  readonly onFocus: (rowKey: string) => void;
  /** The element id and the selection state, in tables with selectable rows. */
  readonly id?: string;
  readonly selected?: boolean;
  readonly onPress?: (index: number, event: MouseEvent) => void;
  /** In tables with checkboxes. */
  readonly checked?: boolean;
  readonly checkLabel?: string | null;
}

/** Memoized, because the table rerenders while it scrolls. */
const BodyRow = memo(function BodyRow(props: BodyRowProps) {
  const { row, rowKey, columns, index, skipped, last, onFocus, id, selected, onPress, checked, checkLabel } = props;
  return (
    <tr
      role="row"
      id={id}
      aria-rowindex={index + 2}
      aria-selected={selected}
      data-last={last || undefined}
      style={skipped === 0 ? undefined : { marginTop: remOf(skipped) }}
      onFocus={() => onFocus(rowKey)}
      onClick={onPress && ((event) => onPress(index, event))}
    >
      {checkLabel === undefined ? null : (
        <td role="gridcell" data-check>
          {checkLabel === null ? null : <input type="checkbox" data-box tabIndex={-1} readOnly checked={checked} aria-label={checkLabel} />}
        </td>
      )}
      <Cells row={row} columns={columns} role={selected === undefined ? 'cell' : 'gridcell'} />
    </tr>
  );
});

/** The height of a number of rows. */
const remOf = (rows: number) => `${rows * ROW_REM}rem`;

interface CellsProps extends Pick<BodyRowProps, 'row' | 'columns'> {
  readonly role: 'cell' | 'gridcell';
}

/** Separate from the row, because a row that only moves keeps its cells. */
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

interface BodyRowsProps<T extends RowData>
  extends Pick<DataTableProps<T>, 'columns' | 'rowKey' | 'checked' | 'checkLabel'>, Pick<BodyRowProps, 'onFocus'> {
  readonly rows: readonly T[];
  /** The indices of the rendered rows, in order. */
  readonly places: readonly number[];
  /** In tables with selectable rows. */
  readonly grid: ({ readonly id: string } & Pick<ReturnType<typeof useRowSelection>, 'selected' | 'press'>) | null;
}

function BodyRows<T extends RowData>({ columns, rows, rowKey, places, onFocus, grid, checked, checkLabel }: BodyRowsProps<T>) {
  return places.map((index, place) => {
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
        onFocus={onFocus}
        {...(grid && { id: `${grid.id}-${index}`, selected: index === grid.selected, onPress: grid.press })}
        {...(checkLabel && { checked: checked?.has(key) ?? false, checkLabel: checkLabel(row) })}
      />
    );
  });
}

const isVirtual = (count: number) => count > VIRTUAL_ROWS_FROM;

interface Scrolled {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly scrollKey: string | undefined;
  /** Rows that are always rendered. */
  readonly kept: readonly (number | null)[];
}

/** The indices of the rows to render, in a long table the visible ones. */
function usePlaces(count: number, { scroller, scrollKey, kept }: Scrolled): readonly number[] {
  const enabled = isVirtual(count);
  const virtualizer = useVirtualizer({
    ...useWindowOptions(enabled, count, ROW_REM, kept),
    getScrollElement: () => scroller.current,
    initialOffset: () => scroller.current?.scrollTop ?? scrollPlaceOf(scrollKey),
  });
  const rendered = useRenderedCount(count);
  return enabled ? virtualizer.getVirtualItems().map(({ index }) => index) : [...Array(rendered).keys()];
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;
const SORT_ICON = { asc: ArrowUp, desc: ArrowDown } as const;

interface HeadProps extends Pick<DataTableProps<RowData>, 'columns' | 'sort' | 'onSort'> {
  /** In tables with checkboxes; null in others. */
  readonly all: ComponentProps<typeof CheckAll> | null;
}

/** The header row. Sortable headers are buttons that cycle through ascending, descending and unsorted. */
const TableHead = memo(function TableHead({ columns, sort, onSort, all }: HeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {all === null ? null : (
          <td role="gridcell" data-check>
            <CheckAll {...all} />
          </td>
        )}
        {columns.map(({ id, header, align, sortValue }) => {
          const sorted = sort?.id !== id ? null : sort.desc ? 'desc' : 'asc';
          return (
            <th key={id} role="columnheader" scope="col" data-align={align} aria-sort={sorted === null ? undefined : ARIA_SORT[sorted]}>
              {sortValue === undefined ? (
                header
              ) : (
                <button type="button" data-sorted={sorted ?? undefined} onClick={() => onSort(nextSort(sort, id))}>
                  {header}
                  <Icon node={sorted === null ? ArrowUpDown : SORT_ICON[sorted]} size={12} />
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
});

/** The rows as a table with a sticky header. */
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
    checked,
    checkLabel,
  } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  useScrollPlace(scroller, scrollKey);
  const tail = useNearEnd(onNearEnd, rows.length, scroller);
  const checks = useRowChecks(props);
  const { focused, setFocused, onBlur } = useFocusedItem(rows, rowKey, onFocusRow);
  const { onKeyDown, ...selection } = useRowSelection({ rows, rowKey, selected, onSelect, scroller, checks, focused });
  const sortTo = useStableCallback(onSort);
  const grid = onSelect !== undefined;

  const places = usePlaces(rows.length, { scroller, scrollKey, kept: [selection.selected, focused] });

  return (
    <Frame>
      <Scroller ref={scroller} style={{ maxHeight }} tabIndex={grid ? undefined : 0} role="region" aria-label={caption}>
        <Table
          role={grid ? 'grid' : 'table'}
          tabIndex={grid ? 0 : undefined}
          aria-rowcount={rows.length + 1}
          aria-busy={busy || undefined}
          aria-activedescendant={selection.selected === null ? undefined : `${id}-${selection.selected}`}
          onKeyDown={grid ? onKeyDown : undefined}
          onMouseDown={checkLabel && keepFocus}
          style={look(checkLabel === undefined ? columns : [{ width: '2.75rem' }, ...columns])}
        >
          <caption style={visuallyHidden}>{caption}</caption>
          <TableHead columns={columns} sort={sort} onSort={sortTo} all={checkLabel === undefined ? null : checks.all} />
          {/* A position in each row's style would grow one of Chromium's caches and slow down every new row. */}
          <tbody role="rowgroup" style={{ height: remOf(rows.length), paddingTop: remOf(places[0] ?? 0) }} onBlur={onBlur}>
            <BodyRows
              {...{ columns, rows, rowKey, places, checked, checkLabel }}
              onFocus={setFocused}
              grid={grid ? { id, ...selection } : null}
            />
          </tbody>
        </Table>
        <div ref={tail} />
      </Scroller>
      {isVirtual(rows.length) ? <VisuallyHidden>{t.scrollHint}</VisuallyHidden> : null}
    </Frame>
  );
}

/** Shift would select text, and a checkbox that takes the focus would leave the arrow keys to another row. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (!event.shiftKey && (event.target as Element).closest('tbody [data-check]') === null) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}

/** The column widths. A table narrower than their sum scrolls sideways. */
const look = (columns: readonly { readonly width?: string }[]): CSSProperties => ({
  minWidth: `calc(8px + ${columns.map(({ width }) => width ?? '11rem').join(' + ')})`,
  ...{ '--columns': columns.map(({ width }) => width ?? 'minmax(11rem, 1fr)').join(' ') },
});
