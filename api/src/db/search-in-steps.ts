import type { SearchPage } from '@arena/shared/contract';
import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from './database';
import { type Ids, lookedUp } from './conditions';
import { type Counted, counted, idsWhere, pageOfIds, searchPage, type SearchRequest, type TableWithId } from './search-pages';

/*
 * The keywords may be in a row, in its game or in the names of its people, and no index covers all of them:
 *
 *   many rows match   the next rows are checked one by one, and soon fill a page
 *   few rows match    the indexes of those places find them, and they are sorted
 *
 * A sample of the rows tells which of the two applies.
 */

export interface Search {
  readonly table: TableWithId;
  /** The filter that applies regardless of the keywords; undefined for all rows. */
  readonly within: SQL | undefined;
  /** Whether a row has the keywords, found out for each row on its own. */
  readonly hasKeywords: SQL | undefined;
  /** So many rows are looked at one by one for a page, and so many to count those that have the keywords. */
  readonly lookedAt: number;
  readonly countedAmong: number;
  /** The rows with the keywords by the indexes; null when these are too many. */
  findFew(): Promise<Ids | null>;
}

type Found = { readonly id: number; readonly cursor: string };

/** The rows that come next, so many of them, in their order. They stand for the table, so that the same conditions hold for them. */
const nextRows = ({ table, within }: Search, { following, orderBy }: SearchRequest, most: number) =>
  sql`(select * from ${table} where ${and(sql`true`, within, following)} order by ${sql.join([...orderBy], sql`, `)} limit ${most}) as ${table}`;

/** A page's rows among those that come next, and how many these are; null when they do not fill it, and others follow. */
async function lookAtNext(db: Database, search: Search, request: SearchRequest) {
  const { orderBy, limit, offset, cursor, isFirst } = request;
  const { table, hasKeywords, lookedAt, countedAmong } = search;
  const found = (most: number) => sql`from ${nextRows(search, request, most)} where ${hasKeywords}`;
  const page = sql`order by ${sql.join([...orderBy], sql`, `)} limit ${limit} offset ${offset}`;
  const { rows } = await db.execute<Found>(sql`select ${table.id} as id, ${cursor} as cursor ${found(lookedAt)} ${page}`);
  const isAllOf = async (most: number) => !(await counted(db, sql`select from ${nextRows(search, request, most)}`, most - 1)).totalIsLeast;
  if (rows.length < limit && !(await isAllOf(lookedAt))) return null;
  if (!isFirst) return { rows, matches: 0 };
  const all = await counted(db, sql`select ${found(countedAmong)}`);
  return { rows, matches: { ...all, totalIsLeast: all.totalIsLeast || !(await isAllOf(countedAmong)) } };
}

const pageWith = (db: Database, request: SearchRequest, rows: readonly Found[], matches: number | Counted) =>
  searchPage(db, request, rows, { itemOf: ({ id }) => Number(id), matches });

export async function searchInSteps(db: Database, request: SearchRequest, search: Search): Promise<SearchPage<number>> {
  const { table, within, hasKeywords } = search;
  const next = await lookAtNext(db, search, request);
  if (next !== null) return pageWith(db, request, next.rows, next.matches);
  const few = await search.findFew();
  if (few !== null) return pageOfIds(db, table, request, lookedUp(table.id, few), few.count);
  // By the indexes too many, and yet few of those that were looked at: the others are looked at too, and counted no further than here.
  const rows = await idsWhere(db, table, request, and(within, hasKeywords));
  return pageWith(db, request, rows, { total: request.offset + rows.length, totalIsLeast: true });
}
