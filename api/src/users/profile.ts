import type { ProfileChanges } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import { changesNothing, recordAudit, recordChange } from '../audit/record';
import { attemptKey, countAttempt } from '../auth/attempts';
import { requireOwnPassword } from '../auth/password-confirmation';
import { hashPassword, requireGoodPassword } from '../auth/passwords';
import type { AttemptLimit } from '../config';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { announceSession } from '../events/announce';
import { badRequest, notFound } from '../errors';
import { looksOf, nameAsked, requireOwnName } from './names';
import { lockUser } from './users.store';
import * as t from './users.messages';

interface Own {
  readonly userId: number;
  readonly now: Date;
}

const orNull = (value: string | null) => (value === null || value === '' ? null : value);
/** Changes of a user's own entry, each of which is recorded. */
const MOST_CHANGES: AttemptLimit = { attempts: 30, minutes: 60 };

const selectFacts = (db: Database, userId: number) =>
  db
    .select({ name: users.name, mobile: users.mobile, pubgId: users.pubgId, freeFireId: users.freeFireId })
    .from(users)
    .where(eq(users.id, userId));

type Facts = Awaited<ReturnType<typeof selectFacts>>[number];

function changed(before: Facts | undefined, { name, mobile, pubgId, freeFireId }: ProfileChanges, userId: number) {
  if (before === undefined) throw notFound('User', userId);
  // A name that stays is not looked at again: an older one may look like another.
  const wanted = name === before.name ? before.name : nameAsked(name);
  const after = { name: wanted, mobile: orNull(mobile), pubgId: orNull(pubgId), freeFireId: orNull(freeFireId) };
  return { before, after, nothing: changesNothing(before, after) };
}

/** Changes a user's own entry. Only what changes something is counted, written, recorded and announced. */
export async function changeProfile(db: Database, changes: ProfileChanges, { userId, now }: Own): Promise<void> {
  const [facts] = await selectFacts(db, userId);
  if (changed(facts, changes, userId).nothing) return;
  await countAttempt(db, attemptKey('profile', userId), MOST_CHANGES, now, t.changedTooOften);
  return db.transaction(async (tx) => {
    const [locked] = await selectFacts(tx, userId).for('no key update');
    const { before, after, nothing } = changed(locked, changes, userId);
    if (nothing) return;
    const { name } = after;
    if (name !== before.name) await requireOwnName(tx, name, userId);
    await tx
      .update(users)
      .set({ ...after, nameLooks: looksOf(name) })
      .where(eq(users.id, userId));
    await recordChange(tx, { subject: 'user', id: userId, status: null, actorId: userId, now, verb: 'update', before, after });
  });
}

interface PasswordChange {
  readonly userId: number;
  /** Asked again under the lock: a token that was issued while this change was under way ends too. */
  readonly clock: () => Date;
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly limit: AttemptLimit;
}

interface ChangedPassword {
  readonly passwordHash: string;
  /** Sessions that began before are ended. */
  readonly since: Date;
}

/** Sets a new password and ends every session of the user, so that a thief of the old one is out. */
export async function changePassword(db: Database, change: PasswordChange): Promise<ChangedPassword> {
  const { userId, oldPassword, newPassword, limit, clock } = change;
  const owner = await requireOwnPassword(db, { userId, password: oldPassword, limit, now: clock() }, t.currentPasswordIncorrect);
  if (newPassword === oldPassword) throw badRequest(t.samePassword);
  await requireGoodPassword('newPassword', newPassword, owner);
  return replacePassword(db, { userId, actorId: userId, passwordHash: await hashPassword(newPassword), clock });
}

interface NewPassword extends Pick<PasswordChange, 'userId' | 'clock'> {
  /** null: the operator, at the command line. */
  readonly actorId: number | null;
  readonly passwordHash: string;
}

/** Stores a password's hash, ends every session of the user and records it. */
export const replacePassword = (db: Database, { userId, actorId, passwordHash, clock }: NewPassword): Promise<ChangedPassword> =>
  db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const now = clock();
    // Tokens carry the millisecond in which they were issued; one of this very millisecond ends as well.
    const since = new Date(now.getTime() + 1);
    await tx.update(users).set({ passwordHash, tokensValidAfter: since }).where(eq(users.id, userId));
    const entry = { at: now, actorId, action: 'user.change-password', subject: 'user', subjectId: userId } as const;
    await recordAudit(tx, { ...entry, before: null, after: null });
    await announceSession(tx, userId);
    return { passwordHash, since };
  });
