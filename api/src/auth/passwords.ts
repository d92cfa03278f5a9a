import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { SHORTEST_PASSWORD } from '@arena/shared/contract';
import { RefusedField } from '../errors';
import { type Turn, WorkQueue } from './work-queue';
import * as t from './auth.messages';

/** Argon2id (the library's default) at OWASP's cost: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One core stays free for all other calls, even when many users sign in at the same time. */
export const HASHING_AT_ONCE = Math.max(1, availableParallelism() - 1);
/** A few seconds of work, which is as long as a user waits for a sign-in. */
export const MOST_WAITING = 100 * HASHING_AT_ONCE;
export const hashing = new WorkQueue({ atOnce: HASHING_AT_ONCE, mostWaiting: MOST_WAITING });
export const hashPassword = (password: string, turn?: Turn): Promise<string> => hashing.run(() => hash(password, COST), turn);
/** A hash that no password fits, for accounts without sign-in. */
export const unusableHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64'));

let decoy: Promise<string> | null = null;

/** Without a stored hash (no such user) the same work is done, so that the response time does not reveal which accounts exist. */
export async function passwordFits(password: string, storedHash: string | null, turn?: Turn): Promise<boolean> {
  const compared = storedHash ?? (await prepareDecoy());
  const fits = await hashing.run(() => verify(compared, password), turn);
  return fits && storedHash !== null;
}

/** Called before the first sign-in, which would otherwise take twice as long for an unknown address. */
export async function prepareDecoy(): Promise<string> {
  decoy ??= unusableHash();
  try {
    return await decoy;
  } catch (error) {
    // Refused while too many waited: the next one tries again.
    decoy = null;
    throw error;
  }
}

interface Owner {
  readonly name: string;
  readonly email: string;
}

/** Of the library's scores from 0 to 4, the first that withstands guessing over the network. */
const LEAST_SCORE = 2;
/** Looking at more takes too long. What starts with this many hard characters is hard to guess. */
const CHARACTERS_LOOKED_AT = 20;
/** An attacker's `@` for `a` and the like; each one more takes as long as all before it. */
const SUBSTITUTIONS_LOOKED_AT = 3;
/** Added to a name or an email address. */
const LEAST_OF_ONES_OWN = 6;

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: SUBSTITUTIONS_LOOKED_AT });
}

let loading: Promise<ZxcvbnFactory> | null = null;
/** The lists of common passwords: tens of megabytes, for programs in which passwords are chosen. */
const library = () => (loading ??= load());

/** Loads the lists before the first password is chosen, which would otherwise hold up all calls. */
export async function prepareRules(): Promise<void> {
  await library();
}

/** The user's personal data, in the parts that a password may be made of. */
const partsOf = ({ name, email }: Owner) =>
  [name, ...name.split(' '), email, ...email.split(/[@.]/u)].map((part) => part.toLowerCase()).filter((part) => part.length > 2);

/** The rest of a password without its owner's name and email address, and without blanks and punctuation. */
function onesOwn(password: string, owner: Owner): string {
  const longestFirst = partsOf(owner).sort((a, b) => b.length - a.length);
  const rest = longestFirst.reduce((text, part) => text.replaceAll(part, ' '), password.toLowerCase());
  return rest.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Why a password cannot be chosen, as a sentence; null when it can. */
export async function passwordProblem(password: string, owner: Owner): Promise<string | null> {
  if (password.trim() === '') return t.onlySpaces;
  if (password.length < SHORTEST_PASSWORD) return t.passwordTooShort(SHORTEST_PASSWORD);
  if (partsOf(owner).some((part) => password.toLowerCase().includes(part)) && onesOwn(password, owner).length < LEAST_OF_ONES_OWN)
    return t.passwordTooSimilar;
  const { score } = (await library()).check(password.slice(0, CHARACTERS_LOOKED_AT), partsOf(owner));
  return score < LEAST_SCORE ? t.passwordTooEasy : null;
}

/** Throws 400 for a password that cannot be chosen, for the field that it was typed in. */
export async function requireGoodPassword(field: string, password: string, owner: Owner): Promise<void> {
  const problem = await passwordProblem(password, owner);
  if (problem !== null) throw new RefusedField(field, problem);
}
