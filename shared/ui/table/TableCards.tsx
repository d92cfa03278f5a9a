import { memo } from 'react';
import { useStableCallback } from '@arena/shared/ui/core';
import { Checkbox } from '../kit/Checkbox';
import { Select } from '../kit/Select';
import { VirtualList } from '../list/VirtualList';
import { type DataColumn, type DataTableProps, readSort, type RowData, sortText } from './columns';
import { RowCard, RowCards, SortRow } from './table.styles';
import { CheckAll, useRowChecks } from './useRowChecks';
import * as t from './table.messages';

const CARD_REM = 18.75;

/** The rows as cards for narrow screens. The page scrolls. */
export function TableCards<T extends RowData>(props: DataTableProps<T> & { readonly rows: readonly T[] }) {
  const { caption, columns, rows, rowKey, sort, onSort, onNearEnd, selected, onSelect, onFocusRow, checked, checkLabel } = props;
  const checks = useRowChecks(props);
  const onToggle = useStableCallback((row: RowData) => checks.toggle(rows.findIndex((each) => each === row)));
  const checkOf = (row: T) => ({ label: checkLabel?.(row) ?? null, checked: checked?.has(rowKey(row, rows.indexOf(row))) ?? false });
  const sortable = columns.filter(({ sortValue }) => sortValue !== undefined);
  return (
    <>
      {sortable.length === 0 ? null : (
        <SortRow>
          {checkLabel === undefined ? null : (
            <label data-all>
              <CheckAll {...checks.all} />
              {t.all}
            </label>
          )}
          <span aria-hidden>{t.sortBy}</span>
          <Select
            label={t.sortBy}
            value={sortText(sort)}
            options={[
              { value: '', label: t.defaultOrder },
              ...sortable.flatMap(({ id, header }) => [
                { value: id, label: t.ascending(header) },
                { value: `-${id}`, label: t.descending(header) },
              ]),
            ]}
            onChange={(text) => onSort(readSort(text, columns))}
          />
        </SortRow>
      )}
      <VirtualList
        label={caption}
        items={rows}
        itemKey={rowKey}
        rowRem={CARD_REM}
        component={RowCards}
        onNearEnd={onNearEnd}
        onFocusItem={onFocusRow && ((key) => onFocusRow(key === null ? null : String(key)))}
        itemProps={(row, index) => {
          const key = rowKey(row, index);
          return {
            'aria-current': onSelect !== undefined && key === selected ? true : undefined,
            onClick: onSelect === undefined ? undefined : () => onSelect(key, row),
          };
        }}
      >
        {(row) => <CardOfRow row={row} columns={columns} {...checkOf(row)} onToggle={onToggle} />}
      </VirtualList>
    </>
  );
}

interface CardProps {
  readonly row: RowData;
  readonly columns: readonly DataColumn<RowData>[];
  /** Of its checkbox; null for none. */
  readonly label: string | null;
  readonly checked: boolean;
  readonly onToggle: (row: RowData) => void;
}

/** Memoized, because the page scrolls. */
const CardOfRow = memo(function CardOfRow({ row, columns, label, checked, onToggle }: CardProps) {
  const at = (place: DataColumn<RowData>['place']) => columns.filter((column) => column.place === place);
  return (
    <RowCard>
      {label === null ? null : (
        <label data-check>
          <Checkbox type="checkbox" aria-label={label} checked={checked} onChange={() => onToggle(row)} />
        </label>
      )}
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
});
