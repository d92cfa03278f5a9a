import { redeemCalls } from '@arena/shared/contract';
import { platform } from '@arena/shared/platform';
import { defineDecision } from '../common/requests.operations';
import { redeemSource } from './redeems.queries';

/** Decides a redeem request at most once. Extension `redeem-decisions`. */
export const decideRedeem = defineDecision(redeemSource, {
  approve: (id, options, query) => platform().api.call(redeemCalls.approve, { params: { redeemId: id }, query }, options),
  reject: (id, options) => platform().api.call(redeemCalls.reject, { params: { redeemId: id } }, options),
});
