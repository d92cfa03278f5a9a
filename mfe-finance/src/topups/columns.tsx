import type { TopUp } from '@arena/shared/contract';
import { DASH, type DataColumn } from '@arena/shared/ui';
import { PersonCell } from '../common/requests/cells';
import { ACTIONS_COLUMN, amountColumn, ID_COLUMN, lower, STATUS_COLUMN, userColumn } from '../common/requests/columns';

/** The columns of the list (part 2 §2). Nothing in them depends on the address, so another order renders no row again. */
export const COLUMNS: readonly DataColumn<TopUp>[] = [
  ID_COLUMN,
  { id: 'game', header: 'Game', cell: ({ game }) => game?.title ?? DASH, sortValue: ({ game }) => lower(game?.title), width: '7.25rem' },
  amountColumn('6.75rem'),
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ payment }) => payment ?? DASH,
    sortValue: ({ payment }) => lower(payment),
    width: '7.75rem',
  },
  STATUS_COLUMN,
  userColumn((topUp) => <PersonCell request={topUp} />),
  ACTIONS_COLUMN,
];
