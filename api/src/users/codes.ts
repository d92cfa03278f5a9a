import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { attemptKey, countAttempt, forgetAttempts } from '../auth/attempts';
import { hashPassword, passwordFits } from '../auth/passwords';
import type { AttemptLimit } from '../config';
import type { Database } from '../db/database';
import { userCodes, users } from '../db/schema/people';
import { badRequest } from '../http/errors';
import { requireOwnEmail } from './names';

const CODE_MINUTES = 5;
/** Of a million codes; then a new code is needed. */
const TRIES: AttemptLimit = { attempts: 5, minutes: CODE_MINUTES };

const keyOf = (email: string) => attemptKey('code', email);

/** Makes a new code for an e-mail address without an account, valid for five minutes; an earlier one is void. */
export async function makeCode(db: Database, email: string, now: Date): Promise<string> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (known !== undefined) throw badRequest('There is already an account with this e-mail address.');
  await requireOwnEmail(db, email);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const values = { codeHash: await hashPassword(code), expiresAt: new Date(now.getTime() + CODE_MINUTES * 60_000) };
  await db
    .insert(userCodes)
    .values({ email, ...values })
    .onConflictDoUpdate({ target: userCodes.email, set: values });
  await forgetAttempts(db, keyOf(email));
  return code;
}

/** Throws unless the code is the one that was made for the address; answers what `useCode` needs. */
export async function checkCode(db: Database, email: string, code: string, now: Date): Promise<string> {
  await countAttempt(db, keyOf(email), TRIES, now, 'Too many wrong codes. You can ask for a new one now.');
  const [made] = await db.select().from(userCodes).where(eq(userCodes.email, email));
  if (made === undefined || made.expiresAt <= now) throw badRequest('This code is not valid any more. Please ask for a new one.');
  if (!(await passwordFits(code, made.codeHash))) throw badRequest('The code is wrong. Please look at it again.');
  return made.codeHash;
}

/** Uses the code up, within the transaction that adds the user: of two calls at the same moment one comes too late. */
export async function useCode(tx: Database, email: string, codeHash: string): Promise<void> {
  const used = await tx
    .delete(userCodes)
    .where(and(eq(userCodes.email, email), eq(userCodes.codeHash, codeHash)))
    .returning({ email: userCodes.email });
  if (used.length === 0) throw badRequest('This code was used already. Please ask for a new one.');
}
