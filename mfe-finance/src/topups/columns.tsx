import type { TopUp } from '@arena/shared/contract';
import { DASH, type DataColumn, formatMoney } from '@arena/shared/ui';
import { ACTIONS_WIDTH, ActionsCell, IdCell, PersonCell, StatusCell } from '../common/requests/cells';

const lower = (text: string | null | undefined) => text?.toLowerCase() ?? null;

/** The columns of the list (part 2 §2). Nothing in them depends on the address, so another order renders no row again. */
export const COLUMNS: readonly DataColumn<TopUp>[] = [
  {
    id: 'id',
    header: 'Request ID',
    cell: (topUp) => <IdCell request={topUp} />,
    sortValue: ({ id }) => id,
    width: '9.5rem',
    place: 'title',
  },
  { id: 'game', header: 'Game', cell: ({ game }) => game?.title ?? DASH, sortValue: ({ game }) => lower(game?.title), width: '7.25rem' },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => formatMoney(amount),
    sortValue: ({ amount }) => amount,
    align: 'end',
    width: '6.75rem',
  },
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ payment }) => payment ?? DASH,
    sortValue: ({ payment }) => lower(payment),
    width: '7.75rem',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (topUp) => <StatusCell request={topUp} />,
    sortValue: ({ status }) => lower(status),
    width: '7.75rem',
  },
  {
    id: 'user',
    header: 'User',
    cell: (topUp) => <PersonCell request={topUp} />,
    sortValue: ({ user }) => lower(user?.name ?? user?.email),
  },
  { id: 'actions', header: 'Actions', cell: (topUp) => <ActionsCell request={topUp} />, width: ACTIONS_WIDTH, place: 'foot' },
];
