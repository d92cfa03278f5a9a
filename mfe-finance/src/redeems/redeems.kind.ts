import { type Redeem, redeemCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { formatMoney } from '@arena/shared/ui';
import { requestColumns } from '../common/requests/csv-columns';
import { defineDecision } from '../common/requests/requests.operations';
import type { RequestKind } from '../common/requests/kind';
import type { RequestSource } from '../common/requests/requests.queries';
import { personOf } from '../common/requests/request';

const source: RequestSource<Redeem> = {
  name: 'redeem',
  slices: 'redeem-decisions',
  async read(state, slice, signal) {
    // The specification has the pending list only; the others come with the decisions.
    if (state === 'PENDING') return platform().api.call(redeemCalls.listPending, { query: slice ?? {} }, { signal });
    return platform().api.call(redeemCalls.listByStatus, { params: { status: state }, query: slice ?? {} }, { signal });
  },
};

/** Redeem requests: somebody asks for money of the balance to be paid out. */
export const REDEEMS: RequestKind<Redeem> = {
  ...source,
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
  decide: defineDecision(source, (decision, id, options) =>
    platform().api.call(decision === 'APPROVED' ? redeemCalls.approve : redeemCalls.reject, { params: { redeemId: id } }, options),
  ),
  csv: requestColumns<Redeem>([
    { header: 'Payment Method', value: ({ method }) => method },
    { header: 'Account', value: ({ account }) => account },
  ]),
  fileName: 'redeem-requests',
};
