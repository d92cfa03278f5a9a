import { inArray } from 'drizzle-orm';
import { topups, transactions } from '../../src/db/schema/money';
import type { TestServer } from '../test-server';
import { type TestUser, unbalanced } from '../builders';

type Books = Pick<TestServer, 'db' | 'now'>;

/** Pending top-ups of different amounts, for the players in turn. */
export async function addTopUps({ db, now }: Books, players: readonly TestUser[], count: number): Promise<number[]> {
  const values = Array.from({ length: count }, (_, place) => ({
    userId: players[place % players.length]?.id ?? 0,
    gameId: 1,
    amountCents: 100 + Math.floor(Math.random() * 10_000),
    payment: 'eSewa',
    status: 'PENDING' as const,
    requestedAt: now,
  }));
  return (await db.insert(topups).values(values).returning({ id: topups.id })).map(({ id }) => id);
}

export interface Credits {
  readonly once: number;
  readonly never: number;
  readonly twice: number;
  /** Credited in part, to another user, or without approval; and balances that are not the sum of their books. */
  readonly wrong: number;
}

/** The outcome of the top-ups according to the database. */
export async function creditsOf(books: Books, ids: readonly number[]): Promise<Credits> {
  const asked = await books.db
    .select()
    .from(topups)
    .where(inArray(topups.id, [...ids]));
  const reasons = ids.map((id) => `Top-up ${id}`);
  const rows = await books.db.select().from(transactions).where(inArray(transactions.reason, reasons));
  const found = asked.map((topUp) => ({ topUp, credits: rows.filter(({ reason }) => reason === `Top-up ${topUp.id}`) }));
  const right = ({ topUp, credits: [credit] }: (typeof found)[number]) =>
    topUp.status === 'APPROVED' && credit?.userId === topUp.userId && credit.amountCents === topUp.amountCents;
  const single = found.filter(({ credits }) => credits.length === 1);
  return {
    once: single.filter(right).length,
    never: found.filter(({ credits }) => credits.length === 0).length,
    twice: found.filter(({ credits }) => credits.length > 1).length,
    wrong: single.filter((each) => !right(each)).length + (await unbalanced(books)).length,
  };
}
