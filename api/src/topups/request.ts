import { createdBefore, creationKeyOf, insertOnce } from '../db/create-once';
import type { Database } from '../db/database';
import { topups } from '../db/schema/finance';
import { requireGame } from '../matches/venue';
import { requireFewPending } from '../money/pending-requests';
import { recordRequest } from '../money/record-request';
import { topUpRequestNews } from '../notifications/admin-news';
import { lockUser } from '../users/people';

interface NewTopUp {
  readonly userId: number;
  readonly gameId: number;
  readonly amountCents: number;
  readonly payment: string;
  /** Who is signed in: the player, or an administrator for them. */
  readonly actorId: number;
  readonly idempotencyKey: string | null;
  readonly now: Date;
  /** How many requests of the player may wait for a decision. */
  readonly mostPending: number;
}

/** Asks for a top-up and answers its id; the same call sent again, by its key, answers the first one's. No money moves. */
export function requestTopUp(db: Database, { actorId, idempotencyKey, now, mostPending, ...request }: NewTopUp): Promise<number> {
  const creationKey = creationKeyOf(actorId, idempotencyKey);
  return db.transaction(async (tx) => {
    // Locked before the first look: the same call sent twice at the same moment must not count its first request as another one.
    const player = await lockUser(tx, request.userId);
    const earlier = await createdBefore(tx, topups, creationKey);
    if (earlier !== null) return earlier;
    await requireGame(tx, request.gameId);
    await requireFewPending(tx, topups, player, mostPending);
    const { id, row } = await insertOnce(tx, topups, {
      ...request,
      status: 'PENDING',
      requestedAt: now,
      requestedBy: actorId,
      creationKey,
    });
    if (row === null) return id;
    await recordRequest(tx, { id, subject: 'topup', request, actorId, now, news: topUpRequestNews(player.name, request) });
    return id;
  });
}
