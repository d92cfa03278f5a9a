import { type TopUp, topUpCalls, TOP_UP_STATES } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { formatMoney } from '@arena/shared/ui';
import { requestColumns } from '../common/requests/csv-columns';
import { defineDecision } from '../common/requests/requests.operations';
import type { RequestKind } from '../common/requests/kind';
import type { RequestSource } from '../common/requests/requests.queries';
import { personOf } from '../common/requests/request';

const source: RequestSource<TopUp> = {
  name: 'topup',
  slices: 'topup-statistics',
  async read(state, slice, signal) {
    const status = TOP_UP_STATES.find((each) => each.state === state)?.wire ?? 'PENDING';
    return platform().api.call(topUpCalls.listByStatus, { params: { status }, query: slice ?? {} }, { signal });
  },
};

/** Top-ups: somebody paid, and asks for the amount on the balance. */
export const TOP_UPS: RequestKind<TopUp> = {
  ...source,
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
  decide: defineDecision(source, (decision, id, options) =>
    platform().api.call(decision === 'APPROVED' ? topUpCalls.approve : topUpCalls.reject, { params: { topUpId: id } }, options),
  ),
  csv: requestColumns<TopUp>([
    { header: 'Game', value: ({ game }) => game?.title ?? null },
    { header: 'Payment', value: ({ payment }) => payment },
  ]),
  fileName: 'top-ups',
};
