import { createdBefore, creationKeyOf, insertOnce } from '../db/create-once';
import type { Database } from '../db/database';
import { redeems } from '../db/schema/finance';
import { requireBalance } from '../money/balance';
import { recordRequest } from '../money/record-request';
import { redeemRequestNews } from '../notifications/admin-news';
import { requireUser } from '../users/people';

/** The least that is paid out, in currency units. */
export const LEAST_REDEEM = 121;

interface NewRedeem {
  readonly userId: number;
  readonly amountCents: number;
  readonly method: string;
  readonly account: string;
  /** Who is signed in: the player, or an administrator for them. */
  readonly actorId: number;
  readonly idempotencyKey: string | null;
  readonly now: Date;
}

/**
 * Asks for a payout and answers its id; the same call sent again, by its key, answers the first one's. The balance must cover it,
 * but nothing is taken before the request is approved.
 */
export function requestRedeem(db: Database, { actorId, idempotencyKey, now, ...request }: NewRedeem): Promise<number> {
  const creationKey = creationKeyOf(actorId, idempotencyKey);
  return db.transaction(async (tx) => {
    const earlier = await createdBefore(tx, redeems, creationKey);
    if (earlier !== null) return earlier;
    const { name } = await requireUser(tx, request.userId);
    await requireBalance(tx, request.userId, request.amountCents, 'the redeem request');
    const { id, row } = await insertOnce(tx, redeems, { ...request, status: 'PENDING', requestedAt: now, creationKey });
    if (row === null) return id;
    await recordRequest(tx, { id, subject: 'redeem', request, actorId, now, news: redeemRequestNews(name, request) });
    return id;
  });
}
