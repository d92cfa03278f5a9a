import { and, eq, ne, type SQL } from 'drizzle-orm';
import unhomoglyph from 'unhomoglyph';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { badRequest } from '../http/errors';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const PLAIN = /^[\x20-\x7e]*$/;

/** The skeleton of a text (Unicode Technical Standard 39): the same for all texts that look the same. */
export const looksOf = (text: string): string => unhomoglyph(text.normalize('NFD').replaceAll(INVISIBLE, '')).normalize('NFD');

interface Named {
  readonly name: string;
  readonly email: string;
}

/** What is stored beside a name and an e-mail address, to find what looks like them. */
export const looksOfPerson = ({ name, email }: Named) => ({ nameLooks: looksOf(name), emailLooks: looksOf(email) });

const exists = async (db: Database, where: SQL | undefined): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(where).limit(1)).length > 0;

/**
 * Refuses a name that looks like somebody else's and is written with other characters: `Аmara` with a Cyrillic А. Two people may
 * have the same name. Letters of the English alphabet imitate nobody, so that a look-alike which came first keeps nobody out, and
 * `player1` and `playerl` both get in.
 */
export async function requireOwnName(db: Database, name: string, userId: number | null = null): Promise<void> {
  if (PLAIN.test(name)) return;
  const others = userId === null ? undefined : ne(users.id, userId);
  if (await exists(db, and(eq(users.nameLooks, looksOf(name)), ne(users.name, name), others)))
    throw badRequest("This name looks like somebody else's, written with other characters. Please write it differently.");
}

/** The same for an e-mail address. That nobody else has the very same one is the table's own rule. */
export async function requireOwnEmail(db: Database, email: string): Promise<void> {
  if (PLAIN.test(email)) return;
  if (await exists(db, and(eq(users.emailLooks, looksOf(email)), ne(users.email, email))))
    throw badRequest('There is already an account with an e-mail address that looks like this one.');
}
