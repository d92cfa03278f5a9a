import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LogPage, SearchPage } from '@arena/shared/contract';
import { contains, type Ids, idsUpTo, keywordsOf, lookedUp } from '../db/conditions';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { searchInSteps } from '../db/search-in-steps';
import { COUNTED, idsWhere, pageOfIds, readInOrder, type SearchRequest, searchRequest, type TableWithId } from '../db/search-pages';
import { badRequest } from '../errors';
import { offsetOf, type PageQuery, pageRequest, startOfQueried } from '../db/paging';
import { plusDays, startOfDay } from '../time/platform-time';
import { EMAIL_TEXT, hasTrigram, isShort, NAME_TEXT, searchedFor } from '../db/search-text';
import * as t from './audit.messages';

/** The filters of both logs. Days are days in the platform's time zone, and the first and last day are included. */
export interface LogQuery extends PageQuery {
  readonly keywords?: string;
  readonly from?: string;
  readonly to?: string;
  /** The `next` of the page before. */
  readonly after?: string;
}

export function withinDays(at: PgColumn, { from, to }: LogQuery, timeZone: string): SQL[] {
  const start = from === undefined ? null : startOfQueried('from', from, timeZone);
  const last = to === undefined ? null : startOfQueried('to', to, timeZone);
  if (start !== null && last !== null && last < start) throw badRequest(t.daysReversed);
  const end = to === undefined ? null : startOfDay(plusDays(to, 1), timeZone);
  return [...(start === null ? [] : [gte(at, start)]), ...(end === null ? [] : [lt(at, end)])];
}

/* The searched text is in the row itself, in its number, or in its user's name or email address. */

/** A log that is read newest first. */
export interface Log {
  readonly table: TableWithId;
  readonly at: PgColumn;
  /** Whose name or email address is looked in; the index by it begins with it. */
  readonly userId: PgColumn;
  /** Text in lower case, with an index of its own. */
  readonly text: SQL;
  /** Compared with a keyword that is a number. */
  readonly number: PgColumn;
  /** Whether the number is a part of the text, where the text's index finds it. */
  readonly numberInText: boolean;
}

/** The console exports whole logs, page by page. */
const LARGEST_PAGE = 1000;
/** So many rows are looked at one by one for each row of a page: in some 10 ms for a page of the screen. */
const LOOKED_AT = 100;
/** And so many to count those that have the keywords. */
const COUNTED_AMONG = 50_000;
/** Rows are looked up for this many users at most; of more, for the first ones in the table. */
const MOST_PEOPLE = 20_000;
/** When so few people are in a log, the keywords are looked for in their names alone. */
const FEW_PEOPLE = 1000;
/** A short keyword that more than one in fifty of these has is not looked up: its index would answer with most of the users. */
const SAMPLE = 20_000;
// Not by mobile numbers: almost any number is part of one of them.
const isNamed = (keywords: string) => sql`(${or(contains(NAME_TEXT, keywords), contains(EMAIL_TEXT, keywords))}) is true`;

/** The people whom a log names: the index leads from each one to the next. */
const namedIn = ({ table, userId }: Log) => sql`with recursive named(id) as (
  (select ${userId} from ${table} where ${userId} is not null order by ${userId} limit 1)
  union all
  select (select ${userId} from ${table} where ${userId} > named.id order by ${userId} limit 1) from named where named.id is not null
) select id from named where id is not null`;

/** The users whose names or email addresses match the keywords and who occur in the log; null when there are too many. */
async function findPeople(db: Database, log: Log, keywords: string): Promise<Ids | null> {
  const allUsers = db.select({ id: users.id }).from(users);
  const few = await idsUpTo(db, namedIn(log), FEW_PEOPLE);
  if (few !== null) return idsUpTo(db, allUsers.where(and(lookedUp(users.id, few), isNamed(keywords))), FEW_PEOPLE);
  if (isShort(keywords)) {
    const sample = sql`(select ${users.id}, ${users.searchText} from ${users} limit ${SAMPLE})`;
    const found = sql`select id from ${sample} as ${users} where ${isNamed(keywords)}`;
    if ((await idsUpTo(db, found, SAMPLE / 50)) === null) return null;
  }
  return idsUpTo(db, allUsers.where(and(searchedFor(keywords), isNamed(keywords))), MOST_PEOPLE);
}

/** Selects the ids of the rows with the keywords by the indexes; of each kind one more than are counted. */
export async function selectByIndexes(db: Database, log: Log, within: SQL | undefined, keywords: string): Promise<SQL> {
  const { id } = log.table;
  const most = sql`limit ${COUNTED + 1}`;
  const rows = (where: SQL) => sql`(select ${id} from ${log.table} where ${and(within, where)} ${most})`;
  const ids = await findPeople(db, log, keywords);
  const people = ids === null ? sql`(select ${users.id} from ${users} where ${isNamed(keywords)})` : sql`unnest(${ids.text}::bigint[])`;
  // `offset 0`: one person after the other. A join could read the whole log.
  const ofOne = sql`select ${id} from ${log.table} where ${and(within, eq(log.userId, sql`person.id`))} offset 0`;
  const ofPeople = sql`(select found.id from ${people} as person(id) cross join lateral (${ofOne}) as found(id) ${most})`;
  const text = contains(log.text, keywords);
  // Without three letters in a row the index would be read from end to end, and then the table.
  const inText = hasTrigram(keywords) ? text : sql`(${text}) is true`;
  const own = [inText, numbered(log, keywords)].flatMap((where) => (where === undefined ? [] : rows(where)));
  return sql.join(ids?.count === 0 ? own : [ofPeople, ...own], sql` union `);
}

function numbered({ number, numberInText }: Log, keywords: string): SQL | undefined {
  const isFoundInText = numberInText && String(Number(keywords)) === keywords;
  return /^\d{1,15}$/.test(keywords) && !isFoundInText ? eq(number, Number(keywords)) : undefined;
}

function hasKeywords(log: Log, keywords: string): SQL | undefined {
  const person = sql`(select ${isNamed(keywords)} from ${users} where ${eq(users.id, log.userId)})`;
  return or(contains(log.text, keywords), numbered(log, keywords), person);
}

/** The ids of a page among the rows `within` the days and the log's other filters. */
function find(db: Database, log: Log, request: SearchRequest, within: SQL | undefined, keywords: string): Promise<SearchPage<number>> {
  const { table } = log;
  const everything = db.select({ id: table.id }).from(table as PgTable);
  if (keywords === '') return pageOfIds(db, table, request, within, everything.where(within));
  return searchInSteps(db, request, {
    ...{ table, within, hasKeywords: hasKeywords(log, keywords) },
    ...{ lookedAt: LOOKED_AT * request.limit, countedAmong: COUNTED_AMONG },
    findFew: async () => idsUpTo(db, await selectByIndexes(db, log, within, keywords), COUNTED),
  });
}

const requestOf = ({ table, at }: Log, query: LogQuery): SearchRequest => {
  const page = pageRequest(query, LARGEST_PAGE);
  const known = { time: { by: at, type: 'timestamptz' } } as const;
  const orders = { id: table.id, known, usual: { sort: 'time', order: 'desc' } } as const;
  const request = searchRequest(orders, { ...query, size: page.size });
  return { ...request, offset: request.isFirst ? offsetOf(page) : 0 };
};

export const selectIds = (db: Database, log: Log, query: LogQuery, where: SQL | undefined) =>
  idsWhere(db, log.table, requestOf(log, query), where);

/** A page of a log. `read` finds the rows that fulfil a condition, in any order. */
export async function pageOfLog<Item extends { readonly id: number | null }>(
  db: Database,
  log: Log,
  { query, within }: { readonly query: LogQuery; readonly within: SQL | undefined },
  read: (where: SQL) => Promise<readonly Item[]>,
): Promise<LogPage<Item>> {
  const request = requestOf(log, query);
  const ids = await find(db, log, request, within, keywordsOf(query));
  const page = await readInOrder(log.table.id, ids, read);
  const { size, offset } = request;
  return {
    ...page,
    ...{ pageNumber: offset / size, pageSize: size, totalPages: Math.ceil((page.total ?? 0) / size), last: page.next === null },
  };
}
