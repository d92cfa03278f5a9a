import { type Call, fullMapCalls, redeemCalls, roomCalls, streamCalls, topUpCalls, tournamentCalls } from '@arena/shared/contract';

/** Calls that create something or pay somebody. */
const KEYED: readonly Call[] = [
  roomCalls.payWinner,
  fullMapCalls.create,
  fullMapCalls.rewardWinner,
  tournamentCalls.create,
  tournamentCalls.reward,
  streamCalls.create,
  topUpCalls.approve,
  topUpCalls.reject,
  topUpCalls.request,
  redeemCalls.approve,
  redeemCalls.reject,
  redeemCalls.request,
];

// By name: what is served may be a variant of the contract's call, with an answer of this server's.
const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const NAMES = new Set(KEYED.map(nameOf));

/** Whether a call takes an idempotency key. */
export const takesKey = (call: Call): boolean => NAMES.has(nameOf(call));
