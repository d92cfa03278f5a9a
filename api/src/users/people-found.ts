import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type Ids, idsUpTo } from '../db/ids-up-to';
import { users } from '../db/schema/people';
import { isShort, scannedFor, searchedFor } from './search-text';

/** What so many people do not have is looked up; what most of them have is found sooner without. */
const LOOKED_AT = 20_000;

/** Everybody whose name, e-mail address or mobile number has the keywords in it; null when they are more than `most`. */
export async function peopleFound(db: Database, keywords: string, most: number): Promise<Ids | null> {
  const everybody = db.select({ id: users.id }).from(users);
  const found = everybody.where(searchedFor(keywords));
  if (!isShort(keywords)) return idsUpTo(db, found, most);
  const some = sql`(select ${users.id}, ${users.searchText} from ${users} limit ${LOOKED_AT})`;
  const near = await idsUpTo(db, sql`select id from ${some} as ${users} where ${scannedFor(keywords)}`, most);
  return near === null ? null : idsUpTo(db, found, most);
}
