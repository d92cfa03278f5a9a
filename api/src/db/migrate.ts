import { join } from 'node:path';
import { LOOKUPS } from '@arena/shared/contract';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { API_FOLDER } from '../folder';
import type { Database } from './database';
import { run } from './statement';
import { games, maps, modes } from './schema/games';
import { roles } from './schema/people';

export const MIGRATIONS_FOLDER = join(API_FOLDER, 'migrations');

export const ROLES = { admin: { id: 501, name: 'ROLE_ADMIN' }, normal: { id: 502, name: 'ROLE_NORMAL' } } as const;

/** Streamed and topped up for, but no matches are held in it: it has no maps, and the list of games leaves it out. */
const GAME_WITHOUT_MATCHES = { id: 3, title: 'BGMI' } as const;

/** Whether the newest migration was carried out: by its moment, which drizzle writes down. */
export async function isMigrated(db: Database): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)?.folderMillis ?? 0;
  const [record] = await run(db, `select where to_regclass('drizzle.__drizzle_migrations') is not null`, []);
  if (record === undefined) return false;
  const [row] = await run<{ done: number | null }>(db, 'select max(created_at)::float as done from drizzle.__drizzle_migrations', []);
  return (row?.done ?? 0) >= newest;
}

/** Rows that every installation has with fixed ids. Titles that an operator changed stay. */
export async function writeLookups(db: Database): Promise<void> {
  await db.insert(roles).values([ROLES.admin, ROLES.normal]).onConflictDoNothing();
  await db
    .insert(games)
    .values([...LOOKUPS.games, GAME_WITHOUT_MATCHES])
    .onConflictDoNothing();
  await db
    .insert(modes)
    .values([...LOOKUPS.modes])
    .onConflictDoNothing();
  await db
    .insert(maps)
    .values([...LOOKUPS.maps])
    .onConflictDoNothing();
}
