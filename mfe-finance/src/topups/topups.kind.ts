import type { TopUp } from '@arena/shared/contract';
import { formatMoney } from '@arena/shared/ui';
import { auditPaths } from '../audit/paths';
import { csvColumns, personOf, type RequestKind } from '../common/request';
import { COLUMNS } from './columns';
import { decideTopUp } from './topups.operations';
import { topUpSource } from './topups.queries';

/** Top-ups: somebody paid, and asks for the amount on the balance. */
export const TOP_UPS: RequestKind<TopUp> = {
  ...topUpSource,
  title: 'Request',
  noun: 'topup',
  plural: 'Top-up requests',
  idLabel: 'Topup ID',
  consequence: (topUp, decision) =>
    decision === 'APPROVED'
      ? `${formatMoney(topUp.amount)} is credited to the balance of ${personOf(topUp)}. This cannot be taken back here.`
      : `Nothing is credited to ${personOf(topUp)}. This cannot be taken back here.`,
  facts: ({ game, payment }) => [
    { label: 'Game', value: game?.title ?? null },
    { label: 'Payment', value: payment },
  ],
  decide: decideTopUp,
  historyOf: (id) => auditPaths.historyOf('topup', id),
  columns: COLUMNS,
  csv: csvColumns<TopUp>([
    { header: 'Game', value: ({ game }) => game?.title ?? null },
    { header: 'Payment', value: ({ payment }) => payment },
  ]),
  fileName: 'top-ups',
};
