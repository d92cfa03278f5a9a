import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { DatabaseSettings } from '../src/config';
import type { Connection, Database } from '../src/db/database';
import { connectionOver, newPGlite } from '../src/db/embedded';
import { writeLookups } from '../src/db/migrate';
import { openPostgres } from '../src/db/postgres';
import { newServerDatabase, SERVER_URL } from './server-database';

async function embedded(): Promise<Connection> {
  const dump = process.env.TEST_PGLITE_DUMP;
  if (dump) return connectionOver(await newPGlite({ loadDataDir: new Blob([await readFile(dump)]) }));
  const connection = connectionOver(await newPGlite());
  await connection.migrate();
  return connection;
}

/** A test fills tables with tens of thousands of rows in one statement, on a machine that may be busy with other tests. */
const FILL_WITHIN_MS = 5 * 60_000;

/** A migrated database for one caller: embedded, or on the server of TEST_DATABASE_URL. The settings are for the latter. */
export async function freshDatabase(settings: Partial<DatabaseSettings> = {}): Promise<Connection & { readonly url?: string }> {
  if (SERVER_URL === null) return embedded();
  const template = process.env.TEST_DATABASE_TEMPLATE;
  const { url, drop } = await newServerDatabase(SERVER_URL, template);
  const connection = openPostgres(url, { statementTimeoutMs: FILL_WITHIN_MS, ...settings });
  if (template === undefined) await connection.migrate();
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await drop();
    },
  };
}

const EMPTY_ALL = sql`do $$ begin
  -- No server folds figures in the meantime, and the deletions don't count for them.
  perform pg_advisory_xact_lock(4120772);
  -- Nor seals the audit log; and this is the one deletion that its tables don't refuse.
  perform pg_advisory_xact_lock(4120773), set_config('session_replication_role', 'replica', true);
  execute (
    select 'with ' || string_agg(format('%I as (delete from %I)', 'no_' || relname, relname), ', ') || ' select 1'
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  );
  delete from figure_changes;
  perform setval(oid::regclass, 1, false) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace;
end $$`;

/**
 * Back to the state right after the migrations. All tables in one statement, so that none has to come before another; `truncate`
 * makes new files for every table and takes a hundred times as long.
 */
export async function emptyTables(db: Database): Promise<void> {
  await db.execute(EMPTY_ALL);
  await writeLookups(db);
}
