import { and, count, eq, sum } from 'drizzle-orm';
import type { Database } from '../db/database';
import type { redeems, topups } from '../db/schema/finance';
import { HttpError } from '../http/errors';

interface Player {
  readonly id: number;
  readonly name: string;
}

/**
 * Refuses a request of a player who has the most that may wait for a decision; answers the cents of those that wait. Lock the player's row
 * first: then two requests at the same moment take turns.
 */
export async function requireFewPending(
  tx: Database,
  table: typeof topups | typeof redeems,
  { id, name }: Player,
  most: number,
): Promise<number> {
  const requests = table as typeof topups;
  const [pending] = await tx
    .select({ number: count(), cents: sum(requests.amountCents).mapWith(Number) })
    .from(requests)
    .where(and(eq(requests.userId, id), eq(requests.status, 'PENDING')));
  if (pending !== undefined && pending.number >= most) {
    throw new HttpError(
      409,
      `${name} already has ${pending.number} requests of this kind that wait for a decision, the most at a time. Ask again when one is decided.`,
    );
  }
  return pending?.cents ?? 0;
}
