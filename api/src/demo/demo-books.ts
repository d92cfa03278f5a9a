import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { users } from '../db/schema/people';

/** A movement of a demo balance that belongs to a match. */
export interface DemoBooking {
  readonly userId: number;
  /** Negative takes from the balance. */
  readonly cents: number;
  readonly reason: string;
  readonly at: Date;
}

/** The ids of the demo's people, in the order of their places. */
export async function demoPeopleIds(tx: Database): Promise<number[]> {
  return (await tx.select({ id: users.id }).from(users).orderBy(asc(users.id))).map(({ id }) => id);
}

/** Everybody who will pay fees bought the coins for them first, so that no balance is ever below zero. */
function purchasesFor(bookings: readonly DemoBooking[], joinedAt: ReadonlyMap<number, Date>): DemoBooking[] {
  const fees = new Map<number, number>();
  for (const { userId, cents } of bookings) if (cents < 0) fees.set(userId, (fees.get(userId) ?? 0) - cents);
  return [...fees].map(([userId, cents]) => {
    const at = joinedAt.get(userId);
    if (at === undefined) throw new Error(`The demo has no user ${userId}`);
    return { userId, cents: Math.ceil(cents / 1000) * 1000, reason: 'Coins bought', at };
  });
}

/** Writes movements and their balances; answers the ids of the given movements, in their order. */
export async function writeBookings(tx: Database, bookings: readonly DemoBooking[]): Promise<number[]> {
  if (bookings.length === 0) return [];
  const people = await tx.select({ id: users.id, createdAt: users.createdAt }).from(users);
  const purchases = purchasesFor(bookings, new Map(people.map(({ id, createdAt }) => [id, createdAt])));
  const rows = [...purchases, ...bookings].map(({ userId, cents, reason, at }) => ({
    userId,
    amountCents: cents,
    type: cents < 0 ? ('DEBITED' as const) : ('CREDITED' as const),
    reason,
    createdAt: at,
  }));
  const ids = (await tx.insert(transactions).values(rows).returning({ id: transactions.id })).map(({ id }) => id);
  const sums = new Map<number, number>();
  for (const { userId, amountCents } of rows) sums.set(userId, (sums.get(userId) ?? 0) + amountCents);
  for (const [userId, cents] of sums) {
    await tx
      .update(users)
      .set({ balanceCents: sql`${users.balanceCents} + ${cents}` })
      .where(eq(users.id, userId));
  }
  return ids.slice(purchases.length);
}
