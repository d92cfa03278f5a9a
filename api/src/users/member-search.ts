import type { Member, SearchPage } from '@arena/shared/contract';
import { and, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { among, findable, keywordsOf } from '../db/conditions';
import type { Database } from '../db/database';
import { roles, userRoles, users } from '../db/schema/people';
import { COUNTED, type Orders, searchPage, type SearchQuery, type SearchRequest, searchRequest } from '../db/search-pages';
import { isShort, scannedFor, searchedFor } from '../db/search-text';
import { memberOf, selectUsers, userOf } from './users.store';

const ORDERS: Orders = {
  id: users.id,
  known: {
    name: { by: sql`${users.name} collate alphabetical`, type: 'text' },
    email: { by: users.email, type: 'text' },
    mobile: {
      by: sql`coalesce(${users.mobile}, '~') collate "C"`,
      byDownwards: sql`coalesce(${users.mobile}, '') collate "C"`,
      type: 'text',
    },
    balance: { by: users.balanceCents, type: 'bigint' },
    joined: { by: users.createdAt, type: 'timestamptz' },
  },
  usual: { sort: 'joined', order: 'desc' },
};

interface MemberQuery extends SearchQuery {
  readonly role?: string;
  readonly banned?: 'true' | 'false';
}

/** How many rows of an order are looked through for the first matches. */
const LOOKED_THROUGH = 20_000;

async function withRole(db: Database, name: string): Promise<SQL> {
  const [role] = await db.select({ id: roles.id }).from(roles).where(eq(roles.name, name));
  if (role === undefined) return sql`false`;
  return exists(
    db
      .select({ one: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleId, role.id))),
  );
}

/** The same two conditions: the one for an index, the other for a check of row after row. Undefined: all users. */
interface Wanted {
  /** Whether the index finds many as soon as few: the trigrams of a common word are in it very often. */
  readonly isShort: boolean;
  readonly indexed: SQL | undefined;
  readonly scanned: SQL | undefined;
}

async function wantedOf(db: Database, { role = '', banned, ...query }: MemberQuery): Promise<Wanted> {
  const text = keywordsOf(query);
  const others = and(
    role === '' ? undefined : await withRole(db, findable(role)),
    banned === undefined ? undefined : banned === 'true' ? isNotNull(users.bannedAt) : isNull(users.bannedAt),
  );
  if (text === '') return { isShort: false, indexed: others, scanned: others };
  return { isShort: isShort(text), indexed: and(searchedFor(text), others), scanned: and(scannedFor(text), others) };
}

const selectMatches = (db: Database, where: SQL | undefined) => db.select({ id: users.id }).from(users).where(where);

/** How many rows the planner expects, from its statistics alone. */
async function expected(db: Database, where: SQL): Promise<number> {
  type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };
  const { rows } = await db.execute<Explained>(sql`explain (format json) ${selectMatches(db, where)}`);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

interface Found {
  readonly ids: readonly number[];
  /** How many there are in all; null when it is not known. */
  readonly total: number | null;
}

const idsOf = async (db: Database, query: SQL) => (await db.execute<{ id: number | string; total?: number }>(query)).rows;

/** Reads users in the index's order: for a search without conditions, or with matches so frequent that the first come soon. */
async function along(db: Database, { by, way, orderBy, following, limit }: SearchRequest, where: SQL | undefined): Promise<Found> {
  const inOrder = sql`order by ${sql.join([...orderBy], sql`, `)} limit ${where === undefined ? limit : LOOKED_THROUGH}`;
  const columns = sql`${users.id}, ${users.searchText}, ${users.bannedAt}, ${by} as place`;
  const looked = sql`select ${columns} from ${users} where ${following ?? sql`true`} ${inOrder}`;
  const rows = await idsOf(
    db,
    sql`select id from (${looked}) as ${users} where ${where ?? sql`true`} order by place ${way}, id ${way} limit ${limit}`,
  );
  return { ids: rows.map(({ id }) => Number(id)), total: null };
}

/** All that match, then the first of them: `offset 0` keeps the planner from walking along the order's index in the hope of matches. */
async function gathered(db: Database, { by, way, following, limit }: SearchRequest, where: SQL): Promise<Found> {
  const all = sql`select ${users.id}, ${by} as place, count(*) over ()::int as total from ${users} where ${and(where, following)} offset 0`;
  const rows = await idsOf(db, sql`select id, total from (${all}) as matches order by place ${way}, id ${way} limit ${limit}`);
  return { ids: rows.map(({ id }) => Number(id)), total: rows[0]?.total ?? 0 };
}

async function find(db: Database, request: SearchRequest, { indexed, scanned, isShort: short }: Wanted): Promise<Found> {
  if (indexed === undefined || scanned === undefined) return along(db, request, undefined);
  if ((await expected(db, scanned)) <= COUNTED) return gathered(db, request, indexed);
  const first = await along(db, request, scanned);
  // Where the order puts them last, all of them are found sooner than the first.
  return first.ids.length === request.limit ? first : gathered(db, request, short ? indexed : scanned);
}

/** Users whose name, email address or mobile number has the keywords in it, page by page. */
export async function searchMembers(db: Database, query: MemberQuery, timeZone: string): Promise<SearchPage<Member>> {
  const request = searchRequest(ORDERS, query);
  const wanted = await wantedOf(db, query);
  const { ids, total } = await find(db, request, wanted);
  const found = among(users.id, sql`select unnest(${`{${ids.join(',')}}`}::bigint[])`);
  const rows = await selectUsers(db, request.cursor)
    .where(found)
    .orderBy(...request.orderBy);
  return searchPage(db, request, rows, {
    itemOf: (row) => memberOf(userOf(row), timeZone),
    matches: total ?? selectMatches(db, wanted.scanned),
  });
}
