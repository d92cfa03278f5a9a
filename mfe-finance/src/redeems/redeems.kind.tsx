import type { Redeem } from '@arena/shared/contract';
import { DASH, type DataColumn, formatMoney, secondLine } from '@arena/shared/ui';
import { useState } from 'react';
import { auditPaths } from '../audit/paths';
import { exportColumns, personOf, type RequestKind, type RequestRow } from '../common/request';
import { decideRedeem } from './redeems.operations';
import { redeemSource } from './redeems.queries';
import { amountColumn, ID_COLUMN, statusColumn, userColumn } from '../common/columns';

/** The specified columns (part 1 §2 and §3), without decisions. */
const COLUMNS: readonly DataColumn<RequestRow<Redeem>>[] = [
  ID_COLUMN,
  amountColumn('7rem'),
  {
    id: 'method',
    header: 'Payment Method',
    cell: ({ item: { method, account } }) => (
      <>
        {method ?? DASH}
        {secondLine(account)}
      </>
    ),
    sortValue: ({ item: { method } }) => method,
    width: '10rem',
  },
  statusColumn(decideRedeem),
  userColumn(({ user }) => (user?.mobile == null ? null : <MaskedMobile mobile={user.mobile} />)),
];

const LAST = 2;
/** Shorter numbers are masked entirely, because the last digits would reveal them. */
const SHORT = 4;

const ending = (mobile: string): string => (mobile.length > SHORT ? mobile.slice(-LAST) : '');

/** Uses a fixed number of dots, so that the length stays hidden. */
export const masked = (mobile: string): string => `••••${ending(mobile)}`;

function MaskedMobile({ mobile }: { readonly mobile: string }) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const open = pointed || focused;
  return (
    <button
      type="button"
      data-mobile
      aria-label={open ? `Mobile number ${mobile}` : `Mobile number ending in ${ending(mobile)}, shown while focused`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {open ? mobile : masked(mobile)}
    </button>
  );
}

export const REDEEMS: RequestKind<Redeem> = {
  ...redeemSource,
  title: 'Redeem request',
  noun: 'redeem request',
  plural: 'Redeem requests',
  idLabel: 'Redeem ID',
  consequence: (redeem, decision) =>
    decision === 'APPROVED'
      ? `${formatMoney(redeem.amount)} will be deducted from ${personOf(redeem)}’s balance and paid out. You can’t undo this.`
      : `${personOf(redeem)} won’t be paid and keeps the balance. You can’t undo this.`,
  facts: ({ method, account }) => [
    { label: 'Payment Method', value: method },
    { label: 'Account', value: account },
  ],
  decide: decideRedeem,
  historyOf: (id) => auditPaths.historyOf('redeem', id),
  columns: COLUMNS,
  exported: exportColumns<Redeem>([
    { header: 'Payment Method', value: ({ method }) => method },
    { header: 'Account', value: ({ account }) => account },
  ]),
  fileName: 'redeem-requests',
};
