import { createHash } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { ConfigError } from '../config';
import { CASING, type Connection, type Database } from './database';
import { isMigrated, MIGRATIONS_FOLDER, writeLookups } from './migrate';

/** A socket's path may have about 100 bytes; a longer folder gets its socket in the temporary folder. */
const LONGEST_SOCKET_PATH = 100;

function socketPath(folder: string): string {
  const name = `arena-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  const inside = join(folder, 'db.lock');
  return Buffer.byteLength(inside) < LONGEST_SOCKET_PATH ? inside : join(tmpdir(), `${name}.lock`);
}

const isAnswered = (path: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve((socket.destroy(), true)));
    socket.once('error', () => resolve(false));
  });

const listen = (path: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });

/** Locks a folder for this process; returns the way to unlock it. A listening socket, because the system closes it when a process dies. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketPath(await realpath(folder));
  const server = await listen(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (await isAnswered(path)) {
      throw new ConfigError(
        `The embedded database in ${folder} is in use by another process. Stop that one first, or set DATA_DIR or DATABASE_URL.`,
      );
    }
    await rm(path, { force: true });
    return listen(path);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}

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
