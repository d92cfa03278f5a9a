import { eq } from 'drizzle-orm';
import { type Database, isDuplicate } from '../db/database';
import { ROLES } from '../db/migrate';
import { storedRow } from '../db/rows';
import { userRoles, users } from '../db/schema/people';
import { looksOfPerson } from '../users/looks';

export interface NewUser {
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
