import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { users } from '../db/schema/people';
import { auditEntries, images } from '../db/schema/records';

/** Of the people and their rooms, whose names and results the screenshots in assets show. */
export const DEMO_SEED = 20_250_825;

/** A small seeded generator (mulberry32): the demo data are the same on every machine. */
export function seededRandom(seed: number) {
  let state = seed;
  /** From 0 up to, but not including, 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from `low` to `high`, both included. */
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick<T>(from: readonly T[]): T {
      const chosen = from[between(0, from.length - 1)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
    shuffled<T>(list: readonly T[]): T[] {
      const order = [...list];
      for (let last = order.length - 1; last > 0; last--) {
        const other = between(0, last);
        const [a, b] = [order[last], order[other]];
        if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a];
      }
      return order;
    },
  };
}
export type Random = ReturnType<typeof seededRandom>;

/** The demo while it is written: each part adds to the same transaction, from the same minute on. */
export interface Demo {
  readonly tx: Database;
  readonly now: Date;
  readonly admin: number;
  /** All other users. */
  readonly players: readonly number[];
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const after = (time: Date, ms: number) => new Date(time.getTime() + ms);
/** The nearest half hour, as people choose the start of a match. */
export const onHalfHour = (time: Date) => new Date(Math.round(time.getTime() / (HOUR / 2)) * (HOUR / 2));
export const byTime =
  <Item>(timeOf: (item: Item) => Date) =>
  (a: Item, b: Item) =>
    timeOf(a).getTime() - timeOf(b).getTime();

interface DemoBooking {
  readonly userId: number;
  /** Negative takes from the balance. */
  readonly cents: number;
  readonly reason: string;
  readonly at: Date;
  readonly roomId?: number;
  readonly bookedFor?: string;
}

/** Writes movements and balances. Before users pay fees they buy the coins for them, and `extraOf` cents more: no balance is negative. */
export async function writeBookings<B extends DemoBooking>(
  tx: Database,
  bookings: readonly B[],
  extraOf = () => 0,
): Promise<(B & { readonly transactionId: number })[]> {
  if (bookings.length === 0) return [];
  const people = await tx.select({ userId: users.id, at: users.createdAt }).from(users).orderBy(asc(users.id));
  const purchases = people.flatMap(({ userId, at }) => {
    const fees = bookings.reduce((sum, booking) => (booking.userId === userId && booking.cents < 0 ? sum - booking.cents : sum), 0);
    const cents = Math.ceil(fees / 1000) * 1000 + extraOf();
    return cents === 0 ? [] : [{ userId, cents, reason: 'Coins bought', at }];
  });
  const rows = [...purchases, ...bookings].map(({ userId, cents, reason, at, ...of }: DemoBooking) => {
    const type = cents < 0 ? ('DEBITED' as const) : ('CREDITED' as const);
    return { userId, amountCents: cents, type, reason, createdAt: at, roomId: of.roomId, bookedFor: of.bookedFor };
  });
  const ids = await tx.insert(transactions).values(rows).returning({ id: transactions.id });
  // One statement for all movements: the ids only grow, so these rows are all from the first one on.
  await tx.execute(sql`
    update users set balance_cents = balance_cents + moved.cents
    from (select user_id, sum(amount_cents) as cents from transactions where id >= ${ids[0]?.id} group by user_id) as moved
    where moved.user_id = users.id`);
  return bookings.map((booking, place) => ({ ...booking, transactionId: ids[purchases.length + place]?.id ?? 0 }));
}

/** Writes down what the balance was after each movement; once all of them are in the books. */
export async function writeBalancesAfter(tx: Database): Promise<void> {
  const inTime = sql`sum(amount_cents) over (partition by user_id order by created_at, id)`;
  await tx.execute(sql`
    update transactions set balance_after_cents = running.cents
    from (select id, ${inTime} as cents from transactions) as running
    where running.id = transactions.id`);
}

type DemoAct = Pick<typeof auditEntries.$inferInsert, 'at' | 'action' | 'subjectId' | 'before' | 'after'>;

/** The subject is the first part of the action: `room.pay-winner`. */
export async function writeAudit({ tx, admin }: Demo, acts: readonly DemoAct[]): Promise<void> {
  if (acts.length === 0) return;
  await tx.insert(auditEntries).values(acts.map((act) => ({ ...act, actorId: admin, subject: act.action.split('.')[0] ?? '' })));
}

/** Stores the pictures of a folder. */
export async function writeImages(tx: Database, folder: string): Promise<void> {
  const names = (await readdir(folder)).sort();
  await tx.insert(images).values(await Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) }))));
}
