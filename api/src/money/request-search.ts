import type { RequestState, SearchPage } from '@arena/shared/contract';
import { and, eq, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { among, contains, type Ids, idsUpTo, isAmong, keywordsOf, lookedUp } from '../db/conditions';
import type { Database } from '../db/database';
import type { redeems, topups } from '../db/schema/money';
import { users } from '../db/schema/people';
import {
  COUNTED,
  type Counted,
  counted,
  type Orders,
  searchPage,
  type SearchQuery,
  type SearchRequest,
  searchRequest,
} from '../db/search-pages';
import { statusAsked } from '../errors';
import { needsAttention } from '../attention/attention';
import { peopleFound, scannedFor } from '../db/search-text';

// Searches of requests. The keywords are in the table of users and the order is by a column of the requests, so the users are found first.
// Few requests of theirs are then looked up; many are found by reading the requests in order. The wrong choice would read every request.

type RequestTable = typeof topups | typeof redeems;

export interface RequestQuery extends SearchQuery {
  readonly status?: RequestState;
  readonly id?: number | null;
  readonly attention?: 'needed';
}

interface Row {
  readonly cursor: string;
}

interface Kind<R extends Row, Item> {
  readonly table: RequestTable;
  readonly sorts: Orders['known'];
  /** Orders that no index of the requests has: how the ids of a page are found in them. */
  readonly walks: Readonly<Record<string, (where: SQL | undefined, request: SearchRequest) => SQL>>;
  /** The requests with everything about them, in no order. */
  readonly select: (db: Database, where: SQL | undefined, cursor: SQL<string>) => { orderBy(...order: SQLWrapper[]): PromiseLike<R[]> };
  readonly itemOf: (row: R, timeZone: string) => Item;
}

/** As an index has it. */
const NAME = sql`${users.name} collate alphabetical`;
/** Above this, the people's requests are found sooner along the order than by looking them up. */
const MOST_PEOPLE = 20_000;
/** How many requests are looked at to count those of more people than that. */
const LOOKED_AT = 20_000;

const ordersOf = ({ table, sorts }: Pick<Kind<Row, unknown>, 'table' | 'sorts'>, status: RequestState): Orders => ({
  id: table.id,
  known: {
    // Pending requests come oldest first; decided ones by the time of the decision, newest first.
    time: { by: status === 'PENDING' ? table.requestedAt : table.decidedAt, type: 'timestamptz' },
    id: { by: table.id, type: 'bigint' },
    amount: { by: table.amountCents, type: 'bigint' },
    status: { by: table.status, type: 'text' },
    user: { by: NAME, type: 'text' },
    ...sorts,
  },
  usual: { sort: 'time', order: status === 'PENDING' ? 'asc' : 'desc' },
});

const idsOf = (db: Database, table: RequestTable) => db.select({ id: table.id }).from(table as typeof topups);
const numbered = (id: SQLWrapper, keywords: string) => (/^\d+$/.test(keywords) ? contains(sql`${id}::text`, keywords) : undefined);

/** The filters, and how many requests match; null where everything in a status is wanted, which the page counts. */
interface Found {
  readonly where: SQL | undefined;
  readonly counted: Counted | null;
}

const few = (table: RequestTable, ids: Ids): Found => ({
  where: lookedUp(table.id, ids),
  counted: { total: ids.count, totalIsLeast: false },
});
const many = (where: SQL | undefined, total = COUNTED): Found => ({ where, counted: { total, totalIsLeast: true } });
/** Rounds down to the first digit: the rest of an incomplete count is noise. */
const roundedDown = (total: number) => total - (total % 10 ** (String(total).length - 1));

/** Requests of so many people that for each request its person is looked at instead. */
async function ofManyPeople(db: Database, table: RequestTable, inStatus: SQL | undefined, keywords: string): Promise<Found> {
  const matches = (userId: SQLWrapper, id: SQLWrapper) =>
    or(sql`(select ${scannedFor(keywords)} from ${users} where ${users.id} = ${userId})`, numbered(id, keywords));
  const where = and(inStatus, matches(table.userId, table.id));
  const looked = db
    .select({ id: sql`${table.id}`.as('id'), userId: sql`${table.userId}`.as('user_id') })
    .from(table as typeof topups)
    .where(inStatus)
    .limit(LOOKED_AT)
    .as('looked');
  const ids = await idsUpTo(db, db.select({ id: looked.id }).from(looked).where(matches(looked.userId, looked.id)), COUNTED);
  if (ids === null) return many(where);
  const all = await counted(db, idsOf(db, table).where(inStatus), LOOKED_AT - 1);
  return all.totalIsLeast ? many(where, roundedDown(ids.count)) : few(table, ids);
}

/** What a search looks for among the requests of a status. `own` is a filter that only one kind has. */
async function find(db: Database, table: RequestTable, status: RequestState, keywords: string, own: SQL | undefined): Promise<Found> {
  const inStatus = and(eq(table.status, status), own);
  const upTo = async (where: SQL | undefined) => {
    const ids = await idsUpTo(db, idsOf(db, table).where(where), COUNTED);
    return ids === null ? null : few(table, ids);
  };
  if (keywords === '') return own === undefined ? { where: inStatus, counted: null } : ((await upTo(inStatus)) ?? many(inStatus));
  const people = await peopleFound(db, keywords, MOST_PEOPLE);
  if (people === null) return ofManyPeople(db, table, inStatus, keywords);
  const id = numbered(table.id, keywords);
  return (await upTo(and(inStatus, or(lookedUp(table.userId, people), id)))) ?? many(and(inStatus, or(isAmong(table.userId, people), id)));
}

/** The ids of a page's requests; the one after them is there too when there is one. */
function idsOfPage<R extends Row>(db: Database, { table, walks }: Kind<R, unknown>, request: SearchRequest, where: SQL | undefined) {
  const { sort, orderBy, following, limit, after, direction } = request;
  const walk = walks[sort];
  if (walk !== undefined) return walk(where, request);
  const ids = idsOf(db, table).$dynamic();
  // Said about the name alone, too: only so its index is read from there on.
  const names = after === null ? undefined : sql`${NAME} ${sql.raw(direction === 'asc' ? '>=' : '<=')} ${after.value}`;
  const joined = sort === 'user' ? ids.innerJoin(users, eq(users.id, table.userId)) : ids;
  return joined
    .where(and(where, following, sort === 'user' ? names : undefined))
    .orderBy(...orderBy)
    .limit(limit);
}

/** How many of all that wait: that is a number to work by, and they are few among all requests. */
const MOST_WAITING = 100_000;

export function requestSearch<R extends Row, Item>(kind: Kind<R, Item>) {
  const { table, select, itemOf } = kind;

  const byId = async (db: Database, id: number, status: RequestState | undefined): Promise<readonly R[]> => {
    if (!Number.isSafeInteger(id)) return [];
    return select(db, and(eq(table.id, id), status === undefined ? undefined : eq(table.status, status)), sql`''`).orderBy(table.id);
  };

  return async (db: Database, query: RequestQuery, timeZone: string, own?: SQL): Promise<SearchPage<Item>> => {
    const toItem = (row: R) => itemOf(row, timeZone);
    const { id } = query;
    if (id !== undefined) {
      const rows = await byId(db, id ?? Number.NaN, query.status);
      return { items: rows.map(toItem), next: null, total: rows.length, totalIsLeast: false };
    }
    const status = statusAsked(query);
    const request = searchRequest(ordersOf(kind, status), query);
    const marked = query.attention === undefined ? undefined : needsAttention(table);
    const { where, counted: known } = await find(db, table, status, keywordsOf(query), and(own, marked));
    const rows = await select(db, among(table.id, idsOfPage(db, kind, request, where)), request.cursor).orderBy(...request.orderBy);
    const matches = idsOf(db, table).where(where);
    const all = known ?? (status === 'PENDING' && request.isFirst ? await counted(db, matches, MOST_WAITING) : matches);
    return searchPage(db, request, rows, { itemOf: toItem, matches: all });
  };
}
