import { eq } from 'drizzle-orm';
import type { AttemptLimit } from '../config';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { badRequest } from '../http/errors';
import { attemptKey, countAttempt, forgetAttempts } from './attempts';
import { passwordFits } from './passwords';
import { recordSession } from './session-entries';

interface OwnPassword {
  readonly userId: number;
  readonly password: string;
  readonly limit: AttemptLimit;
  readonly now: Date;
}

/** Throws 400 with the sentence `wrong` unless this is the signed-in user's password; answers whose it is. Attempts are limited per user. */
export async function requireOwnPassword(db: Database, { userId, password, limit, now }: OwnPassword, wrong: string) {
  const key = attemptKey('password', userId);
  await countAttempt(db, key, limit, now, 'Too many wrong passwords.');
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
