import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from './database';

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
