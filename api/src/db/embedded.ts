import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { CASING, type Connection, type Database } from './database';
import { lockFolder } from './folder-lock';
import { isMigrated, MIGRATIONS_FOLDER, writeLookups } from './migrate';

/** A PGlite with the extensions that the migrations want. */
export const newPGlite = (options: PGliteOptions = {}) => PGlite.create({ ...options, extensions: { pg_trgm } });

/** A connection over a PGlite instance; closing it closes the instance. */
export function connectionOver(client: PGlite): Connection {
  const driver = drizzle({ client, casing: CASING });
  // Every driver's database has the same query builder; only the type of raw results differs, and those are not used.
  const db: Database = driver;
  return {
    db,
    embedded: true,
    listen: (channel, { onMessage }) => client.listen(channel, onMessage),
    isUp: () =>
      client.query('select 1').then(
        () => true,
        () => false,
      ),
    isMigrated: () => isMigrated(db),
    pools: () => [],
    async migrate() {
      await migrate(driver, { migrationsFolder: MIGRATIONS_FOLDER });
      await writeLookups(db);
    },
    close: () => client.close(),
  };
}

/** PostgreSQL within this process, its files in `<dataDir>/db`. One process at a time: two would destroy the files. */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir);
  try {
    const connection = connectionOver(await newPGlite({ dataDir: join(dataDir, 'db') }));
    return {
      ...connection,
      async close() {
        await connection.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
