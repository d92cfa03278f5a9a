import { eq } from 'drizzle-orm';
import type { NewUser as AskedUser } from '@arena/shared/contract';
import { recordChange } from '../audit/record';
import { requireGoodPassword } from '../auth/password-rules';
import { hashPassword } from '../auth/passwords';
import { type Database, isDuplicate } from '../db/database';
import { ROLES } from '../db/migrate';
import { storedRow } from '../db/rows';
import { userRoles, users } from '../db/schema/people';
import { badRequest } from '../http/errors';
import { checkCode, useCode } from './codes';
import { emailAsked, looksOfPerson, nameAsked, requireOwnEmail, requireOwnName } from './names';

interface NewUser {
  readonly name: string;
  /** As `normalEmail` writes it. */
  readonly email: string;
  readonly passwordHash: string;
  readonly mobile?: string;
  readonly now: Date;
}

/** The platform's handle: letters and digits of the e-mail name, made unique by the id. */
const handleOf = (email: string, id: number) => `${(email.split('@')[0] ?? '').replaceAll(/[^a-z0-9]/g, '')}-${id}`;

/** Adds a user with the normal role and answers the id, or null when the e-mail address is taken. */
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
    if (id === null) throw badRequest('There is already an account with this e-mail address.');
    const { name, email, mobile, now } = user;
    const verb = actorId === null ? 'register' : 'create';
    const after = { name, email, mobile: mobile ?? null };
    await recordChange(tx, { subject: 'user', id, status: null, actorId: actorId ?? id, now, verb, before: null, after });
    return id;
  });
}

/** Adds a user whose e-mail address is proven by a one-time code, and answers the id. */
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
