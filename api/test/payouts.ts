import { eq } from 'drizzle-orm';
import { transactions } from '../src/db/schema/money';
import { addRoom, addUser, type TestUser } from './builders';
import type { TestServer } from './test-server';

/** A room of two players that waits for its payout, and the call that pays it. */
export async function played(server: TestServer) {
  const admin = await addUser(server, 'Amara', { admin: true });
  const [creator, opponent] = [await addUser(server, 'Chloé', { cents: 5000 }), await addUser(server, 'Omar', { cents: 5000 })];
  const roomId = await addRoom(server, { creator, opponent });
  const pay = (winner: Pick<TestUser, 'id'>, more: { message?: string; key?: string; userIds?: unknown } = {}) =>
    server.call(`POST /room/${roomId}/winners`, {
      as: admin,
      body: { userIds: more.userIds ?? [winner.id], position: 1.5, message: more.message ?? 'Well played' },
      ...(more.key === undefined ? {} : { headers: { 'idempotency-key': more.key } }),
    });
  return { admin, creator, opponent, roomId, pay };
}

export const prizes = (server: TestServer) => server.db.select().from(transactions).where(eq(transactions.reason, 'Prize of room 1'));
