import { join } from 'node:path';
import { LOOKUPS } from '@arena/shared/contract';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ConfigError } from '../config';
import { API_FOLDER } from '../folder';
import type { Database } from './database';
import { games, maps, modes } from './schema/games';
import { roles } from './schema/people';

export const MIGRATIONS_FOLDER = join(API_FOLDER, 'migrations');
export const ROLES = { admin: { id: 501, name: 'ROLE_ADMIN' }, normal: { id: 502, name: 'ROLE_NORMAL' } } as const;
/** Streamed and topped up for, but no matches are held in it: it has no maps, and the list of games leaves it out. */
const GAME_WITHOUT_MATCHES = { id: 3, title: 'BGMI' } as const;

/** Whether the newest migration was carried out: by its moment, which drizzle writes down. */
export async function isMigrated(db: Database): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)?.folderMillis ?? 0;
  const record = await db.execute(sql`select where to_regclass('drizzle.__drizzle_migrations') is not null`);
  if (record.rows.length === 0) return false;
  const { rows } = await db.execute<{ done: number | null }>(sql`select max(created_at)::float as done from drizzle.__drizzle_migrations`);
  return (rows[0]?.done ?? 0) >= newest;
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

/** Tables whose rows the server adds and reads, and has no right to change. */
const APPEND_ONLY = ['audit_entries', 'audit_seals'];

const changeableBy = (role: string) => sql`
  select name from unnest(${sql.param(APPEND_ONLY)}::text[]) as name
  where has_table_privilege(${role}::text, name, 'UPDATE, DELETE, TRUNCATE, TRIGGER')`;

/** Throws where the role that serves lacks a right on a table, as PostgreSQL would at the first call that needs it. */
export async function assertGranted(db: Database): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class, unnest(array['select', 'insert', 'update', 'delete']) as needed
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not has_table_privilege(oid, needed)
      and not (needed in ('update', 'delete') and relname = any (${sql.param(APPEND_ONLY)}::text[]))`);
  if (rows[0] !== undefined) throw Object.assign(new Error(`permission denied for table ${rows[0].name}`), { code: '42501' });
}

/** Gives a role exactly the rights that the server needs at work. To be called as the owner of the tables. */
export async function grantTo(db: Database, role: string): Promise<void> {
  const known = await db.execute(sql`select from pg_roles where rolname = ${role}`);
  if (known.rows.length === 0) throw new ConfigError(`There is no role '${role}'. Create it first.`);
  const to = sql.identifier(role);
  const appendOnly = sql.raw(APPEND_ONLY.join(', '));
  await db.transaction(async (tx) => {
    await tx.execute(sql`grant usage on schema public, drizzle to ${to}`);
    await tx.execute(sql`grant select on all tables in schema drizzle to ${to}`);
    await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${to}`);
    await tx.execute(sql`revoke update, delete, truncate, references, trigger on ${appendOnly} from ${to}`);
    const [still] = (await tx.execute<{ name: string }>(changeableBy(role))).rows;
    if (still !== undefined)
      throw new ConfigError(
        `The role '${role}' could still change ${still.name}. It must not be a superuser, nor own the tables, nor be a member of a role that does.`,
      );
  });
}
