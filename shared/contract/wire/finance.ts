import * as z from '@arena/shared/contract/zod';
import {
  dateTime,
  entity,
  type EntityTable,
  filledText,
  flag,
  givenId,
  listOf,
  maybe,
  money,
  number,
  strictEntity,
  text,
} from '@arena/shared/contract/wire';
import { game } from './games';
import { maybePerson, maybeRequester, person } from './people';

/** The states of top-up and redeem requests, as displayed and as answers have them (in any case). */
export const REQUEST_STATES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
/** PENDING, APPROVED or REJECTED. */
export type RequestState = (typeof REQUEST_STATES)[number];

/** Each state's `wire` value in the list call, its `state` in answers and its displayed `label` (part 2 §4). */
export const TOP_UP_STATES = [
  { state: 'PENDING', wire: 'PENDING', label: 'Pending' },
  { state: 'APPROVED', wire: 'Approved', label: 'Approved' },
  { state: 'REJECTED', wire: 'REJECTED', label: 'Rejected' },
] as const satisfies readonly { state: RequestState; wire: string; label: string }[];

/** The state that a status means, in any case; null for any other word. */
export function requestStateOf(status: string | null): RequestState | null {
  const word = status?.trim().toUpperCase();
  return REQUEST_STATES.find((state) => state === word) ?? null;
}

/** Extension `request-facts`: why to look at a pending request before deciding it. `rule` has dashes for spaces. */
export type Attention = z.output<typeof attention>;
const attention = entity({ rule: ['rule', text], reason: ['reason', text] });
/** Empty where no rule applies; null for a decided request, and on other backends. */
const maybeAttention = maybe(listOf(attention));

/** A top-up request (part 2 §3). `amount` in currency units; only our server sends the times and `decidedBy`. */
export type TopUp = z.output<typeof topUp>;
export const topUp = entity({
  id: ['topupId', givenId, 'id'],
  game: ['game', maybe(game)],
  amount: ['amount', money],
  payment: ['itemName', text],
  status: ['status', text],
  user: ['user', maybeRequester],
  requestedAt: ['requestedAt', dateTime],
  decidedAt: ['processedAt', dateTime],
  decidedBy: ['processedBy', text],
  attention: ['attention', maybeAttention],
});

/** A redeem request (part 1 §3). `amount` in currency units; only our server sends the times and `decidedBy`. */
export type Redeem = z.output<typeof redeem>;
export const redeem = entity({
  id: ['redeemId', givenId, 'id'],
  amount: ['amount', money],
  method: ['method', text, 'paymentGetway'],
  account: ['accountNo', text],
  status: ['status', text],
  user: ['user', maybeRequester],
  requestedAt: ['requestedAt', dateTime],
  decidedAt: ['processedAt', dateTime],
  decidedBy: ['processedBy', text],
  attention: ['attention', maybeAttention],
});

const step = entity({ name: ['name', text], at: ['at', dateTime], by: ['by', maybePerson], balance: ['balance', money] });
const similar = entity({ id: ['id', number], status: ['status', text], requestedAt: ['requestedAt', dateTime] });
/** Extension `request-facts`. Amounts in currency units; `balanceAfter` is after an approval, null for a decided request. */
const factFields = {
  balance: ['balance', money],
  balanceAfter: ['balanceAfter', money],
  /** The user's other approved requests of this kind. */
  approved: ['approved', number],
  approvedAmount: ['approvedAmount', money],
  lastApprovedAt: ['lastApprovedAt', dateTime],
  registeredAt: ['registeredAt', dateTime],
  /** The other users whose redeem requests name the same account; null for top-ups, which name none. */
  sameAccount: ['sameAccount', maybe(listOf(person))],
  /** Other requests of the user for the same amount, made within minutes. */
  duplicates: ['duplicates', z.catch(listOf(similar), [])],
  /** `requested`, `seen` (first by an administrator), `approved` or `rejected`, and `paid` with the balance after it. Oldest first. */
  steps: ['steps', z.catch(listOf(step), [])],
} as const satisfies EntityTable;
/** The facts of either kind of request. */
export type RequestFacts = z.output<typeof redeemFacts> | z.output<typeof topUpFacts>;
export const topUpFacts = entity({ request: ['request', topUp], ...factFields });
export const redeemFacts = entity({ request: ['request', redeem], ...factFields });

/** Extension `player-requests`: a player's payout request, with its amount in currency units and its destination. */
export const newRedeem = strictEntity({
  amount: ['amount', z.number()],
  method: ['method', filledText(100)],
  accountNo: ['accountNo', filledText(100)],
});

/** The answer to a decision, which the specification leaves open. Our server sends the outcome and whether it was already decided. */
export type DecisionAnswer = z.output<typeof decisionAnswer>;
export const decisionAnswer = z.catch(
  entity({ message: ['message', text], status: ['status', text], alreadyDecided: ['alreadyDecided', flag] }),
  { message: null, status: null, alreadyDecided: false },
);

/**
 * Extension `topup-statistics`. Amounts in currency units, days in the platform's zone, the rate from 0 to 100 (null without decisions).
 */
export type TopUpStatistics = z.output<typeof topUpStatistics>;
export const topUpStatistics = entity({
  pending: ['pending', number],
  approvedToday: ['approvedToday', number],
  approvedYesterday: ['approvedYesterday', number],
  amountToday: ['amountToday', money],
  successRate: ['successRate', number],
});
