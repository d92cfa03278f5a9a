import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Database } from './database';

/** What drizzle asks of a statement that it is to carry out. Ours has its text already, and nothing is built. */
class ReadyStatement implements SQLWrapper {
  constructor(
    readonly sql: string,
    readonly params: readonly unknown[],
  ) {}

  getSQL(): SQL {
    return this as unknown as SQL;
  }

  toQuery(): { sql: string; params: unknown[] } {
    return { sql: this.sql, params: [...this.params] };
  }
}

/** Carries out a text with `$1`, `$2`, … where its values stand. */
export async function run<Row>(db: Database, text: string, values: readonly unknown[]): Promise<readonly Row[]> {
  return ((await db.execute(new ReadyStatement(text, values))) as unknown as { rows: Row[] }).rows;
}

/**
 * A statement that is carried out at every decision, written once. Its values and rows are the driver's: times go in as texts, and
 * big numbers may come back as such.
 */
export const statement =
  <Row = unknown>(text: string) =>
  (db: Database, values: readonly unknown[]): Promise<readonly Row[]> =>
    run<Row>(db, text, values);
