import { Column, getTableColumns, is, Placeholder, SQL, Table } from 'drizzle-orm';
import type { Database } from './database';
import { run } from './statement';

/*
 * A select that is asked for on every call, or answers hundreds of rows. Drizzle writes its statement anew each time and looks each
 * value's kind up again for each row: here both are done once.
 */

/** What drizzle makes of a select. Its fields are in the order of the statement's columns. */
export interface Select<Row> extends PromiseLike<readonly Row[]> {
  readonly _: { readonly selectedFields: object };
  toSQL(): { sql: string; params: unknown[] };
}

type RawRow = Readonly<Record<string, unknown>>;
type Read = (row: RawRow) => unknown;

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

/** A value by the alias that it has in the statement. */
function valueReader(decoder: Decoder, alias: string): Read {
  return (row) => {
    const value = row[alias];
    return value === null ? null : decoder.mapFromDriverValue(value);
  };
}

/** A group of fields: all of a row, the columns of a table, or what belongs together. */
function groupReader(fields: object, nextAlias: () => string): { read: Read; required: string | undefined } {
  const members = Object.entries(fields).map(([name, field]) => [name, readerOf(field, nextAlias)] as const);
  const read: Read = (row) => {
    const group: Record<string, unknown> = {};
    for (const [name, readMember] of members) group[name] = readMember(row);
    return group;
  };
  return { read, required: Object.entries(fields).find(([, field]) => is(field, Column) && field.notNull)?.[0] };
}

function readerOf(field: unknown, nextAlias: () => string): Read {
  if (is(field, Column)) return valueReader(field, nextAlias());
  if (is(field, SQL)) return valueReader((field as unknown as { decoder: Decoder }).decoder, nextAlias());
  if (typeof field !== 'object' || field === null) throw new Error('A prepared select takes columns, expressions and groups of them');
  const { read, required } = groupReader(is(field, Table) ? getTableColumns(field) : field, nextAlias);
  if (required === undefined) return read;
  // What an outer join did not find has nothing in a column that is never empty.
  return (row) => {
    const group = read(row) as RawRow;
    return group[required] === null ? null : group;
  };
}

interface Compiled {
  readonly text: string;
  readonly params: readonly unknown[];
  readonly read: Read;
}

function compile(select: Select<unknown>): Compiled {
  const aliases: string[] = [];
  const nextAlias = () => aliases[aliases.push(`c${aliases.length}`) - 1] ?? '';
  const { read } = groupReader(select._.selectedFields, nextAlias);
  const { sql: text, params } = select.toSQL();
  return { text: `select * from (${text}) as selected(${aliases.join(', ')})`, params, read };
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Prepares a select, with `sql.placeholder` where its values differ from call to call. Where the statement itself differs there is
 * one for each variant; each is built when it is first asked for. For a name see `run`.
 */
export function prepareSelects<Variant extends readonly (string | boolean)[], Row>(
  build: (db: Database, ...variant: Variant) => Select<Row>,
  name?: string,
): (db: Database, variant: Variant, values: Values) => Promise<Row[]> {
  const prepared = new Map<string, Compiled>();
  return async (db, variant, values) => {
    const key = variant.join(' ');
    const select = prepared.get(key) ?? compile(build(db, ...variant));
    prepared.set(key, select);
    const given = select.params.map((value) => (is(value, Placeholder) ? values[value.name] : value));
    const rows = await run<RawRow>(db, select.text, given, name === undefined ? name : `${name} ${key}`);
    return rows.map((row) => select.read(row) as Row);
  };
}
