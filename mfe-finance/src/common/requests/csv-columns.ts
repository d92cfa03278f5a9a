import type { CsvColumn } from '@arena/shared/ui';
import type { MoneyRequest } from './request';

/** The columns of an export: what all requests have, with a kind's own after the amount. Times are the platform's. */
export const requestColumns = <R extends MoneyRequest>(own: readonly CsvColumn<R>[]): readonly CsvColumn<R>[] => [
  { header: 'Request ID', value: ({ id }) => id },
  { header: 'Amount', value: ({ amount }) => amount },
  ...own,
  { header: 'Status', value: ({ status }) => status },
  { header: 'User', value: ({ user }) => user?.name ?? null },
  { header: 'User ID', value: ({ user }) => user?.id ?? null },
  { header: 'Email', value: ({ user }) => user?.email ?? null },
  { header: 'Mobile', value: ({ user }) => user?.mobile ?? null },
  { header: 'Requested at', value: ({ requestedAt }) => requestedAt },
  { header: 'Decided at', value: ({ decidedAt }) => decidedAt },
  { header: 'Decided by', value: ({ decidedBy }) => decidedBy },
];
