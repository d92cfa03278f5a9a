import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { announceChange, announceSession } from '../events/announce';
import { badRequest, notFound } from '../http/errors';
import { lockAdministrators } from './administrators';

export interface Ban {
  readonly userId: number;
  readonly banned: boolean;
  readonly actorId: number;
  readonly now: Date;
}

/**
 * Bans a user or ends the ban; idempotent. A ban ends every session for good. Administrators can't ban themselves, and one who lost the
 * role in the meantime gets 403: at least one administrator always remains.
 */
export function setBan(db: Database, { userId, banned, actorId, now }: Ban): Promise<void> {
  if (banned && userId === actorId) throw badRequest('You cannot ban yourself.');
  return db.transaction(async (tx) => {
    await lockAdministrators(tx, actorId);
    const [target] = await tx.select({ bannedAt: users.bannedAt }).from(users).where(eq(users.id, userId)).for('no key update');
    if (target === undefined) throw notFound('User', userId);
    if ((target.bannedAt !== null) === banned) return;
    const changes = banned ? { bannedAt: now, tokensValidAfter: now } : { bannedAt: null };
    await tx.update(users).set(changes).where(eq(users.id, userId));
    const entry = { at: now, actorId, action: banned ? 'user.ban' : 'user.unban', subject: 'user', subjectId: userId } as const;
    await recordAudit(tx, { ...entry, before: { bannedAt: target.bannedAt }, after: { bannedAt: changes.bannedAt } });
    await announceChange(tx, { subject: 'user', id: userId, status: banned ? 'BANNED' : 'ACTIVE', actorId });
    await announceSession(tx, userId);
  });
}
