import { and, eq, isNull, ne, type SQL } from 'drizzle-orm';
import unhomoglyph from 'unhomoglyph';
import { normalEmail } from '../auth/sign-in';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { badRequest, busy } from '../errors';
import * as t from './users.messages';

const LONGEST_NAME = 80;
const BLANKS = /[\p{White_Space}\p{Cc}]+/gu;
/** They turn the text around them, or show nothing. The two joiners stay within a name: Persian, Hindi and many emoji need them. */
const STRAYS = /[\p{Bidi_Control}\u00AD\u200B\u2060\uFEFF]/gu;
/** Something to see. U+2800 is the Braille cell without a dot. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is stored: one spelling of each character, single blanks, nothing invisible around it; null when nothing is left. */
export function normalName(text: string): string | null {
  const name = text.normalize('NFKC').replaceAll(STRAYS, '').replaceAll(BLANKS, ' ').trim();
  return VISIBLE.test(name) ? name : null;
}

export function nameAsked(text: string): string {
  const name = normalName(text);
  if (name === null) throw badRequest(t.nameInvisible);
  if (name.length > LONGEST_NAME) throw badRequest(t.nameTooLong(LONGEST_NAME));
  return name;
}

export function emailAsked(text: string): string {
  const email = normalEmail(text);
  if (email === null) throw badRequest(t.emailInvalid);
  return email;
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const PLAIN = /^[\x20-\x7e]*$/;
/** The skeleton of a text (Unicode Technical Standard 39): the same for all texts that look the same. */
export const looksOf = (text: string): string => unhomoglyph(text.normalize('NFD').replaceAll(INVISIBLE, '')).normalize('NFD');

interface Named {
  readonly name: string;
  readonly email: string;
}

/** What is stored with a name and an email address, to find look-alikes. */
export const looksOfPerson = ({ name, email }: Named) => ({ nameLooks: looksOf(name), emailLooks: looksOf(email) });

const exists = async (db: Database, where: SQL | undefined): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).where(where).limit(1)).length > 0;

/** After an update, `keepLooksFilled` is still preparing users of the earlier release: nothing with their looks would be found. */
async function requireAllComparable(db: Database): Promise<void> {
  if (await exists(db, isNull(users.emailLooks))) throw busy(t.looksNotReady, 60);
}

/**
 * Refuses a name that looks like another user's and has other characters: `Аmara` with a Cyrillic А. Two users may have the same name.
 * English letters imitate no other name: an earlier look-alike keeps no one out, and `player1` and `playerl` both get in.
 */
export async function requireOwnName(db: Database, name: string, userId: number | null = null): Promise<void> {
  if (PLAIN.test(name)) return;
  const others = userId === null ? undefined : ne(users.id, userId);
  if (await exists(db, and(eq(users.nameLooks, looksOf(name)), ne(users.name, name), others))) throw badRequest(t.nameLooksAlike);
  await requireAllComparable(db);
}

/** The same for an email address. A table constraint refuses the very same one. */
export async function requireOwnEmail(db: Database, email: string): Promise<void> {
  if (PLAIN.test(email)) return;
  if (await exists(db, and(eq(users.emailLooks, looksOf(email)), ne(users.email, email)))) throw badRequest(t.emailLooksAlike);
  await requireAllComparable(db);
}
