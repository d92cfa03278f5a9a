import type { Room, SearchPage } from '@arena/shared/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { contains } from '../db/contains';
import type { Database } from '../db/database';
import { type Ids, idsUpTo, lookedUp } from '../db/ids-up-to';
import { games } from '../db/schema/games';
import { users } from '../db/schema/people';
import { roomApprovals, rooms } from '../db/schema/rooms';
import {
  emptyPage,
  idsWhere,
  type Orders,
  pageOfIds,
  searchPage,
  type SearchQuery,
  searchRequest,
  type SearchRequest,
} from '../db/search-pages';
import { hasShortParts } from '../users/search-text';
import { ACCEPTED } from './room-status';
import { roomsOf } from './rooms.store';

/*
 * What is searched for stands in four places: the room itself, its game, and the two players' names. No index has all of it, so:
 *
 *   many rooms have it   the rooms that come next are looked at one by one, and soon fill a page
 *   few rooms have it    whose names have it is found by their index, and then their rooms
 *
 * Which of the two it is shows when some rooms have been looked at.
 */

const ORDERS: Orders = {
  id: rooms.id,
  known: { created: { by: rooms.createdAt, type: 'timestamptz' } },
  usual: { sort: 'created', order: 'desc' },
};

/** So many rooms are looked at one by one, in about 50 ms. */
const LOOKED_AT = 6000;
/** Of how many people the rooms are looked up, and how many rooms of theirs are sorted. */
const FEW = 10_000;

interface Searched {
  readonly status: string;
  readonly wanted: string;
  /** The games with the keywords in their titles. */
  readonly gameIds: readonly number[];
}

const isNamed = ({ wanted }: Searched) => contains(sql`lower(${users.name})`, wanted);
/** The same, found by an index: of three letters in a row, or of single ones and pairs. */
function isFoundByName(searched: Searched): SQL | undefined {
  if (/[\p{L}\p{N}]{3}/u.test(searched.wanted)) return isNamed(searched);
  // Not the other index's condition, which would be read from end to end.
  return and(hasShortParts(sql`lower(${users.name})`, searched.wanted), sql`(${isNamed(searched)}) is true`);
}
/** What a room itself can have in it: its number, and its game. */
const hasNumber = ({ wanted }: Searched) => (/^\d+$/.test(wanted) ? contains(sql`${rooms.id}::text`, wanted) : undefined);
const isOfGame = ({ gameIds }: Searched) => (gameIds.length === 0 ? undefined : inArray(rooms.gameId, [...gameIds]));

/** Whether a room has the keywords in it, found out for each room on its own. */
function hasKeywords(searched: Searched): SQL | undefined {
  const creator = sql`(select ${isNamed(searched)} from ${users} where ${eq(users.id, rooms.creatorId)})`;
  const accepted = and(eq(roomApprovals.roomId, rooms.id), inArray(roomApprovals.status, ACCEPTED));
  const player = sql`${roomApprovals} join ${users} on ${eq(users.id, roomApprovals.userId)}`;
  return or(hasNumber(searched), isOfGame(searched), creator, sql`(select ${isNamed(searched)} from ${player} where ${accepted})`);
}

interface Found {
  readonly id: number;
  readonly cursor: string;
}

interface Looked {
  readonly rows: readonly Found[];
  readonly total: number;
  /** Whether no room is left that was not looked at. */
  readonly isAll: boolean;
}

/** A page's rooms among those that come next in the status, and how many there are among them in all. */
async function lookAtNext(db: Database, searched: Searched, { following, orderBy, limit, cursor }: SearchRequest): Promise<Looked> {
  const { id, creatorId, gameId, createdAt } = rooms;
  const inOrder = sql`order by ${sql.join([...orderBy], sql`, `)}`;
  const next = sql`select ${id}, ${creatorId}, ${gameId}, ${createdAt} from ${rooms} where ${and(eq(rooms.status, searched.status), following)}
    ${inOrder} limit ${LOOKED_AT}`;
  // Named as the table, so that the same conditions hold for it.
  const { rows } = (await db.execute(sql`with next as materialized (${next})
    select ${id} as id, ${cursor} as cursor, (count(*) over ())::int as total, (select count(*) from next)::int as seen
    from next as rooms where ${hasKeywords(searched)} ${inOrder} limit ${limit}`)) as unknown as {
    rows: (Found & { readonly total: number; readonly seen: number })[];
  };
  const [first = { total: 0, seen: LOOKED_AT }] = rows;
  return { rows: rows.map((row) => ({ ...row, id: Number(row.id) })), total: first.total, isAll: first.seen < LOOKED_AT };
}

/** The rooms with the keywords in them, by their people; null when these are too many. Of each kind one more than a few are asked for. */
async function findFew(db: Database, searched: Searched): Promise<Ids | null> {
  const few = sql`limit ${FEW + 1}`;
  const people = await idsUpTo(db, sql`select ${users.id} from ${users} where ${isFoundByName(searched)}`, FEW);
  if (people === null) return null;
  const inStatus = eq(rooms.status, searched.status);
  const where = (found: SQL) => sql`(select ${rooms.id} from ${rooms} where ${and(inStatus, found)} ${few})`;
  const accepted = and(inStatus, inArray(roomApprovals.status, ACCEPTED), lookedUp(roomApprovals.userId, people));
  const played = sql`(select ${rooms.id} from ${roomApprovals} join ${rooms} on ${eq(rooms.id, roomApprovals.roomId)} where ${accepted} ${few})`;
  const own = [hasNumber(searched), isOfGame(searched)].flatMap((found) => found ?? []);
  return idsUpTo(db, sql.join([where(lookedUp(rooms.creatorId, people)), played, ...own.map(where)], sql` union `), FEW);
}

type Page = SearchPage<number>;

async function pageWith(db: Database, request: SearchRequest, searched: Searched): Promise<Page> {
  const looked = await lookAtNext(db, searched, request);
  const pageOf = async (rows: readonly Found[]): Promise<Page> => {
    const page = await searchPage(db, request, rows, { itemOf: ({ id }) => id, matches: Math.max(looked.total, rows.length) });
    return { ...page, totalIsLeast: page.totalIsLeast || (page.total !== null && page.next !== null && !looked.isAll) };
  };
  if (looked.isAll || looked.rows.length === request.limit) return pageOf(looked.rows);
  const found = await findFew(db, searched);
  if (found !== null) return pageOfIds(db, rooms, request, lookedUp(rooms.id, found), found.count);
  // Of more people than a few, and yet of few of the rooms that were looked at: the others are looked at too.
  return pageOf(await idsWhere(db, rooms, request, and(eq(rooms.status, searched.status), hasKeywords(searched))));
}

async function page(db: Database, request: SearchRequest, status: string, keywords = ''): Promise<Page> {
  const wanted = keywords.trim();
  const inStatus = eq(rooms.status, status);
  if (wanted === '') return pageOfIds(db, rooms, request, inStatus);
  // No text in the database can contain it, and PostgreSQL refuses it.
  if (wanted.includes('\0')) return emptyPage(request);
  const titled = await db
    .select({ id: games.id })
    .from(games)
    .where(contains(sql`lower(${games.title})`, wanted));
  return pageWith(db, request, { status, wanted, gameIds: titled.map(({ id }) => id) });
}

/** The rooms in a status with the keywords in their number, game's title, creator's or opponent's name. */
export async function searchRooms(
  db: Database,
  query: SearchQuery & { readonly status: string },
  timeZone: string,
): Promise<SearchPage<Room>> {
  const { items: ids, ...found } = await page(db, searchRequest(ORDERS, query), query.status, query.keywords);
  return { items: await roomsOf(db, ids, timeZone), ...found };
}
