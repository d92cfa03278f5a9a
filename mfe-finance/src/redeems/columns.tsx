import type { Redeem } from '@arena/shared/contract';
import { DASH, type DataColumn, formatMoney } from '@arena/shared/ui';
import { ACTIONS_WIDTH, ActionsCell, IdCell, PersonCell, StatusCell } from '../common/requests/cells';
import { MaskedMobile } from './MaskedMobile';

const lower = (text: string | null | undefined) => text?.toLowerCase() ?? null;

/** The columns of the specification (part 1 §2 and §3), which shows no decision. */
export const COLUMNS: readonly DataColumn<Redeem>[] = [
  {
    id: 'id',
    header: 'Request ID',
    cell: (redeem) => <IdCell request={redeem} />,
    sortValue: ({ id }) => id,
    width: '9.5rem',
    place: 'title',
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => formatMoney(amount),
    sortValue: ({ amount }) => amount,
    align: 'end',
    width: '7rem',
  },
  {
    id: 'method',
    header: 'Payment Method',
    cell: ({ method, account }) => (
      <span data-lines>
        {method ?? DASH}
        {account === null ? null : <small>{account}</small>}
      </span>
    ),
    sortValue: ({ method }) => lower(method),
    width: '10rem',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (redeem) => <StatusCell request={redeem} />,
    sortValue: ({ status }) => lower(status),
    width: '7.75rem',
  },
  {
    id: 'user',
    header: 'User',
    cell: (redeem) => (
      <PersonCell request={redeem} beside={redeem.user?.mobile == null ? null : <MaskedMobile mobile={redeem.user.mobile} />} />
    ),
    sortValue: ({ user }) => lower(user?.name ?? user?.email),
  },
];

/** The same with the decisions, where the backend offers them. */
export const DECIDING_COLUMNS: readonly DataColumn<Redeem>[] = [
  ...COLUMNS,
  { id: 'actions', header: 'Actions', cell: (redeem) => <ActionsCell request={redeem} />, width: ACTIONS_WIDTH, place: 'foot' },
];
