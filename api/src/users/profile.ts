import type { ProfileChanges } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import { attemptKey, countAttempt, forgetAttempts } from '../auth/attempts';
import { hashPassword, passwordFits } from '../auth/passwords';
import type { AttemptLimit } from '../config';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { announceChange, announceSession } from '../events/announce';
import { badRequest, notFound } from '../http/errors';
import { looksOf, requireOwnName } from './looks';
import { nameAsked } from './names';

interface Own {
  readonly userId: number;
  readonly now: Date;
}

const orNull = (value: string | null) => (value === null || value === '' ? null : value);

/** Changes a person's own entry. */
export function changeProfile(db: Database, changes: ProfileChanges, { userId, now }: Own): Promise<void> {
  const { mobile, pubgId, freeFireId } = changes;
  return db.transaction(async (tx) => {
    const facts = { name: users.name, mobile: users.mobile, pubgId: users.pubgId, freeFireId: users.freeFireId };
    const [before] = await tx.select(facts).from(users).where(eq(users.id, userId)).for('no key update');
    if (before === undefined) throw notFound('User', userId);
    // A name that stays is not looked at again: an older one may look like another.
    const name = changes.name === before.name ? before.name : nameAsked(changes.name);
    if (name !== before.name) await requireOwnName(tx, name, userId);
    const after = { name, mobile: orNull(mobile), pubgId: orNull(pubgId), freeFireId: orNull(freeFireId) };
    await tx
      .update(users)
      .set({ ...after, nameLooks: looksOf(name) })
      .where(eq(users.id, userId));
    await recordAudit(tx, { at: now, actorId: userId, action: 'user.update', subject: 'user', subjectId: userId, before, after });
    await announceChange(tx, { subject: 'user', id: userId, status: null, actorId: userId });
  });
}

interface PasswordChange extends Own {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly limit: AttemptLimit;
}

async function requireOldPassword(db: Database, { userId, oldPassword, limit, now }: PasswordChange): Promise<void> {
  const key = attemptKey('password', userId);
  await countAttempt(db, key, limit, now, 'Too many wrong passwords. Please wait a few minutes and try again.');
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (!(await passwordFits(oldPassword, user?.passwordHash ?? null))) throw badRequest('The old password is wrong.');
  await forgetAttempts(db, key);
}

/** Sets a new password and ends every session of the person: who took the old one to get in is out. */
export async function changePassword(db: Database, change: PasswordChange): Promise<void> {
  const { userId, oldPassword, newPassword, now } = change;
  await requireOldPassword(db, change);
  if (newPassword === oldPassword) throw badRequest('The new password is the old one. Please choose another.');
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash, tokensValidAfter: now }).where(eq(users.id, userId));
    const entry = { at: now, actorId: userId, action: 'user.change-password', subject: 'user', subjectId: userId } as const;
    await recordAudit(tx, { ...entry, before: null, after: null });
    await announceSession(tx, userId);
  });
}
