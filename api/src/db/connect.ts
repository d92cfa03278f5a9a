import { fileProblem } from '@arena/shared/contract';
import { type Config, ConfigError } from '../config';
import { assertReadable, withAdvice } from './check-start';
import type { Connection } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'databaseReadUrl' | 'dataDir' | 'database'>): Promise<Connection> {
  for (const url of [config.databaseUrl, config.databaseReadUrl]) if (url !== null) assertReadable(url);
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
      throw new ConfigError(`The database of DATABASE_URL cannot be used: ${fileProblem(cause, config.dataDir) ?? withAdvice(cause)}`);
    throw error;
  }
}
