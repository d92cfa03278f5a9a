import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { badRequest, notFound } from '../http/errors';
import { formatAmount } from './cents';

/**
 * Refuses what a balance does not cover; `what` names it: `the entry fee`. Locks the user's row until the transaction ends, so
 * that a balance that was read is still true when it is moved. `reservedCents`: what the user's other requests ask for already.
 */
export async function requireBalance(tx: Database, userId: number, cents: number, what: string, reservedCents = 0): Promise<void> {
  // Not 'update': rows that only mention the user, such as a notification, need not wait.
  const [user] = await tx
    .select({ name: users.name, cents: users.balanceCents })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (user === undefined) throw notFound('User', userId);
  const available = Math.max(0, user.cents - reservedCents);
  if (available >= cents) return;
  if (reservedCents > 0) {
    throw badRequest(
      `${formatAmount(available)} is available: ${formatAmount(user.cents)} balance, ${formatAmount(reservedCents)} already requested.`,
    );
  }
  throw badRequest(`The balance of ${user.name}, ${formatAmount(user.cents)}, does not cover ${what} of ${formatAmount(cents)}.`);
}
