import type { Database } from '../db/database';
import type { redeems } from '../db/schema/finance';
import { requireBalance } from '../money/balance';
import { formatAmount } from '../money/cents';
import { type Decision, decideRequest, type RequestKind } from '../money/decide-request';

export const REDEEM: RequestKind<typeof redeems.$inferSelect> = {
  subject: 'redeem',
  title: 'Redeem request',
  missing: ['Redeem request', 'redeemId'],
  centsOf: ({ amountCents }) => -amountCents,
  // Nothing was taken when it was asked for: the balance may have been spent since.
  requireApprovable: (tx, { userId, amountCents }) => requireBalance(tx, userId, amountCents, 'the redeem request'),
  effectOf: ({ amountCents }, name) => `${formatAmount(amountCents)} were taken from the balance of ${name}`,
  notificationText({ amountCents, method }, approved) {
    const what = `Your redeem request of ${formatAmount(amountCents)} (${method})`;
    return approved ? `${what} was approved and taken from your balance.` : `${what} was rejected. No money was moved.`;
  },
};

/** Approves a redeem request and debits the balance, or rejects it; once. */
export const decideRedeem = (db: Database, decision: Decision) => decideRequest(db, REDEEM, decision);
