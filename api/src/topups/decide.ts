import type { Database } from '../db/database';
import type { topups } from '../db/schema/finance';
import { formatAmount } from '../money/cents';
import { type Decision, decideRequest, type RequestKind } from '../money/decide-request';

export const TOP_UP: RequestKind<typeof topups.$inferSelect> = {
  subject: 'topup',
  title: 'Top-up',
  missing: ['Top-up', 'topupId'],
  centsOf: ({ amountCents }) => amountCents,
  requireApprovable: () => Promise.resolve(),
  effectOf: ({ amountCents }, name) => `${formatAmount(amountCents)} were added to the balance of ${name}`,
  notificationText({ amountCents, payment }, approved) {
    const what = `Your top-up of ${formatAmount(amountCents)} (${payment})`;
    return approved ? `${what} was approved and is on your balance.` : `${what} was rejected. No money was moved.`;
  },
};

/** Approves a top-up and credits the balance, or rejects it; once. */
export const decideTopUp = (db: Database, decision: Decision) => decideRequest(db, TOP_UP, decision);
