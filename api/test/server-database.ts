import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const SERVER_URL = process.env.TEST_DATABASE_URL || null;

/** A new database on the server of TEST_DATABASE_URL, empty or a copy of another one, and the way to be rid of it. */
export async function newServerDatabase(
  serverUrl: string,
  template?: string,
): Promise<{ url: string; name: string; drop(): Promise<void> }> {
  const name = `arena_test_${randomBytes(6).toString('hex')}`;
  const inServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await inServer(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, name, drop: () => inServer(`drop database ${name} with (force)`) };
}
