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

interface RowsOfList<S extends ZodMiniType, Row, Position> {
  /** The first `BATCH` rows, or those after a position. */
  select(after: Position | null): PromiseLike<readonly Row[]>;
  /** Where the rows after this one start; null when none are wanted. */
  positionOf(row: Row): Position | null;
  itemsOf(rows: readonly Row[]): output<S>[] | Promise<output<S>[]>;
}

/**
 * A list of any length as JSON, read batch by batch as its receiver takes it: neither the list nor a connection is held in between.
 * The first batch is read before the answer begins, so its failure is a refusal in words; a later one breaks the answer off.
 */
export async function rawJsonList<S extends ZodMiniType, Row, Position>(
  item: S,
  { select, positionOf, itemsOf }: RowsOfList<S, Row, Position>,
): Promise<RawJson> {
  const list = array(item);
  // The stream asks for the batches, outside of what runs as part of the request.
  const scope = currentScope();
  const read = async (after: Position | null) => {
    const rows = await select(after);
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    const json = JSON.stringify(encode(list, await itemsOf(rows))).slice(1, -1);
    return { json, next: last === undefined ? null : positionOf(last) };
  };
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
