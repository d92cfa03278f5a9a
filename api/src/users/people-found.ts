import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type Ids, idsUpTo } from '../db/ids-up-to';
import { users } from '../db/schema/people';
import { searchedFor } from './search-text';

/** As the migration's index has it: every letter and every two together, for what is too short for trigrams. */
const shortParts = sql`short_parts(${users.searchText})`;
const isShort = (keywords: string) => [...keywords].length <= 2;

/** Everybody whose name, e-mail address or mobile number has the keywords in it; null when they are more than `most`. */
export function peopleFound(db: Database, keywords: string, most: number): Promise<Ids | null> {
  const found = isShort(keywords) ? sql`${shortParts} @> array[lower(${keywords}::text)]` : searchedFor(keywords);
  return idsUpTo(db, db.select({ id: users.id }).from(users).where(found), most);
}
