import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { topups } from '../db/schema/finance';
import { formatAmount } from '../money/cents';
import { type Decision, decideRequest, type RequestKind } from '../money/decide-request';
import { noTopUp } from './topups.store';

export const TOP_UP: RequestKind<typeof topups.$inferSelect> = {
  subject: 'topup',
  title: 'Top-up',
  async lockForUpdate(tx, id) {
    const [row] = await tx.select().from(topups).where(eq(topups.id, id)).for('update');
    if (row === undefined) throw noTopUp(id);
    return row;
  },
  async save(tx, id, outcome) {
    await tx.update(topups).set(outcome).where(eq(topups.id, id));
  },
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
