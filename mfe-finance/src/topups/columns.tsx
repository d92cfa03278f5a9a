import type { TopUp } from '@arena/shared/contract';
import { DASH, type DataColumn } from '@arena/shared/ui';
import { amountColumn, ID_COLUMN, lower, statusColumn, userColumn } from '../common/columns';
import type { RequestRow } from '../common/request';
import { decideTopUp } from './topups.operations';

/** The columns of the list (part 2 §2) before the decisions. */
export const COLUMNS: readonly DataColumn<RequestRow<TopUp>>[] = [
  ID_COLUMN,
  {
    id: 'game',
    header: 'Game',
    cell: ({ item: { game } }) => game?.title ?? DASH,
    sortValue: ({ item: { game } }) => lower(game?.title),
    width: '7.25rem',
  },
  amountColumn('6.75rem'),
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ item: { payment } }) => payment ?? DASH,
    sortValue: ({ item: { payment } }) => lower(payment),
    width: '7.75rem',
  },
  statusColumn(decideTopUp),
  userColumn(),
];
