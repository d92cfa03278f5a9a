import { searchForm } from '@arena/shared/contract';
import { eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** The column is one of what the query selects. An array, because for `in (…)` the planner may read the whole table. */
export const among = (column: SQLWrapper, query: SQLWrapper): SQL => sql`${column} = any(array(${query}))`;

/** A text to look for. PostgreSQL refuses the character 0, so no stored text has it; U+FFFF, which is no character, takes its place. */
export const findable = (given = ''): string => given.replaceAll('\0', '\uFFFF');
export const keywordsOf = ({ keywords }: { readonly keywords?: string }): string =>
  searchForm(findable(keywords)) && findable(keywords).normalize('NFKC').trim();

/** A text in its search form contains the keywords, letter by letter; the database folds these as it folded the text. */
export function contains(text: SQLWrapper, keywords: string): SQL {
  const literally = keywords.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`${text} like '%' || search_form(${literally}) || '%'`;
}

export const countWhere = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
const LARGEST_INTEGER = 2_147_483_647;
/** `eq` for an `integer` id. The wire allows longer ids, for which PostgreSQL would refuse the query instead of finding nothing. */
export const hasSmallId = (column: PgColumn, id: number): SQL => (id > LARGEST_INTEGER ? sql`false` : eq(column, id));

/** Ids that were found, on their way from one query to the next: thousands of them as one text. */
export type Ids = {
  readonly count: number;
  /** As PostgreSQL writes an array. */
  readonly text: string;
};

/** The ids that a query selects; null when there are more than `most`. */
export async function idsUpTo(db: Database, query: SQLWrapper, most: number): Promise<Ids | null> {
  const some = sql`array(select id from (${query}) as found(id) limit ${most + 1})`;
  const { rows } = await db.execute<Ids>(sql`select cardinality(ids) as count, ids::text as text from (select ${some} as ids) as gathered`);
  const [ids] = rows;
  return ids === undefined || ids.count > most ? null : ids;
}

/** The column is one of these ids. The planner sees how many they are. */
export const isAmong = (column: SQLWrapper, { text }: Ids): SQL => sql`${column} = any(${text}::bigint[])`;
/** The same for ids whose rows are to be looked up one by one, however many they are. */
export const lookedUp = (column: SQLWrapper, { text }: Ids): SQL => sql`${column} = any(array(select unnest(${text}::bigint[])))`;
