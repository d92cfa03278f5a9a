import { badRequest } from '../http/errors';
import type { Services } from '../services';
import { normalEmail } from '../users/names';
import { findSignIn, type SignIn } from '../users/users.store';
import { attemptKey, type Counter, countAttempts, forgetAttempts, takeBackAttempts } from './attempts';
import type { KnownBrowser } from './known-browsers';
import { HASHING_AT_ONCE, MOST_WAITING, passwordFits } from './passwords';
import type { Browser } from './session-cookie';
import { recordSession, WRONG } from './session-entries';
import { type Turn, WorkQueue } from './work-queue';

const TOO_MANY = 'Too many failed sign-ins.';
const TOO_MANY_FROM_HERE = 'Too many failed sign-ins from your network.';
const TOO_MANY_ANYWHERE = 'Too many failed sign-ins for this e-mail address. A browser that has signed in with it before still can.';

interface Attempt {
  /** The e-mail address as it was typed. */
  readonly typed: string;
  readonly password: string;
  readonly network: string;
  readonly browser: Pick<Browser, 'headers'>;
}

type Means = Pick<Services, 'db' | 'config' | 'knownBrowsers' | 'clock'>;

/**
 * What an attempt counts under, the narrowest first. A browser that the account knows has only its own counter: no attack from
 * elsewhere keeps it out, and a stolen cookie allows no more guesses than a network does.
 */
function countersOf({ config }: Means, email: string, network: string, known: KnownBrowser | null): readonly [Counter, ...Counter[]] {
  const { signInLimit: limit, signInAddressLimit, signInAccountLimit } = config;
  if (known !== null) return [{ key: attemptKey('sign-in-known', known.id), limit, sentence: TOO_MANY }];
  return [
    { key: attemptKey('sign-in', email, network), limit, sentence: TOO_MANY },
    { key: attemptKey('sign-in-address', network), limit: signInAddressLimit, sentence: TOO_MANY_FROM_HERE },
    { key: attemptKey('sign-in-account', email), limit: signInAccountLimit, sentence: TOO_MANY_ANYWHERE },
  ];
}

/** Sign-ins under way: as many as can be hashed at once, and a few that the database works on in the meantime. */
export const signIns = new WorkQueue({ atOnce: HASHING_AT_ONCE + 4, mostWaiting: MOST_WAITING });

/** The one spelling of an e-mail address that was typed. */
export const accountName = (email: string): string => normalEmail(email) ?? email.trim().toLowerCase();

/**
 * The user that the e-mail address and the password belong to; 400 where there is none, and 429 when too many attempts failed.
 * Accounts take turns, and browsers that an account knows have a line of their own, so that an attack does not hold others up.
 */
export async function signIn(means: Means, attempt: Attempt): Promise<SignIn> {
  const email = accountName(attempt.typed);
  const known = await means.knownBrowsers.find(attempt.browser, email);
  const turn = { lane: email, known: known !== null };
  return signIns.run(() => tryPassword(means, attempt, email, known, turn), turn);
}

/**
 * Every counter counts before the password is looked at, so that a burst cannot pass them, and an attempt that did not fail is taken
 * back. All of it is the same for an address without an account.
 */
async function tryPassword(means: Means, { password, network }: Attempt, email: string, browser: KnownBrowser | null, turn: Turn) {
  const { db, clock } = means;
  const found = await findSignIn(db, email);
  const known = found !== null && browser?.knows(found.passwordHash) === true ? browser : null;
  const counters = countersOf(means, email, network, known);
  const [own, ...shared] = counters;
  await countAttempts(db, counters, clock());
  let fits: boolean;
  try {
    fits = await passwordFits(password, found?.passwordHash ?? null, turn);
  } catch (error) {
    // The server was too busy to look at the password.
    await takeBackAttempts(db, counters);
    throw error;
  }
  if (!fits || found === null) {
    await recordSession(db, { act: 'sign-in-failed', userId: found?.id ?? null, now: clock() });
    throw badRequest(WRONG);
  }
  // What others failed at stays counted: a success of one's own does not reset it.
  await takeBackAttempts(db, shared);
  await forgetAttempts(db, own.key);
  return found;
}
