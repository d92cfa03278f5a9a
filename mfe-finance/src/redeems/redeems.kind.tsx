import type { Redeem } from '@arena/shared/contract';
import { DASH, type DataColumn, formatMoney, secondLine } from '@arena/shared/ui';
import { useState } from 'react';
import { auditPaths } from '../audit/paths';
import { exportColumns, personOf, type RequestKind, type RequestRow } from '../common/request';
import { decideRedeem } from './redeems.operations';
import { redeemSource } from './redeems.queries';
import { amountColumn, ID_COLUMN, statusColumn, userColumn } from '../common/columns';
import * as t from './redeems.messages';

/** The specified columns (part 1 §2 and §3), without decisions. */
const COLUMNS: readonly DataColumn<RequestRow<Redeem>>[] = [
  ID_COLUMN,
  amountColumn('7rem'),
  {
    id: 'method',
    header: t.paymentMethod,
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
      aria-label={open ? t.mobileNumberIs(mobile) : t.mobileEnding(ending(mobile))}
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
  title: t.redeemTitle,
  noun: t.redeemNoun,
  plural: t.redeemRequests,
  idLabel: t.redeemId,
  consequence: (redeem, decision) =>
    decision === 'APPROVED' ? t.approveHint(formatMoney(redeem.amount), personOf(redeem)) : t.rejectHint(personOf(redeem)),
  consequenceOfAll: (amount, decision) => (decision === 'APPROVED' ? t.approveAllHint(amount) : t.rejectAllHint),
  facts: ({ method, account }) => [
    { label: t.paymentMethod, value: method },
    { label: t.account, value: account },
  ],
  decide: decideRedeem,
  historyOf: (id) => auditPaths.historyOf('redeem', id),
  columns: COLUMNS,
  exported: exportColumns<Redeem>([
    { header: t.paymentMethod, value: ({ method }) => method },
    { header: t.account, value: ({ account }) => account },
  ]),
  fileName: 'redeem-requests',
};
