import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { type Turn, WorkQueue } from './work-queue';

/** Argon2id (the library's default) at OWASP's cost: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free: however many people sign in at once, all other calls have somewhere to run. */
export const HASHING_AT_ONCE = Math.max(1, availableParallelism() - 1);
/** A few seconds of work, which is as long as somebody waits for a sign-in. */
export const MOST_WAITING = 100 * HASHING_AT_ONCE;

export const hashing = new WorkQueue({ atOnce: HASHING_AT_ONCE, mostWaiting: MOST_WAITING });

export const hashPassword = (password: string, turn?: Turn): Promise<string> => hashing.run(() => hash(password, COST), turn);

/** A hash that no password fits, for accounts that nobody can sign in to. */
export const unusableHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64'));

let decoy: Promise<string> | null = null;

/** Without a stored hash (no such user) the same work is done, so that the response time does not reveal who has an account. */
export async function passwordFits(password: string, storedHash: string | null, turn?: Turn): Promise<boolean> {
  const compared = storedHash ?? (await preparedDecoy());
  const fits = await hashing.run(() => verify(compared, password), turn);
  return fits && storedHash !== null;
}

async function preparedDecoy(): Promise<string> {
  decoy ??= unusableHash();
  try {
    return await decoy;
  } catch (error) {
    // Refused while too many waited: the next one tries again.
    decoy = null;
    throw error;
  }
}

/** Makes the decoy before the first sign-in, which would otherwise take twice as long for an unknown address. */
export async function prepareDecoy(): Promise<void> {
  await preparedDecoy();
}
