import { recordAudit } from '../audit/audit';
import type { KeyedAct } from '../audit/record-change';
import { createdBefore, creationKeyOf, insertOnce } from '../db/create-once';
import type { Database } from '../db/database';
import type { redeems, topups } from '../db/schema/finance';
import { announceChange } from '../events/announce';
import type { AdminNews } from '../notifications/admin-news';
import { notifyAdmins } from '../notifications/notify';
import { lockUser } from '../users/people';

interface Player {
  readonly id: number;
  readonly name: string;
}

/** Who is signed in is the player, or an administrator for them. */
export interface RequestAct extends KeyedAct {
  /** How many requests of the player may wait for a decision. */
  readonly mostPending: number;
}

type CommonValues = Pick<typeof topups.$inferInsert, 'status' | 'requestedAt' | 'requestedBy' | 'creationKey'>;

interface NewRequest<T extends typeof topups | typeof redeems> {
  readonly subject: 'topup' | 'redeem';
  readonly table: T;
  /** The kind of request, as the audit log names it. */
  readonly facts: { readonly userId: number };
  valuesOf(common: CommonValues): T['$inferInsert'];
  /** Throws if this user may not make the request. */
  requireAllowed(tx: Database, player: Player): Promise<unknown>;
  newsOf(player: string): AdminNews;
}

/** Asks to move money and answers the request's id; the same call sent again, by its key, answers the first one's. No money moves. */
export function storeRequest<T extends typeof topups | typeof redeems>(
  db: Database,
  { subject, table, facts, valuesOf, requireAllowed, newsOf }: NewRequest<T>,
  { actorId, idempotencyKey, now }: KeyedAct,
): Promise<number> {
  const creationKey = creationKeyOf(actorId, idempotencyKey);
  const values = valuesOf({ status: 'PENDING', requestedAt: now, requestedBy: actorId, creationKey });
  return db.transaction(async (tx) => {
    // Locked before the first look: the same call sent twice at the same moment must not count its first request as another one.
    const player = await lockUser(tx, facts.userId);
    const earlier = await createdBefore(tx, table, creationKey);
    if (earlier !== null) return earlier;
    await requireAllowed(tx, player);
    const { id, row } = await insertOnce(tx, table, values);
    if (row === null) return id;
    // A player's own request is its own record; that an administrator made it for them is not in it.
    if (actorId !== facts.userId) {
      const entry = { at: now, actorId, action: `${subject}.request`, subject, subjectId: id } as const;
      await recordAudit(tx, { ...entry, before: null, after: { status: 'PENDING', ...facts } });
    }
    await notifyAdmins(tx, { ...newsOf(player.name), at: now });
    await announceChange(tx, { subject, id, status: 'PENDING', actorId });
    return id;
  });
}
