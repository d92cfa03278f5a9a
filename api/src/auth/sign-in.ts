import type { AppConfig } from '../config';
import type { Database } from '../db/database';
import { badRequest } from '../http/errors';
import { normalEmail } from '../users/names';
import { findSignIn, type SignIn } from '../users/users.store';
import { attemptKey, countAttempt, forgetAttempts, takeBackAttempt } from './attempts';
import { passwordFits } from './passwords';
import { recordSession } from './session-entries';

const TOO_MANY = 'Too many failed sign-ins. Please wait a few minutes and try again.';
const TOO_MANY_FROM_HERE = 'Too many failed sign-ins from your network. Please wait a few minutes and try again.';

interface Attempt {
  /** The e-mail address as it was typed. */
  readonly typed: string;
  readonly password: string;
  readonly ip: string;
  readonly now: Date;
}

type Limits = Pick<AppConfig, 'signInLimit' | 'signInAddressLimit'>;

/**
 * Whoever the e-mail address and the password belong to; 400 for nobody, and 429 when too many attempts failed. Both counters
 * count before the password is looked at, so that a burst cannot pass them, and an attempt that did not fail is taken back.
 */
export async function signIn(db: Database, limits: Limits, { typed, password, ip, now }: Attempt): Promise<SignIn> {
  const asTyped = typed.trim().toLowerCase();
  const email = normalEmail(typed) ?? asTyped;
  const [ofPerson, ofAddress] = [attemptKey('sign-in', email, ip), attemptKey('sign-in-address', ip)];
  await countAttempt(db, ofPerson, limits.signInLimit, now, TOO_MANY);
  await countAttempt(db, ofAddress, limits.signInAddressLimit, now, TOO_MANY_FROM_HERE);
  // As it was typed for accounts from before addresses had one spelling.
  const found = (await findSignIn(db, asTyped)) ?? (email === asTyped ? null : await findSignIn(db, email));
  let fits: boolean;
  try {
    fits = await passwordFits(password, found?.passwordHash ?? null);
  } catch (error) {
    // The server was too busy to look at the password.
    for (const key of [ofPerson, ofAddress]) await takeBackAttempt(db, key);
    throw error;
  }
  if (!fits || found === null) {
    await recordSession(db, { act: 'sign-in-failed', userId: found?.id ?? null, now });
    throw badRequest('Wrong e-mail or password.');
  }
  // Everybody else's failures at this network address stay counted: a success of one's own does not reset them.
  await takeBackAttempt(db, ofAddress);
  await forgetAttempts(db, ofPerson);
  return found;
}
