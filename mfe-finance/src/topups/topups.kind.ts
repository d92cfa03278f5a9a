import type { TopUp } from '@arena/shared/contract';
import { DASH, type DataColumn, formatMoney } from '@arena/shared/ui';
import { auditPaths } from '../audit/paths';
import { exportColumns, personOf, type RequestKind, type RequestRow } from '../common/request';
import { decideTopUp } from './topups.operations';
import { topUpSource } from './topups.queries';
import { amountColumn, ID_COLUMN, statusColumn, userColumn } from '../common/columns';
import * as t from './topups.messages';

/** The columns of the list (part 2 §2) before the decisions. */
const COLUMNS: readonly DataColumn<RequestRow<TopUp>>[] = [
  ID_COLUMN,
  {
    id: 'game',
    header: t.game,
    cell: ({ item: { game } }) => game?.title ?? DASH,
    sortValue: ({ item: { game } }) => game?.title ?? null,
    width: '7.25rem',
  },
  amountColumn('6.75rem'),
  {
    id: 'payment',
    header: t.payment,
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
  title: t.requestTitle,
  noun: 'topup',
  plural: t.topUpRequests,
  idLabel: t.topUpId,
  consequence: (topUp, decision) =>
    decision === 'APPROVED' ? t.approveHint(formatMoney(topUp.amount), personOf(topUp)) : t.rejectHint(personOf(topUp)),
  consequenceOfAll: (amount, decision) => (decision === 'APPROVED' ? t.approveAllHint(amount) : t.rejectAllHint),
  facts: ({ game, payment }) => [
    { label: t.game, value: game?.title ?? null },
    { label: t.payment, value: payment },
  ],
  decide: decideTopUp,
  historyOf: (id) => auditPaths.historyOf('topup', id),
  columns: COLUMNS,
  exported: exportColumns<TopUp>([
    { header: t.game, value: ({ game }) => game?.title ?? null },
    { header: t.payment, value: ({ payment }) => payment },
  ]),
  fileName: 'top-ups',
};
