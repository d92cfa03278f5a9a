import { and, eq, gt, lt } from 'drizzle-orm';
import type { AttemptLimit } from '../config';
import type { Database } from '../db/database';
import { atPrimary } from '../db/request-scope';
import { passwordConfirmations, users } from '../db/schema/people';
import { badRequest, HttpError } from '../errors';
import { attemptKey, countAttempt, forgetAttempts } from './attempts';
import type { Caller } from '../http/caller';
import { passwordFits } from './passwords';
import { recordSession } from './session-entries';
import * as t from './auth.messages';

interface OwnPassword {
  readonly userId: number;
  readonly password: string;
  readonly limit: AttemptLimit;
  readonly now: Date;
}

/** Throws 400 with the sentence `wrong` unless this is the signed-in user's password; answers whose it is. Attempts are limited per user. */
export async function requireOwnPassword(db: Database, { userId, password, limit, now }: OwnPassword, wrong: string) {
  const key = attemptKey('password', userId);
  await countAttempt(db, key, limit, now, t.tooManyWrongPasswords);
  const { name, email, passwordHash } = users;
  const [user] = await db.select({ name, email, passwordHash }).from(users).where(eq(users.id, userId));
  if (!(await passwordFits(password, user?.passwordHash ?? null)) || user === undefined) {
    // A thief of a session guesses like one at the sign-in.
    await recordSession(db, { act: 'sign-in-failed', userId, now, after: { reason: 'own password' } });
    throw badRequest(wrong);
  }
  await forgetAttempts(db, key);
  return { name: user.name, email: user.email };
}

/* Calls that hand out power (`needsPassword`) want the own password again, in this very session, a few minutes ago. */

interface Confirmation {
  readonly caller: Caller;
  readonly password: string;
  readonly limit: AttemptLimit;
  readonly minutes: number;
  readonly now: Date;
}

/** Notes that the caller's session has just been confirmed with the password; 400 for a wrong one, 429 after too many. */
export async function confirmPassword(db: Database, { caller, password, limit, minutes, now }: Confirmation): Promise<void> {
  await requireOwnPassword(db, { userId: caller.id, password, limit, now }, t.incorrectPassword);
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await db.delete(passwordConfirmations).where(lt(passwordConfirmations.expiresAt, now));
  await db
    .insert(passwordConfirmations)
    .values({ tokenId: caller.tokenId, expiresAt })
    .onConflictDoUpdate({ target: passwordConfirmations.tokenId, set: { expiresAt } });
}

/** Throws 403 with the code `confirm-password` unless the session was confirmed lately. */
export function passwordRequirer(db: Database, clock: () => Date) {
  return async ({ tokenId }: Pick<Caller, 'tokenId'>): Promise<void> => {
    const { tokenId: id, expiresAt } = passwordConfirmations;
    const [found] = await atPrimary(() =>
      db
        .select({ id })
        .from(passwordConfirmations)
        .where(and(eq(id, tokenId), gt(expiresAt, clock()))),
    );
    if (found === undefined) throw new HttpError(403, t.confirmPassword, {}, 'confirm-password');
  };
}
