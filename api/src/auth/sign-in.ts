import { isEmailAddress } from '@arena/shared/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { badRequest } from '../errors';
import type { Metrics } from '../http/metrics';
import type { Services } from '../services';
import { attemptKey, type Counter, countAttempts, forgetAttempts, takeBackAttempts } from './attempts';
import type { KnownBrowser } from './cookies';
import type { Browser } from '../http/caller';
import { HASHING_AT_ONCE, hashing, MOST_WAITING, passwordFits } from './passwords';
import { recordSession, WRONG } from './session-entries';
import { type Turn, WorkQueue } from './work-queue';
import * as t from './auth.messages';

const NOT_IN_EMAIL = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

async function findSignIn(db: Database, email: string) {
  const { id, passwordHash, bannedAt, tokensValidAfter: since } = users;
  const [row] = await db.select({ id, email: users.email, passwordHash, bannedAt, since }).from(users).where(eq(users.email, email));
  return row ?? null;
}

interface Attempt {
  readonly typed: string;
  readonly password: string;
  readonly network: string;
  readonly browser: Pick<Browser, 'headers'>;
}

type Means = Pick<Services, 'db' | 'config' | 'knownBrowsers' | 'clock'>;

/** The keys of an attempt's counters, narrowest first. A browser that the account knows has its own counter: no attack keeps it out. */
function countersOf({ config }: Means, email: string, network: string, known: KnownBrowser | null): readonly [Counter, ...Counter[]] {
  const { signInLimit: limit, signInAddressLimit, signInAccountLimit } = config;
  if (known !== null) return [{ key: attemptKey('sign-in-known', known.id), limit, sentence: t.tooManyFailedSignIns }];
  return [
    { key: attemptKey('sign-in', email, network), limit, sentence: t.tooManyFailedSignIns },
    { key: attemptKey('sign-in-address', network), limit: signInAddressLimit, sentence: t.tooManyFromNetwork },
    { key: attemptKey('sign-in-account', email), limit: signInAccountLimit, sentence: t.tooManyForAddress },
  ];
}

/** Concurrent sign-ins: as many as can be hashed in parallel, and a few that the database works on in the meantime. */
export const signIns = new WorkQueue({ atOnce: HASHING_AT_ONCE + 4, mostWaiting: MOST_WAITING });
export const watchSignIns = (metrics: Metrics): void =>
  metrics.gauge('arena_password_hashing', 'Passwords that are being hashed, and those that wait for it', ['state'], (set) => {
    set({ state: 'running' }, hashing.running);
    set({ state: 'waiting' }, hashing.waiting + signIns.waiting);
  });

/** An email address as it is stored: one spelling of each character, lower case; null when it is none. */
export function normalEmail(text: string): string | null {
  const email = text.trim().normalize('NFKC').toLowerCase();
  return isEmailAddress(email) && !NOT_IN_EMAIL.test(email) ? email : null;
}

/** The one spelling of an email address that was typed. */
export const accountName = (email: string): string => normalEmail(email) ?? email.trim().toLowerCase();

/** The user of an email address and a password; 400 for none, 429 after too many. Accounts take turns, known browsers have a line. */
export async function signIn(means: Means, attempt: Attempt) {
  const email = accountName(attempt.typed);
  const known = await means.knownBrowsers.find(attempt.browser, email);
  const turn = { lane: email, known: known !== null };
  return signIns.run(() => tryPassword(means, attempt, email, known, turn), turn);
}

/** Counts before the password is looked at, and takes back an attempt that did not fail. The same for an address without an account. */
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
  // Other clients' failures stay counted: a successful sign-in does not reset them.
  await takeBackAttempts(db, shared);
  await forgetAttempts(db, own.key);
  return found;
}
