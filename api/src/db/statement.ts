import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database';

/** A statement cut where its values stand, so that it is put together again without being built anew. */
export interface CutStatement {
  readonly texts: readonly SQL[];
  /** Which value stands after each text but the last, from 0. */
  readonly places: readonly number[];
}

export function cut(text: string): CutStatement {
  // Cut at its numbers: text, number, text, number, text.
  const parts = text.split(/\$(\d+)/);
  return {
    texts: parts.filter((_, place) => place % 2 === 0).map((part) => sql.raw(part)),
    places: parts.filter((_, place) => place % 2 === 1).map((number) => Number(number) - 1),
  };
}

export async function run<Row>(db: Database, { texts, places }: CutStatement, values: readonly unknown[]): Promise<readonly Row[]> {
  const given = places.map((place) => sql`${sql.param(values[place])}`);
  const whole = sql.join(texts.flatMap((text, place) => [text, ...given.slice(place, place + 1)]));
  return ((await db.execute(whole)) as unknown as { rows: Row[] }).rows;
}

/**
 * A statement that is carried out at every decision, written once, with `$1`, `$2`, … where its values stand. Its values and rows
 * are the driver's: times go in as texts, and big numbers may come back as such.
 */
export function statement<Row = unknown>(text: string): (db: Database, values: readonly unknown[]) => Promise<readonly Row[]> {
  const ready = cut(text);
  return (db, values) => run<Row>(db, ready, values);
}
