import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** How many rows of a long list are read, and in memory, at a time. */
export const BATCH = 500;

/** The last row of a batch. The time is PostgreSQL's own text: a JavaScript `Date` would cut its microseconds off. */
export interface Cursor {
  readonly at: string;
  readonly id: number;
}

export const timeText = (at: PgColumn): SQL<string> => sql<string>`${at}::text`;

/** The rows that follow the cursor's in the order of a time and an id, which an index with both reads from there on. */
export function following(at: PgColumn, id: PgColumn, after: Cursor | null, order: 'oldest first' | 'newest first'): SQL | undefined {
  if (after === null) return undefined;
  const sign = sql.raw(order === 'oldest first' ? '>' : '<');
  return sql`(${at}, ${id}) ${sign} (${after.at}::timestamptz, ${after.id}::bigint)`;
}

export interface Batch<Item> {
  readonly items: readonly Item[];
  /** Where the next batch goes on; null after the last one. */
  readonly next: Cursor | null;
}

/** Where the batch after these rows goes on; they are what a query with the limit `BATCH` found. */
export function nextOf<Row>(rows: readonly Row[], cursorOf: (row: Row) => Cursor): Cursor | null {
  const last = rows.length < BATCH ? undefined : rows.at(-1);
  return last === undefined ? null : cursorOf(last);
}
