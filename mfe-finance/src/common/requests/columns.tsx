import { type DataColumn, formatMoney } from '@arena/shared/ui';
import { ACTIONS_WIDTH, ActionsCell, IdCell, StatusCell } from './cells';
import type { MoneyRequest } from './request';

export const lower = (text: string | null | undefined) => text?.toLowerCase() ?? null;

export const ID_COLUMN: DataColumn<MoneyRequest> = {
  id: 'id',
  header: 'Request ID',
  cell: (request) => <IdCell request={request} />,
  sortValue: ({ id }) => id,
  width: '9.5rem',
  place: 'title',
};

export const amountColumn = (width: string): DataColumn<MoneyRequest> => ({
  id: 'amount',
  header: 'Amount',
  cell: ({ amount }) => formatMoney(amount),
  sortValue: ({ amount }) => amount,
  align: 'end',
  width,
});

export const STATUS_COLUMN: DataColumn<MoneyRequest> = {
  id: 'status',
  header: 'Status',
  cell: (request) => <StatusCell request={request} />,
  sortValue: ({ status }) => lower(status),
  width: '7.75rem',
};

/** The name over the e-mail address, or what the screen shows of the person. */
export const userColumn = <R extends MoneyRequest>(cell: DataColumn<R>['cell']): DataColumn<R> => ({
  id: 'user',
  header: 'User',
  cell,
  sortValue: ({ user }) => lower(user?.name ?? user?.email),
});

export const ACTIONS_COLUMN: DataColumn<MoneyRequest> = {
  id: 'actions',
  header: 'Actions',
  cell: (request) => <ActionsCell request={request} />,
  width: ACTIONS_WIDTH,
  place: 'foot',
};
