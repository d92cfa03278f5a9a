import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { CASING, type Connection, type Database } from './database';
import { PostgresListener } from './postgres-listener';
import { MIGRATION_LOCK, MIGRATIONS_FOLDER, writeLookups } from './migrate';

/** A PostgreSQL server. */
export function openPostgres(url: string, connections = 10): Connection {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
  // A server that restarts breaks idle connections; the pool makes new ones, and the process must not end over it.
  pool.on('error', () => {});
  return {
    db: drizzle({ client: pool, casing: CASING }) as unknown as Database,
    embedded: false,
    async listen(channel, listener) {
      const heard = new PostgresListener(url, channel, listener);
      await heard.start();
      return () => heard.stop();
    },
    async migrate() {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
        const driver = drizzle({ client, casing: CASING });
        await migrate(driver, { migrationsFolder: MIGRATIONS_FOLDER });
        await writeLookups(driver as unknown as Database);
        await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
        client.release();
      } catch (error) {
        // Throwing the connection away also lets go of the lock.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}
