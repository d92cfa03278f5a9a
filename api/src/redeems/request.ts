import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { redeems } from '../db/schema/finance';
import { announceChange } from '../events/announce';
import { requireBalance } from '../money/balance';
import { redeemRequestNews } from '../notifications/admin-news';
import { notifyAdmins } from '../notifications/notify';
import { requireUser } from '../users/people';

/** The least that is paid out, in currency units. */
export const LEAST_REDEEM = 121;

export interface NewRedeem {
  readonly userId: number;
  readonly amountCents: number;
  readonly method: string;
  readonly account: string;
  /** Who is signed in: the player, or an administrator for them. */
  readonly actorId: number;
  readonly idempotencyKey: string | null;
  readonly now: Date;
}

async function askedBefore(tx: Database, creationKey: string | null): Promise<number | null> {
  if (creationKey === null) return null;
  const [row] = await tx.select({ id: redeems.id }).from(redeems).where(eq(redeems.creationKey, creationKey));
  return row?.id ?? null;
}

/**
 * Asks for a payout and answers its id; the same call sent again, by its key, answers the first one's. The balance must cover it,
 * but nothing is taken before the request is approved.
 */
export function requestRedeem(db: Database, { actorId, idempotencyKey, now, ...request }: NewRedeem): Promise<number> {
  const creationKey = idempotencyKey === null ? null : `${actorId}:${idempotencyKey}`;
  return db.transaction(async (tx) => {
    const earlier = await askedBefore(tx, creationKey);
    if (earlier !== null) return earlier;
    const { name } = await requireUser(tx, request.userId);
    await requireBalance(tx, request.userId, request.amountCents, 'the redeem request');
    const [row] = await tx
      .insert(redeems)
      .values({ ...request, status: 'PENDING', requestedAt: now, creationKey })
      .onConflictDoNothing()
      .returning({ id: redeems.id });
    if (row === undefined) {
      // Sent twice at the same moment: the other call's request is stored by now.
      const first = await askedBefore(tx, creationKey);
      if (first === null) throw new Error('The redeem request was not stored');
      return first;
    }
    // What a player asks is on record in the request itself; that somebody asked for them is not.
    if (actorId !== request.userId) {
      const entry = { at: now, actorId, subject: 'redeem', subjectId: row.id } as const;
      await recordAudit(tx, { ...entry, action: 'redeem.request', before: null, after: { status: 'PENDING', ...request } });
    }
    await notifyAdmins(tx, { ...redeemRequestNews(name, request), at: now });
    await announceChange(tx, { subject: 'redeem', id: row.id, status: 'PENDING', actorId });
    return row.id;
  });
}
