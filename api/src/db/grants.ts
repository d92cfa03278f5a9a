import { sql } from 'drizzle-orm';
import { ConfigError } from '../config';
import type { Database } from './database';

/** Tables whose rows the server adds and reads, and has no right to change. */
const APPEND_ONLY = ['audit_entries', 'audit_seals'];

const changeableBy = (role: string) => sql`
  select name from unnest(${sql.param(APPEND_ONLY)}::text[]) as name
  where has_table_privilege(${role}::text, name, 'UPDATE, DELETE, TRUNCATE, TRIGGER')`;

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
