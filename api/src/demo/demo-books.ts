import { asc, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { users } from '../db/schema/people';

/** A movement of a demo balance that belongs to a match or a request. */
export interface DemoBooking {
  readonly userId: number;
  /** Negative takes from the balance. */
  readonly cents: number;
  readonly reason: string;
  readonly at: Date;
  readonly bookedFor?: string;
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
  const rows = [...purchases, ...bookings].map(({ userId, cents, reason, at, bookedFor }) => ({
    userId,
    amountCents: cents,
    type: cents < 0 ? ('DEBITED' as const) : ('CREDITED' as const),
    reason,
    createdAt: at,
    bookedFor: bookedFor ?? null,
  }));
  const ids = (await tx.insert(transactions).values(rows).returning({ id: transactions.id })).map(({ id }) => id);
  // One statement for everybody: the ids only grow, so these rows are all from the first one on.
  await tx.execute(sql`
    update users set balance_cents = balance_cents + moved.cents
    from (select user_id, sum(amount_cents) as cents from transactions where id >= ${ids[0]} group by user_id) as moved
    where moved.user_id = users.id`);
  return ids.slice(purchases.length);
}

/** Writes down what the balance was after each movement; once all of them are in the books. */
export async function writeBalancesAfter(tx: Database): Promise<void> {
  const inTime = sql`sum(amount_cents) over (partition by user_id order by created_at, id)`;
  await tx.execute(sql`
    update transactions set balance_after_cents = running.cents
    from (select id, ${inTime} as cents from transactions) as running
    where running.id = transactions.id`);
}
