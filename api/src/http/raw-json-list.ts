import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { encode, type output } from 'zod/v4/core';
import { array, type ZodMiniType } from 'zod/mini';
import { currentScope, within } from '../db/request-scope';
import { loggable } from './error-replies';
import { RawJson } from './route';

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
  /** Where the next batch starts; null after the last one. */
  readonly next: Cursor | null;
}

/** Where the batch after these rows starts; they are the result of a query with the limit `BATCH`. */
export function nextOf<Row>(rows: readonly Row[], cursorOf: (row: Row) => Cursor): Cursor | null {
  const last = rows.length < BATCH ? undefined : rows.at(-1);
  return last === undefined ? null : cursorOf(last);
}

/** Some entries of a list as JSON, with commas between them. */
export interface Piece<Position> {
  readonly json: string;
  /** Where the next piece starts; null after the last one. */
  readonly next: Position | null;
}

/**
 * A list of any length as JSON, read piece by piece as its receiver takes it: neither the list nor a connection is held in between.
 * The first piece is read before the answer begins, so its failure is a refusal in words; a later one breaks the answer off.
 */
export async function jsonInPieces<Position>(read: (after: Position | null) => Promise<Piece<Position>>): Promise<RawJson> {
  // The stream asks for the pieces, outside of what runs as part of the request.
  const scope = currentScope();
  const first = await read(null);
  if (first.next === null) return new RawJson(`[${first.json}]`);

  async function* pieces() {
    yield `[${first.json}`;
    for (let after = first.next; after !== null;) {
      // Encoding takes a while: other calls run between rows, even if the database has the next ones ready.
      await setImmediate();
      const { json, next } = await within(scope, () => read(after)).catch((error: unknown) => {
        throw error instanceof Error ? loggable(error) : error;
      });
      if (json !== '') yield `,${json}`;
      after = next;
    }
    yield ']';
  }
  return new RawJson(Readable.from(pieces()));
}

/** The same for a list that is read in batches of rows. */
export function rawJsonList<S extends ZodMiniType>(item: S, read: (after: Cursor | null) => Promise<Batch<output<S>>>): Promise<RawJson> {
  const list = array(item);
  return jsonInPieces<Cursor>(async (after) => {
    const { items, next } = await read(after);
    return { json: JSON.stringify(encode(list, [...items])).slice(1, -1), next };
  });
}
