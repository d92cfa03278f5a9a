import { topUpCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { defineDecision } from '../common/requests/requests.operations';
import { topUpSource } from './topups.queries';

/** Approves or rejects a top-up, once. */
export const decideTopUp = defineDecision(topUpSource, (decision, id, options) =>
  platform().api.call(decision === 'APPROVED' ? topUpCalls.approve : topUpCalls.reject, { params: { topUpId: id } }, options),
);
