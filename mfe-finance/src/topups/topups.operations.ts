import { topUpCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { defineDecision } from '../common/requests.operations';
import { topUpSource } from './topups.queries';

/** Approves or rejects a top-up, once. */
export const decideTopUp = defineDecision(topUpSource, {
  approve: (id, options, query) => platform().api.call(topUpCalls.approve, { params: { topUpId: id }, query }, options),
  reject: (id, options) => platform().api.call(topUpCalls.reject, { params: { topUpId: id } }, options),
});
