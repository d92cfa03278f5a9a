import { useDeferredValue, useMemo } from 'react';
import { useMediaQuery } from '@arena/shared/ui/core';
import { TableSkeleton } from '../kit/skeletons';
import { type DataTableProps, type RowData, sortRows } from './columns';
import { Frame } from './table.styles';
import { TableCards } from './TableCards';
import { TableRows } from './TableRows';
import * as t from './table.messages';

const nothing: readonly never[] = [];

/**
 * A sortable table of any length, virtualized above 60 rows. On narrow screens each row is a card.
 * @example
 * const columns: readonly DataColumn<User>[] = [
 *   { id: 'name', header: 'Name', place: 'title', cell: ({ name }) => name, sortValue: ({ name }) => name },
 * ];
 * <DataTable caption="Users" {...{ columns, rows, sort }} rowKey={keyOf} onSort={setSort} empty={<EmptyState title="No users found" flush />} />
 */
export function DataTable<T extends RowData>(props: DataTableProps<T>) {
  const { columns, rows, filter = null, sort, isOrdered = false, error, empty, loadingLabel = t.loading, footer } = props;
  const narrow = useMediaQuery('(max-width: 768px)');
  // Deferred, so that the header responds before a long list is sorted.
  const order = useDeferredValue(sort);
  const inOrder = useMemo(
    () => (isOrdered ? (rows ?? nothing) : sortRows(rows ?? nothing, columns, order)),
    [columns, isOrdered, order, rows],
  );
  const shown = useMemo(() => (filter === null ? inOrder : inOrder.filter(filter)), [filter, inOrder]);
  const View = narrow ? TableCards : TableRows;

  if (error) return <Frame>{error}</Frame>;
  if (rows === null) return <TableSkeleton label={loadingLabel} />;
  return (
    <>
      {shown.length === 0 ? <Frame>{empty}</Frame> : <View {...props} rows={shown} busy={order !== sort} />}
      {footer?.(shown.length)}
    </>
  );
}
