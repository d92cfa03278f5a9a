import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { NewUser as AskedUser } from '@arena/shared/contract';
import { recordChange } from '../audit/record';
import { attemptKey, countAttempt, forgetAttempts } from '../auth/attempts';
import { hashPassword, passwordFits, requireGoodPassword } from '../auth/passwords';
import type { AttemptLimit } from '../config';
import { type Database, isDuplicate } from '../db/database';
import { ROLES } from '../db/migrate';
import { storedRow } from '../db/rows';
import { userCodes, userRoles, users } from '../db/schema/people';
import { badRequest } from '../errors';
import { emailAsked, looksOfPerson, nameAsked, requireOwnEmail, requireOwnName } from './names';
import * as t from './users.messages';

const CODE_MINUTES = 5;
/** Of a million codes; then a new code is needed. */
const TRIES: AttemptLimit = { attempts: 5, minutes: CODE_MINUTES };
const keyOf = (email: string) => attemptKey('code', email);

/** Makes a new code for an email address without an account, valid for five minutes; an earlier one is void. */
export async function makeCode(db: Database, email: string, now: Date): Promise<string> {
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (known !== undefined) throw badRequest(t.accountExists);
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
async function checkCode(db: Database, email: string, code: string, now: Date): Promise<string> {
  await countAttempt(db, keyOf(email), TRIES, now, t.tooManyCodes);
  const [made] = await db.select().from(userCodes).where(eq(userCodes.email, email));
  if (made === undefined || made.expiresAt <= now) throw badRequest(t.codeExpired);
  if (!(await passwordFits(code, made.codeHash))) throw badRequest(t.codeIncorrect);
  return made.codeHash;
}

/** Uses the code up, within the transaction that adds the user: of two calls at the same moment one comes too late. */
async function useCode(tx: Database, email: string, codeHash: string): Promise<void> {
  const used = await tx
    .delete(userCodes)
    .where(and(eq(userCodes.email, email), eq(userCodes.codeHash, codeHash)))
    .returning({ email: userCodes.email });
  if (used.length === 0) throw badRequest(t.codeUsed);
}

interface NewUser {
  readonly name: string;
  /** As `normalEmail` writes it. */
  readonly email: string;
  readonly passwordHash: string;
  readonly mobile?: string;
  readonly now: Date;
}

/** The platform's handle: letters and digits of the email name, made unique by the id. */
const handleOf = (email: string, id: number) => `${(email.split('@')[0] ?? '').replaceAll(/[^a-z0-9]/g, '')}-${id}`;

/** Adds a user with the normal role and answers the id, or null when the email address is taken. */
export async function registerUser(db: Database, { now, ...user }: NewUser): Promise<number | null> {
  try {
    return await db.transaction(async (tx) => {
      const values = { ...user, ...looksOfPerson(user), createdAt: now };
      const { id } = storedRow(await tx.insert(users).values(values).returning({ id: users.id }));
      const handle = handleOf(user.email, id);
      await tx.update(users).set({ handle }).where(eq(users.id, id));
      await tx.insert(userRoles).values({ userId: id, roleId: ROLES.normal.id });
      return id;
    });
  } catch (error) {
    if (isDuplicate(error)) return null;
    throw error;
  }
}

/** Adds a user with everything that belongs to it and answers the id. `actorId` null: people who register themselves. */
export function addUser(db: Database, user: NewUser, actorId: number | null): Promise<number> {
  return db.transaction(async (tx) => {
    await requireOwnEmail(tx, user.email);
    await requireOwnName(tx, user.name);
    const id = await registerUser(tx, user);
    if (id === null) throw badRequest(t.accountExists);
    const { name, email, mobile, now } = user;
    const verb = actorId === null ? 'register' : 'create';
    const after = { name, email, mobile: mobile ?? null };
    await recordChange(tx, { subject: 'user', id, status: null, actorId: actorId ?? id, now, verb, before: null, after });
    return id;
  });
}

/** Adds a user whose email address is proven by a one-time code, and answers the id. */
export async function createUser(db: Database, user: AskedUser, { actorId, now }: { actorId: number; now: Date }): Promise<number> {
  const { code, password, ...facts } = user;
  const [name, email] = [nameAsked(user.name), emailAsked(user.email)];
  await requireGoodPassword('password', password, { name, email });
  const codeHash = await checkCode(db, email, code, now);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await useCode(tx, email, codeHash);
    return addUser(tx, { ...facts, name, email, passwordHash, now }, actorId);
  });
}
