import type { SearchPage } from '@arena/shared/contract';
import { and, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { badRequest } from '../errors';
import { whole } from './paging';
import { among } from './conditions';
import type { Database } from './database';

/* Pages that follow each other by the last row's place in the order, which an index finds quickly for every page. */

interface Order {
  /** What the rows are ordered by, as an index has it; never null (`coalesce`). */
  readonly by: SQLWrapper;
  /** The same downwards, where it has to differ for what has no value to come last both ways. */
  readonly byDownwards?: SQLWrapper;
  readonly type: 'text' | 'bigint' | 'timestamptz';
}

/** The orders that a search knows. Rows that are equal in it follow each other by their ids. */
export interface Orders {
  readonly id: SQLWrapper;
  readonly known: Readonly<Record<string, Order>>;
  /** The default order and direction. */
  readonly usual: { readonly sort: string; readonly order: 'asc' | 'desc' };
}

/** What `searchQuery` of the contract decodes to. */
export interface SearchQuery {
  readonly keywords?: string;
  readonly sort?: string;
  readonly order?: 'asc' | 'desc';
  readonly after?: string;
  readonly size?: number | null;
}

export interface SearchRequest {
  readonly by: SQLWrapper;
  readonly way: SQL;
  readonly orderBy: readonly SQL[];
  /** The rows after the page before; undefined on the first page. */
  readonly following: SQL | undefined;
  /** One more than the page has: it tells whether there is a next one. */
  readonly limit: number;
  /** How many rows come before the page, for pages requested by number. */
  readonly offset: number;
  /** To be selected with each row, as `cursor`. */
  readonly cursor: SQL<string>;
  readonly size: number;
  readonly isFirst: boolean;
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  /** The last row of the page before; null on the first page. */
  readonly after: { readonly value: string; readonly id: number } | null;
}

export interface Counted {
  readonly total: number;
  readonly totalIsLeast: boolean;
}

const USUAL_SIZE = 50;
const LARGEST_SIZE = 1000;
/** Counting more than this takes longer than a person waits gladly, and tells them little. */
export const COUNTED = 10_000;
const TIME = /^((?!0000)\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/;
const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** Whether the database can read a value as this type: an `after` that a client made up must not become a failure of ours. */
const READABLE: Readonly<Record<Order['type'], (value: string) => boolean>> = {
  text: (value) => !value.includes('\0'),
  bigint: (value) => /^-?\d{1,18}$/.test(value),
  timestamptz: (value) => value === 'infinity' || value === '-infinity' || isDay(TIME.exec(value)?.[1] ?? ''),
};

const lastRow = (value: unknown): value is [orderName: string, value: string, id: number] =>
  Array.isArray(value) &&
  value.length === 3 &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  Number.isSafeInteger(value[2]);

function readAfter(after: string, orderName: string, type: Order['type']): { readonly value: string; readonly id: number } {
  try {
    const place: unknown = JSON.parse(Buffer.from(after, 'base64url').toString());
    if (lastRow(place) && place[0] === orderName && READABLE[type](place[1])) return { value: place[1], id: place[2] };
  } catch {
    // Not ours: the sentence below.
  }
  throw badRequest("Invalid 'after' cursor. Run the search again without it.");
}

/** Throws 400 with a sentence for an order that is not known, a size that is none, and a foreign `after`. */
export function searchRequest({ id, known, usual }: Orders, query: SearchQuery): SearchRequest {
  const sort = query.sort ?? usual.sort;
  const order = Object.hasOwn(known, sort) ? known[sort] : undefined;
  if (order === undefined) throw badRequest(`The query parameter 'sort' must be one of: ${Object.keys(known).join(', ')}.`);
  const direction = query.order ?? (query.sort === undefined ? usual.order : 'asc');
  const orderName = `${sort} ${direction}`;
  const way = sql.raw(direction);
  const by = direction === 'desc' ? (order.byDownwards ?? order.by) : order.by;
  const after = query.after === undefined ? null : readAfter(query.after, orderName, order.type);
  const size = Math.min(whole('size', query.size, USUAL_SIZE, 1), LARGEST_SIZE);
  return {
    by,
    way,
    orderBy: [sql`${by} ${way}`, sql`${id} ${way}`],
    following:
      after === null
        ? undefined
        : sql`(${by}, ${id}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${after.value}::${sql.raw(order.type)}, ${after.id}::bigint)`,
    limit: size + 1,
    offset: 0,
    cursor: sql<string>`json_build_array(${orderName}::text, (${by})::text, ${id})::text`,
    size,
    isFirst: after === null,
    sort,
    direction,
    after,
  };
}

/** How many rows a select has, counted no further than `most`. */
export async function counted(db: Database, matches: SQLWrapper, most = COUNTED): Promise<Counted> {
  const few = sql`select 1 from (${matches}) as matches limit ${most + 1}`;
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from (${few}) as counted`);
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, most), totalIsLeast: total > most };
}

/** How many matches there are: counted already, or to be counted. */
async function totalOf(db: Database, matches: SQLWrapper | number | Counted): Promise<Counted> {
  if (typeof matches === 'number') return { total: Math.min(matches, COUNTED), totalIsLeast: matches > COUNTED };
  return 'total' in matches ? matches : counted(db, matches);
}

/** A page in the words of the contract. `matches`: what selects every row that was found, counted with the first page; or their number. */
export async function searchPage<Row extends { readonly cursor: string }, Item>(
  db: Database,
  { size, isFirst, offset }: SearchRequest,
  rows: readonly Row[],
  { itemOf, matches }: { readonly itemOf: (row: Row) => Item; readonly matches: SQLWrapper | number | Counted },
): Promise<SearchPage<Item>> {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const next = last === undefined ? null : Buffer.from(last.cursor).toString('base64url');
  // A first page that is all there is needs no counting.
  if (isFirst && (next !== null || offset > 0)) return { items: shown.map(itemOf), next, ...(await totalOf(db, matches)) };
  return { items: shown.map(itemOf), next, total: isFirst ? shown.length : null, totalIsLeast: false };
}

export type TableWithId = PgTable & { readonly id: PgColumn };

export const idsWhere = (
  db: Database,
  table: TableWithId,
  { following, orderBy, limit, offset, cursor }: SearchRequest,
  where: SQL | undefined,
) =>
  db
    .select({ id: sql<number>`${table.id}`.mapWith(Number), cursor })
    .from(table as PgTable)
    .where(and(where, following))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);

/** A page of the ids of the rows that fulfil a condition. `matches`: how many these are, or what selects them, where that is known better. */
export const pageOfIds = async (
  db: Database,
  table: TableWithId,
  request: SearchRequest,
  where: SQL | undefined,
  matches: SQLWrapper | number = sql`select from ${table} where ${where}`,
): Promise<SearchPage<number>> => searchPage(db, request, await idsWhere(db, table, request, where), { itemOf: ({ id }) => id, matches });

/** What stands for a page's ids, in their order. `read` finds the rows that fulfil a condition, in any order. */
export async function readInOrder<Item extends { readonly id: number | null }>(
  id: PgColumn,
  { items: ids, ...page }: SearchPage<number>,
  read: (where: SQL) => Promise<readonly Item[]>,
): Promise<SearchPage<Item>> {
  const items = ids.length === 0 ? [] : await read(among(id, sql`select unnest(${`{${ids.join(',')}}`}::bigint[])`));
  const byId = new Map(items.map((item) => [item.id, item]));
  return { items: ids.flatMap((one) => byId.get(one) ?? []), ...page };
}
