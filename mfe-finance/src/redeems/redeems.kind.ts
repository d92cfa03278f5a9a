import type { Redeem } from '@arena/shared/contract';
import { formatMoney } from '@arena/shared/ui';
import { auditPaths } from '../audit/paths';
import { csvColumns, personOf, type RequestKind } from '../common/request';
import { COLUMNS } from './columns';
import { decideRedeem } from './redeems.operations';
import { redeemSource } from './redeems.queries';

/** Redeem requests: somebody asks for money of the balance to be paid out. */
export const REDEEMS: RequestKind<Redeem> = {
  ...redeemSource,
  title: 'Redeem request',
  noun: 'redeem request',
  plural: 'Redeem requests',
  idLabel: 'Redeem ID',
  consequence: (redeem, decision) =>
    decision === 'APPROVED'
      ? `${formatMoney(redeem.amount)} is taken off the balance of ${personOf(redeem)} and paid out. This cannot be taken back here.`
      : `Nothing is paid out to ${personOf(redeem)}, and the balance stays as it is. This cannot be taken back here.`,
  facts: ({ method, account }) => [
    { label: 'Payment Method', value: method },
    { label: 'Account', value: account },
  ],
  decide: decideRedeem,
  historyOf: (id) => auditPaths.historyOf('redeem', id),
  columns: COLUMNS,
  csv: csvColumns<Redeem>([
    { header: 'Payment Method', value: ({ method }) => method },
    { header: 'Account', value: ({ account }) => account },
  ]),
  fileName: 'redeem-requests',
};
