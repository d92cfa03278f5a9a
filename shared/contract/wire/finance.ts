import * as z from '@arena/shared/contract/zod';
import { dateTime, entity, filledText, flag, givenId, maybe, money, number, strictEntity, text } from '@arena/shared/contract/wire';
import { game } from './games';

/** The states of a top-up and of a redeem request, as they are shown and as the answers say them (in any case). */
export const REQUEST_STATES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** One state in three words (part 2 §4): `wire` is what the list call sends, `state` what answers mean, `label` what a person reads. */
export const TOP_UP_STATES = [
  { state: 'PENDING', wire: 'PENDING', label: 'Pending' },
  { state: 'APPROVED', wire: 'Approved', label: 'Approved' },
  { state: 'REJECTED', wire: 'REJECTED', label: 'Rejected' },
] as const satisfies readonly { state: RequestState; wire: string; label: string }[];
export type TopUpWireStatus = (typeof TOP_UP_STATES)[number]['wire'];

/** The state that a status word of any case means; null for a word that is none of the three. */
export function requestStateOf(status: string | null): RequestState | null {
  const word = status?.trim().toUpperCase();
  return REQUEST_STATES.find((state) => state === word) ?? null;
}

/** Whose request it is. The id, and since when the person is banned, are known from our server only. */
const requester = entity({
  id: ['id', number],
  name: ['name', text],
  email: ['email', text],
  mobile: ['mobileNo', text],
  bannedAt: ['bannedAt', dateTime],
});
export type Requester = z.output<typeof requester>;

/** A top-up request (part 2 §3). `payment` is the wire's `itemName`; the times and the decider come from our server only. */
export const topUp = entity({
  id: ['topupId', givenId, 'id'],
  game: ['game', maybe(game)],
  amount: ['amount', money],
  payment: ['itemName', text],
  status: ['status', text],
  user: ['user', maybe(requester)],
  requestedAt: ['requestedAt', dateTime],
  decidedAt: ['processedAt', dateTime],
  decidedBy: ['processedBy', text],
});
export type TopUp = z.output<typeof topUp>;

/** A redeem request (part 1 §3); servers also say `id` and `paymentGetway`. */
export const redeem = entity({
  id: ['redeemId', givenId, 'id'],
  amount: ['amount', money],
  method: ['method', text, 'paymentGetway'],
  account: ['accountNo', text],
  status: ['status', text],
  user: ['user', maybe(requester)],
  requestedAt: ['requestedAt', dateTime],
  decidedAt: ['processedAt', dateTime],
  decidedBy: ['processedBy', text],
});
export type Redeem = z.output<typeof redeem>;

/** Extension `player-requests`: what a player asks to be paid out, and where to. */
export const newRedeem = strictEntity({
  amount: ['amount', z.number()],
  method: ['method', filledText(100)],
  accountNo: ['accountNo', filledText(100)],
});

/** What a decision answers. The specification does not say; our server tells the outcome and whether it was made before. */
export const decisionAnswer = z.catch(
  entity({ message: ['message', text], status: ['status', text], alreadyDecided: ['alreadyDecided', flag] }),
  { message: null, status: null, alreadyDecided: false },
);
export type DecisionAnswer = z.output<typeof decisionAnswer>;

/** Extension `topup-statistics`. Amounts in currency units; days are the platform's; the rate is 0 to 100, null without decisions. */
export const topUpStatistics = entity({
  pending: ['pending', number],
  approvedToday: ['approvedToday', number],
  approvedYesterday: ['approvedYesterday', number],
  amountToday: ['amountToday', money],
  successRate: ['successRate', number],
});
export type TopUpStatistics = z.output<typeof topUpStatistics>;
