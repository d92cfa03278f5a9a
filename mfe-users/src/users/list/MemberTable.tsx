import type { Member } from '@arena/shared/contract';
import { DASH, type DataColumn, DataTable, type DataTableProps, formatMoney, useUrlSort } from '@arena/shared/ui';
import { LIST_HEIGHT, LIST_NAME, rowKeyOf } from './list-shape';
import { ListPicture } from './ListPicture';
import { Person, RoleChips, RowActions } from './member-cells';
import * as t from './list.messages';

/** Part 2 §2. Independent of the address, so that typing a search renders no row again. */
export const COLUMNS: readonly DataColumn<Member>[] = [
  { id: 'picture', header: t.profilePicture, cell: (member) => <ListPicture member={member} />, width: '6rem' },
  {
    id: 'user',
    header: t.user,
    cell: (member) => <Person member={member} />,
    sortValue: ({ name, email }) => name ?? email,
    place: 'title',
  },
  {
    id: 'mobile',
    header: t.mobile,
    cell: ({ mobile }) => <span data-mobile>{mobile ?? DASH}</span>,
    sortValue: ({ mobile }) => mobile,
    width: '9.5rem',
  },
  {
    id: 'balance',
    header: t.balance,
    cell: ({ balance }) => formatMoney(balance),
    sortValue: ({ balance }) => balance,
    align: 'end',
    width: '7.5rem',
  },
  { id: 'roles', header: t.roles, cell: (member) => <RoleChips member={member} />, width: '14rem' },
  { id: 'actions', header: t.actions, cell: (member) => <RowActions member={member} />, place: 'foot', width: '6rem' },
];

type MemberTableProps = Pick<
  DataTableProps<Member>,
  'rows' | 'filter' | 'isOrdered' | 'error' | 'empty' | 'footer' | 'scrollKey' | 'onNearEnd'
>;

/** The sort order is in the address. */
export default function MemberTable(table: MemberTableProps) {
  const sort = useUrlSort(COLUMNS);
  return (
    <DataTable
      {...table}
      {...sort}
      caption={LIST_NAME}
      columns={COLUMNS}
      rowKey={rowKeyOf}
      loadingLabel={t.loadingUsers}
      maxHeight={LIST_HEIGHT}
    />
  );
}
