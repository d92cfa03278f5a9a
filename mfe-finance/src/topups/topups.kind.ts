import type { TopUp } from '@arena/shared/contract';
import { DASH, type DataColumn, formatMoney } from '@arena/shared/ui';
import { auditPaths } from '../audit/paths';
import { exportColumns, personOf, type RequestKind, type RequestRow } from '../common/request';
import { decideTopUp } from './topups.operations';
import { topUpSource } from './topups.queries';
import { amountColumn, ID_COLUMN, statusColumn, userColumn } from '../common/columns';

/** The columns of the list (part 2 §2) before the decisions. */
const COLUMNS: readonly DataColumn<RequestRow<TopUp>>[] = [
  ID_COLUMN,
  {
    id: 'game',
    header: 'Game',
    cell: ({ item: { game } }) => game?.title ?? DASH,
    sortValue: ({ item: { game } }) => game?.title ?? null,
    width: '7.25rem',
  },
  amountColumn('6.75rem'),
  {
    id: 'payment',
    header: 'Payment',
    cell: ({ item: { payment } }) => payment ?? DASH,
    sortValue: ({ item: { payment } }) => payment,
    width: '7.75rem',
  },
  statusColumn(decideTopUp),
  userColumn(),
];

/** Requests to credit a paid amount to the balance. */
export const TOP_UPS: RequestKind<TopUp> = {
  ...topUpSource,
  title: 'Request',
  noun: 'topup',
  plural: 'Top-up requests',
  idLabel: 'Topup ID',
  consequence: (topUp, decision) =>
    decision === 'APPROVED'
      ? `${formatMoney(topUp.amount)} will be added to ${personOf(topUp)}’s balance. You can’t undo this.`
      : `${personOf(topUp)} won’t be credited. You can’t undo this.`,
  facts: ({ game, payment }) => [
    { label: 'Game', value: game?.title ?? null },
    { label: 'Payment', value: payment },
  ],
  decide: decideTopUp,
  historyOf: (id) => auditPaths.historyOf('topup', id),
  columns: COLUMNS,
  exported: exportColumns<TopUp>([
    { header: 'Game', value: ({ game }) => game?.title ?? null },
    { header: 'Payment', value: ({ payment }) => payment },
  ]),
  fileName: 'top-ups',
};
