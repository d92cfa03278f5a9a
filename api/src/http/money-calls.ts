import {
  type Call,
  fullMapCalls,
  redeemCalls,
  roomCalls,
  streamCalls,
  topUpCalls,
  tournamentCalls,
  userCalls,
} from '@arena/shared/contract';
import type { MovementKind } from '../db/request-scope';

/** Every call that moves money, by its cause. The ledger books for no other call. */
const CALLS: Readonly<Record<MovementKind, readonly Call[]>> = {
  payout: [topUpCalls.approve, redeemCalls.approve, roomCalls.payWinner, fullMapCalls.rewardWinner, tournamentCalls.reward],
  refund: [roomCalls.remove, tournamentCalls.remove],
  adjustment: [userCalls.adjust],
  'entry-fee': [fullMapCalls.decide, tournamentCalls.decide],
};

// By name: what is served may be a variant of the contract's call, with an answer of this server's.
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** The calls that move money, as `PUT /topup/{topUpId}/approve`, each with its cause. */
export const MONEY_CALLS: ReadonlyMap<string, MovementKind> = new Map(
  Object.entries(CALLS).flatMap(([kind, calls]) => calls.map((call) => [nameOf(call), kind as MovementKind] as const)),
);

/** Why a call moves money; null for a call that must not. */
export const moneyMovedBy = (call: Call): MovementKind | null => MONEY_CALLS.get(nameOf(call)) ?? null;

/** Calls that create something, pay a player, adjust a balance or decide a request. */
const KEYED: readonly Call[] = [
  ...CALLS.payout,
  ...CALLS.adjustment,
  ...[topUpCalls.reject, redeemCalls.reject, topUpCalls.request, redeemCalls.request],
  ...[fullMapCalls.create, tournamentCalls.create, streamCalls.create],
];

const NAMES = new Set(KEYED.map(nameOf));
export const takesKey = (call: Call): boolean => NAMES.has(nameOf(call));
