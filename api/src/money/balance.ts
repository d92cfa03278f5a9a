import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { badRequest, notFound } from '../http/errors';
import { formatAmount } from './cents';

/**
 * Refuses what a balance does not cover; `what` names it: `the entry fee`. Locks the user's row until the transaction ends, so
 * that a balance that was read is still true when it is moved.
 */
export async function requireBalance(tx: Database, userId: number, cents: number, what: string): Promise<void> {
  // Not 'update': rows that only mention the user, such as a notification, need not wait.
  const [user] = await tx
    .select({ name: users.name, cents: users.balanceCents })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (user === undefined) throw notFound('User', userId);
  if (user.cents < cents) {
    throw badRequest(`The balance of ${user.name}, ${formatAmount(user.cents)}, does not cover ${what} of ${formatAmount(cents)}.`);
  }
}
