import { redeems, topups, transactions } from '../src/db/schema/money';
import type { Answer, TestServer } from './test-server';
import type { TestUser } from './builders';

/** A pending top-up of $19 for PUBG Mobile, paid by eSewa. */
export async function addTopUp(server: TestServer, user: TestUser, more: Partial<typeof topups.$inferInsert> = {}): Promise<number> {
  const [row] = await server.db
    .insert(topups)
    .values({ userId: user.id, gameId: 1, amountCents: 1900, payment: 'eSewa', status: 'PENDING', requestedAt: server.now, ...more })
    .returning({ id: topups.id });
  if (row === undefined) throw new Error('The top-up was not stored');
  return row.id;
}

/** A pending redeem request of $150. */
export async function addRedeem(server: TestServer, user: TestUser, more: Partial<typeof redeems.$inferInsert> = {}): Promise<number> {
  const values = { userId: user.id, amountCents: 15_000, method: 'Khalti', account: '9800000001', status: 'PENDING' as const };
  const [row] = await server.db
    .insert(redeems)
    .values({ ...values, requestedAt: server.now, ...more })
    .returning({ id: redeems.id });
  if (row === undefined) throw new Error('The redeem request was not stored');
  return row.id;
}

export type Verb = 'approve' | 'reject';
export type Kind = 'topup' | 'redeem';

/** Decides a request as the console does: no body. */
export function decide(server: TestServer, kind: Kind, id: number, verb: Verb, as?: TestUser, key?: string): Promise<Answer> {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return server.call(`PUT /${kind}/${id}/${verb}`, { headers, ...(as === undefined ? {} : { as }) });
}

/** The movements that requests caused, as `user, cents, reason`. */
export async function movedByRequests(server: TestServer): Promise<[number, number, string][]> {
  const rows = await server.db.select().from(transactions).orderBy(transactions.id);
  return rows.filter(({ bookedFor }) => bookedFor !== null).map(({ userId, amountCents, reason }) => [userId, amountCents, reason]);
}

/** The sentence of an answer. */
export const messageOf = (answer: Pick<Answer, 'body'>): string => (answer.body as { message: string }).message;
