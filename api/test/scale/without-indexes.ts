import type pg from 'pg';

interface Kept {
  readonly drop: string;
  readonly make: string;
}

const CONSTRAINTS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
         format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
  from pg_constraint where contype in ('u', 'f') and connamespace = 'public'::regnamespace order by contype desc`;

/** Not those that belong to a constraint. */
const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`;

/** How much is to be known of an index's expression, where that was said. */
const STATISTICS = `
  select format('alter index %s alter column %s set statistics %s', attrelid::regclass, attnum, attstattarget) as make
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relkind = 'i' and attstattarget >= 0 and attnum > 0 and relnamespace = 'public'::regnamespace`;

/** Fills tables without indexes, unique columns and foreign keys, and makes these again: quicker than to keep them up to date. */
export async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const constraints = (await client.query<Kept>(CONSTRAINTS)).rows;
  const indexes = (await client.query<Kept>(INDEXES)).rows;
  const statistics = (await client.query<Pick<Kept, 'make'>>(STATISTICS)).rows;
  for (const { drop } of [...constraints, ...indexes]) await client.query(drop);
  await work();
  for (const { make } of [...indexes, ...constraints, ...statistics]) await client.query(make);
}
