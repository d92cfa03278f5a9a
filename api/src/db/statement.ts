import type { Database } from './database';

/**
 * Carries out a text with `$1`, `$2`, … where its values stand. Drizzle only passes it on: nothing is built. Under a name each
 * connection prepares it once, and PostgreSQL keeps its plan: not for a text whose best plan depends on its values.
 */
export async function run<Row>(db: Database, text: string, values: readonly unknown[], name?: string): Promise<readonly Row[]> {
  const query = db._.session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    { sql: text, params: [...values] },
    undefined,
    name,
    false,
  );
  return (await query.execute()).rows;
}

/**
 * A statement that is carried out at every decision, written once, and prepared under a name that no other has. Its values and rows
 * are the driver's: times go in as texts, and big numbers may come back as such.
 */
export const statement =
  <Row = unknown>(name: string, text: string) =>
  (db: Database, values: readonly unknown[]): Promise<readonly Row[]> =>
    run<Row>(db, text, values, name);
