import { redeemCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { defineDecision } from '../common/requests/requests.operations';
import { redeemSource } from './redeems.queries';

/** Pays a redeem request out or rejects it, once. Extension `redeem-decisions`. */
export const decideRedeem = defineDecision(redeemSource, (decision, id, options) =>
  platform().api.call(decision === 'APPROVED' ? redeemCalls.approve : redeemCalls.reject, { params: { redeemId: id } }, options),
);
