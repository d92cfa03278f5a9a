import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { hasSmallId } from '../db/small-id';
import { topups } from '../db/schema/finance';
import { games } from '../db/schema/games';
import { announceChange } from '../events/announce';
import { notFound } from '../http/errors';
import { topUpRequestNews } from '../notifications/admin-news';
import { notifyAdmins } from '../notifications/notify';
import { requireUser } from '../users/people';

export interface NewTopUp {
  readonly userId: number;
  readonly gameId: number;
  readonly amountCents: number;
  readonly payment: string;
  /** Who is signed in: the player, or an administrator for them. */
  readonly actorId: number;
  readonly idempotencyKey: string | null;
  readonly now: Date;
}

async function askedBefore(tx: Database, creationKey: string | null): Promise<number | null> {
  if (creationKey === null) return null;
  const [row] = await tx.select({ id: topups.id }).from(topups).where(eq(topups.creationKey, creationKey));
  return row?.id ?? null;
}

/** Asks for a top-up and answers its id; the same call sent again, by its key, answers the first one's. No money moves. */
export function requestTopUp(db: Database, { actorId, idempotencyKey, now, ...request }: NewTopUp): Promise<number> {
  const creationKey = idempotencyKey === null ? null : `${actorId}:${idempotencyKey}`;
  return db.transaction(async (tx) => {
    const earlier = await askedBefore(tx, creationKey);
    if (earlier !== null) return earlier;
    const { name } = await requireUser(tx, request.userId);
    const [game] = await tx.select({ id: games.id }).from(games).where(hasSmallId(games.id, request.gameId));
    if (game === undefined) throw notFound('Game', request.gameId, 'gameId');
    const [row] = await tx
      .insert(topups)
      .values({ ...request, status: 'PENDING', requestedAt: now, creationKey })
      .onConflictDoNothing()
      .returning({ id: topups.id });
    if (row === undefined) {
      // Sent twice at the same moment: the other call's request is stored by now.
      const first = await askedBefore(tx, creationKey);
      if (first === null) throw new Error('The top-up was not stored');
      return first;
    }
    // What a player asks is on record in the request itself; that somebody asked for them is not.
    if (actorId !== request.userId) {
      const entry = { at: now, actorId, subject: 'topup', subjectId: row.id } as const;
      await recordAudit(tx, { ...entry, action: 'topup.request', before: null, after: { status: 'PENDING', ...request } });
    }
    await notifyAdmins(tx, { ...topUpRequestNews(name, request), at: now });
    await announceChange(tx, { subject: 'topup', id: row.id, status: 'PENDING', actorId });
    return row.id;
  });
}
