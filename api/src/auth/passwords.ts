import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id (the library's default) at OWASP's cost: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** A hash that no password fits, for accounts that nobody can sign in to. */
export const unusableHash = (): Promise<string> => hashPassword(randomBytes(32).toString('base64'));

let decoy: Promise<string> | null = null;

/** Without a stored hash (no such user) the same work is done, so that the time tells nobody who has an account. */
export async function passwordFits(password: string, storedHash: string | null): Promise<boolean> {
  decoy ??= unusableHash();
  const fits = await verify(storedHash ?? (await decoy), password);
  return fits && storedHash !== null;
}

/** Makes the decoy before the first sign-in, which would otherwise take twice as long for an unknown address. */
export async function prepareDecoy(): Promise<void> {
  decoy ??= unusableHash();
  await decoy;
}
