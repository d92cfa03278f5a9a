import type { SearchPage } from '@arena/shared/contract';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { badRequest } from '../http/errors';
import { whole } from '../http/paging';
import type { Database } from './database';

/*
 * Searches whose pages follow each other by the last row's place in the order, which an index finds as soon for the thousandth page
 * as for the first. The caller writes the select; what every search has in common is here.
 */

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
  /** What is ordered by, and which way, unless told otherwise. */
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
  /** What the rows are ordered by, and which way. */
  readonly by: SQLWrapper;
  readonly way: SQL;
  readonly orderBy: readonly SQL[];
  /** The rows after the page before; undefined on the first page. */
  readonly following: SQL | undefined;
  /** One more than the page has: it tells whether there is a next one. */
  readonly limit: number;
  /** To be selected with each row, as `cursor`. */
  readonly cursor: SQL<string>;
  readonly size: number;
  readonly isFirst: boolean;
}

const USUAL_SIZE = 50;
const LARGEST_SIZE = 1000;
/** Counting more than this takes longer than a person waits gladly, and tells them little. */
export const COUNTED = 10_000;

const TIME = /^(\d{4}-\d\d-\d\d) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/;
const isDay = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** Whether the database can read a value as this type: an `after` that somebody made up must not become a failure of ours. */
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
  throw badRequest("The query parameter 'after' must be the 'next' of this very search's page before. Search anew without it.");
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
    cursor: sql<string>`json_build_array(${orderName}::text, (${by})::text, ${id})::text`,
    size,
    isFirst: after === null,
  };
}

/** How many rows a select has, as far as anybody counts. */
async function counted(db: Database, matches: SQLWrapper | number): Promise<{ total: number; totalIsLeast: boolean }> {
  if (typeof matches === 'number') return { total: Math.min(matches, COUNTED), totalIsLeast: matches > COUNTED };
  const few = sql`select 1 from (${matches}) as matches limit ${COUNTED + 1}`;
  const { rows } = (await db.execute(sql`select count(*)::int as total from (${few}) as counted`)) as unknown as {
    rows: { total: number }[];
  };
  return counted(db, rows[0]?.total ?? 0);
}

/**
 * A page in the words of the contract. `matches` selects every row that was found, in no order: it is counted with the first page.
 * Or it is their number, where that is known.
 */
export async function searchPage<Row extends { readonly cursor: string }, Item>(
  db: Database,
  { size, isFirst }: SearchRequest,
  rows: readonly Row[],
  { itemOf, matches }: { readonly itemOf: (row: Row) => Item; readonly matches: SQLWrapper | number },
): Promise<SearchPage<Item>> {
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  const next = last === undefined ? null : Buffer.from(last.cursor).toString('base64url');
  // A first page that is all there is needs no counting.
  if (isFirst && next !== null) return { items: shown.map(itemOf), next, ...(await counted(db, matches)) };
  return { items: shown.map(itemOf), next, total: isFirst ? shown.length : null, totalIsLeast: false };
}
