import { type Config, ConfigError } from '../config';
import type { Connection } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'databaseReadUrl' | 'dataDir' | 'database'>): Promise<Connection> {
  const connection =
    config.databaseUrl === null
      ? await openEmbedded(config.dataDir)
      : openPostgres(config.databaseUrl, config.database, config.databaseReadUrl);
  try {
    await connection.migrate();
    return connection;
  } catch (error) {
    await connection.close();
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    // Without the address: it may carry a password.
    if (config.databaseUrl !== null && cause instanceof Error)
      throw new ConfigError(`The database of DATABASE_URL cannot be used: ${cause.message || String(cause)}`);
    throw error;
  }
}
