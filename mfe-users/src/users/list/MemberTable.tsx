import { useMemo } from 'react';
import type { Member } from '@arena/shared/contract';
import { useUrlState } from '@arena/shared/platform';
import { DataTable, type DataTableProps, readSort, sortText } from '@arena/shared/ui';
import { COLUMNS } from './columns';
import { LIST_HEIGHT, LIST_NAME, rowKeyOf } from './list-shape';

export type MemberTableProps = Pick<
  DataTableProps<Member>,
  'rows' | 'filter' | 'isOrdered' | 'error' | 'empty' | 'footer' | 'scrollKey' | 'onNearEnd'
>;

/** The users as a table, where there is room for one. Its order lives in the address. */
export default function MemberTable(table: MemberTableProps) {
  const [text, setText] = useUrlState('sort');
  const sort = useMemo(() => readSort(text, COLUMNS), [text]);
  return (
    <DataTable
      {...table}
      caption={LIST_NAME}
      columns={COLUMNS}
      rowKey={rowKeyOf}
      sort={sort}
      onSort={(next) => setText(sortText(next))}
      loadingLabel="Loading users"
      maxHeight={LIST_HEIGHT}
    />
  );
}
