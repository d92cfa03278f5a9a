import { or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../db/contains';
import type { Database } from '../db/database';
import { type Ids, idsUpTo } from '../db/ids-up-to';
import { users } from '../db/schema/people';

/** As the migration's index has it: every letter and every two together, for what is too short for trigrams. */
const shortParts = sql`short_parts(lower(${users.name}) || ' ' || ${users.email} || ' ' || coalesce(${users.mobile}, ''))`;
const isShort = (keywords: string) => [...keywords].length <= 2;

/** Whether a person's name, e-mail address or mobile number has the keywords in it. */
export const isOfPerson = (keywords: string): SQL | undefined =>
  or(contains(sql`lower(${users.name})`, keywords), contains(users.email, keywords), contains(users.mobile, keywords));

/** Everybody whose name, e-mail address or mobile number has the keywords in it; null when they are more than `most`. */
export function peopleFound(db: Database, keywords: string, most: number): Promise<Ids | null> {
  const found = isShort(keywords) ? sql`${shortParts} @> array[lower(${keywords}::text)]` : isOfPerson(keywords);
  return idsUpTo(db, db.select({ id: users.id }).from(users).where(found).limit(most + 1), most);
}
