import { openPostgres } from '../src/db/postgres';
import { seedOnFirstStart } from '../src/demo/first-start';
import { newServerDatabase } from './server-database';

/** A database on this server with what the demo has, to be copied: the server itself fills an embedded one only. */
export async function newDemoDatabase(serverUrl: string): Promise<Awaited<ReturnType<typeof newServerDatabase>>> {
  const database = await newServerDatabase(serverUrl);
  const connection = openPostgres(database.url);
  await connection.migrate();
  await seedOnFirstStart({ ...connection, embedded: true }, false);
  await connection.close();
  return database;
}
