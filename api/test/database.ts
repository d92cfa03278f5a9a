import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { DatabaseSettings } from '../src/config';
import type { Connection, Database } from '../src/db/database';
import { connectionOver, newPGlite } from '../src/db/embedded';
import { writeLookups } from '../src/db/migrate';
import { openPostgres } from '../src/db/postgres';

export const SERVER_URL = process.env.TEST_DATABASE_URL || null;

/** A new, empty database on the server of TEST_DATABASE_URL, and the way to be rid of it. */
export async function emptyServerDatabase(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `arena_test_${randomBytes(6).toString('hex')}`;
  const inServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await inServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => inServer(`drop database ${name} with (force)`) };
}

async function embedded(): Promise<Connection> {
  const dump = process.env.TEST_PGLITE_DUMP;
  if (dump) return connectionOver(await newPGlite({ loadDataDir: new Blob([await readFile(dump)]) }));
  const connection = connectionOver(await newPGlite());
  await connection.migrate();
  return connection;
}

/** A migrated database that nobody else uses: embedded, or on the server of TEST_DATABASE_URL. The settings are for the latter. */
export async function freshDatabase(settings: Partial<DatabaseSettings> = {}): Promise<Connection & { readonly url?: string }> {
  if (SERVER_URL === null) return embedded();
  const { url, drop } = await emptyServerDatabase(SERVER_URL);
  const connection = openPostgres(url, settings);
  await connection.migrate();
  return {
    ...connection,
    url,
    async close() {
      await connection.close();
      await drop();
    },
  };
}

// prettier-ignore
const TABLES = [
  'audit_entries', 'revoked_tokens', 'call_keys', 'notifications', 'images', 'settings', 'attempts', 'user_codes', 'form_messages', 'streams', 'room_winners', 'room_approvals', 'rooms',
  'transactions', 'user_roles', 'users', 'roles', 'maps', 'modes', 'games',
];

/** Back to the state right after the migrations. */
export async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql.raw(`truncate ${TABLES.join(', ')} restart identity cascade`));
  await writeLookups(db);
}
