import { createdBefore, creationKeyOf, insertOnce } from '../db/create-once';
import type { Database } from '../db/database';
import { redeems } from '../db/schema/finance';
import { requireBalance } from '../money/balance';
import { requireFewPending } from '../money/pending-requests';
import { recordRequest } from '../money/record-request';
import { redeemRequestNews } from '../notifications/admin-news';
import { lockUser } from '../users/people';

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
  /** How many requests of the player may wait for a decision. */
  readonly mostPending: number;
}

/**
 * Asks for a payout and answers its id; the same call sent again, by its key, answers the first one's. The balance must cover it together
 * with the player's requests that wait, but nothing is taken before a request is approved.
 */
export function requestRedeem(db: Database, { actorId, idempotencyKey, now, mostPending, ...request }: NewRedeem): Promise<number> {
  const creationKey = creationKeyOf(actorId, idempotencyKey);
  return db.transaction(async (tx) => {
    // Locked before the first look: the same call sent twice at the same moment must not count its first request as another one.
    const player = await lockUser(tx, request.userId);
    const earlier = await createdBefore(tx, redeems, creationKey);
    if (earlier !== null) return earlier;
    const reservedCents = await requireFewPending(tx, redeems, player, mostPending);
    await requireBalance(tx, player.id, request.amountCents, 'the redeem request', reservedCents);
    const { id, row } = await insertOnce(tx, redeems, {
      ...request,
      status: 'PENDING',
      requestedAt: now,
      requestedBy: actorId,
      creationKey,
    });
    if (row === null) return id;
    await recordRequest(tx, { id, subject: 'redeem', request, actorId, now, news: redeemRequestNews(player.name, request) });
    return id;
  });
}
