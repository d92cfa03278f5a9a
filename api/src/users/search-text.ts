import { type SQL, sql } from 'drizzle-orm';
import { contains } from '../db/contains';
import { users } from '../db/schema/people';

/** The index finds three letters in a row. For less it would be read from end to end, which takes longer than to read the table. */
const hasTrigram = (keywords: string) => /[\p{L}\p{N}]{3}/u.test(keywords);

/** Whose name, e-mail address or mobile number has the keywords in it, for who looks at row after row. */
export const scannedFor = (keywords: string): SQL => sql`(${contains(users.searchText, keywords)}) is true`;

/** The same by the trigram index, where it is of use. */
export const searchedFor = (keywords: string): SQL => (hasTrigram(keywords) ? contains(users.searchText, keywords) : scannedFor(keywords));
