import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { settings } from '../db/schema/records';

const generate = () => randomBytes(64).toString('base64');

/** One secret for all servers on a database: the first to come writes it, the others read it. */
export async function secretInDatabase(db: Database): Promise<string> {
  await db.insert(settings).values({ key: 'jwt-secret', value: generate() }).onConflictDoNothing();
  const [row] = await db.select().from(settings).where(eq(settings.key, 'jwt-secret'));
  if (row === undefined) throw new Error('The token secret is missing from the settings');
  return row.value;
}

/** The embedded database has one server; its secret lies beside the data, readable by its owner only. */
export async function secretInFolder(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  try {
    await writeFile(path, generate(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < 32) throw new Error(`${path} holds no usable secret; delete it to get a new one (everybody has to sign in again).`);
  return secret;
}
