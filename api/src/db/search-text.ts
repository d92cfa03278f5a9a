import { searchForm } from '@arena/shared/contract';
import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { contains, type Ids, idsUpTo } from './conditions';
import type { Database } from './database';
import { users } from './schema/people';

/** One letter or two: no trigram has them, and an index of its own does. */
export const isShort = (keywords: string) => [...searchForm(keywords)].length <= 2;
/** The index finds three letters in a row. For less it would be read from end to end, which takes longer than to read the table. */
export const hasTrigram = (keywords: string) => /[\p{L}\p{N}]{3}/u.test(searchForm(keywords));
/** The lines of `search_text`, as the indexes have them. */
export const NAME_TEXT = sql`split_part(${users.searchText}, e'\\n', 1)`;
export const EMAIL_TEXT = sql`split_part(${users.searchText}, e'\\n', 2)`;
/** The users whose name, email address or mobile number has the keywords in it, for a check of row after row. No index has `is true`. */
export const scannedFor = (keywords: string, text: SQLWrapper = users.searchText): SQL => sql`(${contains(text, keywords)}) is true`;

/** Has every letter of the keywords, and every two that stand together: found by an index of just these, which may find more. */
function hasShortParts(text: SQLWrapper, keywords: string): SQL {
  const wanted = sql`search_form(${keywords}::text)`;
  const parts = isShort(keywords) ? sql`array[${wanted}]` : sql`array_remove(short_parts(${wanted}), '')`;
  return sql`short_parts(${text} collate "C") @> ${parts}`;
}

/** The same by an index: of three letters in a row, or of single ones and pairs. */
export const searchedFor = (keywords: string, text: SQLWrapper = users.searchText): SQL | undefined =>
  hasTrigram(keywords) ? contains(text, keywords) : and(hasShortParts(text, keywords), scannedFor(keywords, text));

/** Rare terms use the index; for common ones a sequential scan is faster. */
const LOOKED_AT = 20_000;

/** The users whose name, email address or mobile number has the keywords in it; null when they are more than `most`. */
export async function peopleFound(db: Database, keywords: string, most: number): Promise<Ids | null> {
  const allUsers = db.select({ id: users.id }).from(users);
  const found = allUsers.where(searchedFor(keywords));
  if (!isShort(keywords)) return idsUpTo(db, found, most);
  const some = sql`(select ${users.id}, ${users.searchText} from ${users} limit ${LOOKED_AT})`;
  const near = await idsUpTo(db, sql`select id from ${some} as ${users} where ${scannedFor(keywords)}`, most);
  return near === null ? null : idsUpTo(db, found, most);
}
