import { eq } from 'drizzle-orm';
import { recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { users } from '../db/schema/people';
import { announceSession } from '../events/announce';
import { badRequest } from '../http/errors';
import { lockAdministrators } from './change-role';

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
    const found = await tx.select({ bannedAt: users.bannedAt }).from(users).where(eq(users.id, userId)).for('no key update');
    const target = foundRow(found, 'User', userId);
    if ((target.bannedAt !== null) === banned) return;
    const changes = banned ? { bannedAt: now, tokensValidAfter: now } : { bannedAt: null };
    await tx.update(users).set(changes).where(eq(users.id, userId));
    const [verb, status] = banned ? ['ban', 'BANNED'] : ['unban', 'ACTIVE'];
    const [before, after] = [target, { bannedAt: changes.bannedAt }];
    await recordChange(tx, { subject: 'user', id: userId, status, actorId, now, verb, before, after });
    await announceSession(tx, userId);
  });
}
