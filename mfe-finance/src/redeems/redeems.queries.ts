import { type Redeem, redeemCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import type { RequestSource } from '../common/requests/requests.queries';

export const redeemSource: RequestSource<Redeem> = {
  name: 'redeem',
  slices: 'redeem-decisions',
  async read(state, slice, signal) {
    // The specification has the pending list only; the others come with the decisions.
    if (state === 'PENDING') return platform().api.call(redeemCalls.listPending, { query: slice ?? {} }, { signal });
    return platform().api.call(redeemCalls.listByStatus, { params: { status: state }, query: slice ?? {} }, { signal });
  },
};
