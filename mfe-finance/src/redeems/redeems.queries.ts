import { type Redeem, redeemCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { requestSource } from '../common/requests.queries';

export const redeemSource = requestSource<Redeem>({
  name: 'redeem',
  async readAll(state, signal) {
    // The specification has only the pending list; the extension adds the others.
    if (state === 'PENDING') return platform().api.call(redeemCalls.listPending, { query: {} }, { signal });
    return platform().api.call(redeemCalls.listByStatus, { params: { status: state }, query: {} }, { signal });
  },
  search: (query, signal) => platform().api.call(redeemCalls.search, { query }, { signal }),
  readFacts: (redeemId, signal) => platform().api.call(redeemCalls.facts, { params: { redeemId } }, { signal }),
});
