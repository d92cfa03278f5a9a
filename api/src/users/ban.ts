import { asc, eq, inArray } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { announceChange, announceSession } from '../events/announce';
import { badRequest, forbidden, notFound } from '../http/errors';

export interface Ban {
  readonly userId: number;
  readonly banned: boolean;
  readonly actorId: number;
  readonly now: Date;
}

/**
 * Bans a user, or lets one in again; asked again it changes nothing. A ban ends every session at once, and none of them comes back
 * with the end of the ban. The rows of both people are locked: two administrators cannot ban each other at the same moment and
 * leave nobody.
 */
export function setBan(db: Database, { userId, banned, actorId, now }: Ban): Promise<void> {
  if (banned && userId === actorId) throw badRequest('You cannot ban yourself.');
  return db.transaction(async (tx) => {
    const both = await tx
      .select({ id: users.id, bannedAt: users.bannedAt })
      .from(users)
      .where(inArray(users.id, [userId, actorId]))
      .orderBy(asc(users.id))
      .for('no key update');
    const bannedAtOf = (id: number) => both.find((person) => person.id === id);
    const target = bannedAtOf(userId);
    if (target === undefined) throw notFound('User', userId);
    if (bannedAtOf(actorId)?.bannedAt !== null) throw forbidden('You were banned yourself this very moment.');
    if ((target.bannedAt !== null) === banned) return;
    const changes = banned ? { bannedAt: now, tokensValidAfter: now } : { bannedAt: null };
    await tx.update(users).set(changes).where(eq(users.id, userId));
    const entry = { at: now, actorId, action: banned ? 'user.ban' : 'user.unban', subject: 'user', subjectId: userId } as const;
    await recordAudit(tx, { ...entry, before: { bannedAt: target.bannedAt }, after: { bannedAt: changes.bannedAt } });
    await announceChange(tx, { subject: 'user', id: userId, status: banned ? 'BANNED' : 'ACTIVE', actorId });
    await announceSession(tx, userId);
  });
}
