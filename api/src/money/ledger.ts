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
  /** What is booked once and never again, as `topup:12`: the database refuses a second row with it. */
  readonly bookedFor?: string;
}

interface Booked {
  readonly transactionId: number;
  readonly balanceAfterCents: number;
}

/** Moves a balance and writes its row in the books: the only way that a balance changes. Call it within a transaction. */
export async function bookMovement(tx: Database, { userId, cents, reason, roomId, at, bookedFor }: Movement): Promise<Booked> {
  const [user] = await tx
    .update(users)
    .set({ balanceCents: sql`${users.balanceCents} + ${cents}` })
    .where(eq(users.id, userId))
    .returning({ balanceAfterCents: users.balanceCents });
  if (user === undefined) throw new Error(`The books know no user ${userId}`);
  const { balanceAfterCents } = user;
  const type = cents < 0 ? 'DEBITED' : 'CREDITED';
  const [row] = await tx
    .insert(transactions)
    .values({ userId, amountCents: cents, type, reason, roomId, createdAt: at, balanceAfterCents, bookedFor: bookedFor ?? null })
    .returning({ id: transactions.id });
  if (row === undefined) throw new Error('The books took no row');
  return { transactionId: row.id, balanceAfterCents };
}

/** `bookMovement` for whoever only needs the row's id. */
export const book = async (tx: Database, movement: Movement): Promise<number> => (await bookMovement(tx, movement)).transactionId;
