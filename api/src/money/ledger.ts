import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { users } from '../db/schema/people';

export interface Movement {
  readonly userId: number;
  /** Negative takes from the balance. */
  readonly cents: number;
  readonly reason: string;
  readonly roomId: number | null;
  readonly at: Date;
}

/** Moves a balance and writes its row in the books: the only way that a balance changes. Call it within a transaction. */
export async function book(tx: Database, { userId, cents, reason, roomId, at }: Movement): Promise<number> {
  await tx
    .update(users)
    .set({ balanceCents: sql`${users.balanceCents} + ${cents}` })
    .where(eq(users.id, userId));
  const [row] = await tx
    .insert(transactions)
    .values({ userId, amountCents: cents, type: cents < 0 ? 'DEBITED' : 'CREDITED', reason, roomId, createdAt: at })
    .returning({ id: transactions.id });
  if (row === undefined) throw new Error('The books took no row');
  return row.id;
}
