import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { badRequest, notFound } from '../http/errors';
import { spokenAmount } from '../money/cents';
import { book } from '../money/ledger';

/** Holds the user's row until the transaction ends, so that a balance that was read is still true when it is moved. */
export async function requireBalance(tx: Database, userId: number, cents: number): Promise<void> {
  // Not 'update': rows that only mention the user, such as a notification, need not wait.
  const [user] = await tx
    .select({ name: users.name, cents: users.balanceCents })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (user === undefined) throw notFound('User', userId);
  if (user.cents < cents) {
    throw badRequest(`The balance of ${user.name}, ${spokenAmount(user.cents)}, does not cover the entry fee of ${spokenAmount(cents)}.`);
  }
}

export interface EntryFee {
  readonly userId: number;
  readonly cents: number;
  /** `full-map room 7` */
  readonly of: string;
  readonly at: Date;
}

/** Takes an entry fee and answers its row in the books; none for a free entry. Call it within a transaction. */
export async function takeEntryFee(tx: Database, { userId, cents, of, at }: EntryFee): Promise<number | null> {
  await requireBalance(tx, userId, cents);
  if (cents === 0) return null;
  return book(tx, { userId, cents: -cents, reason: `Game entry fee of ${of}`, roomId: null, at });
}
