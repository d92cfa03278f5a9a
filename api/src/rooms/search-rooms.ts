import type { Room, SearchPage } from '@arena/shared/contract';
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { contains, type Ids, idsUpTo, keywordsOf, lookedUp } from '../db/conditions';
import type { Database } from '../db/database';
import { games } from '../db/schema/games';
import { users } from '../db/schema/people';
import { roomApprovals, rooms } from '../db/schema/rooms';
import { type Search, searchInSteps } from '../db/search-in-steps';
import { type Orders, pageOfIds, readInOrder, type SearchQuery, searchRequest } from '../db/search-pages';
import { NAME_TEXT, searchedFor } from '../db/search-text';
import { ACCEPTED } from './room-row';
import { readRooms } from './rooms.store';

/* The searched text may be in four places: the room itself, its game, and the name of each of the two players. */

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
  readonly gameIds: readonly number[];
}

const isNamed = ({ wanted }: Searched) => contains(NAME_TEXT, wanted);
/** The searchable parts of a room itself: its number, and its game. */
const hasNumber = ({ wanted }: Searched) => (/^\d+$/.test(wanted) ? contains(sql`${rooms.id}::text`, wanted) : undefined);
const isOfGame = ({ gameIds }: Searched) => (gameIds.length === 0 ? undefined : inArray(rooms.gameId, [...gameIds]));

function hasKeywords(searched: Searched): SQL | undefined {
  const creator = sql`(select ${isNamed(searched)} from ${users} where ${eq(users.id, rooms.creatorId)})`;
  const accepted = and(eq(roomApprovals.roomId, rooms.id), inArray(roomApprovals.status, ACCEPTED));
  const player = sql`${roomApprovals} join ${users} on ${eq(users.id, roomApprovals.userId)}`;
  return or(hasNumber(searched), isOfGame(searched), creator, sql`(select ${isNamed(searched)} from ${player} where ${accepted})`);
}

/** The rooms whose players match the keywords; null when there are too many. Reads one more of each kind than the limit. */
async function findFew(db: Database, searched: Searched): Promise<Ids | null> {
  const few = sql`limit ${FEW + 1}`;
  const people = await idsUpTo(db, sql`select ${users.id} from ${users} where ${searchedFor(searched.wanted, NAME_TEXT)}`, FEW);
  if (people === null) return null;
  const inStatus = eq(rooms.status, searched.status);
  const where = (found: SQL) => sql`(select ${rooms.id} from ${rooms} where ${and(inStatus, found)} ${few})`;
  const accepted = and(inStatus, inArray(roomApprovals.status, ACCEPTED), lookedUp(roomApprovals.userId, people));
  const played = sql`(select ${rooms.id} from ${roomApprovals} join ${rooms} on ${eq(rooms.id, roomApprovals.roomId)} where ${accepted} ${few})`;
  const own = [hasNumber(searched), isOfGame(searched)].flatMap((found) => found ?? []);
  return idsUpTo(db, sql.join([where(lookedUp(rooms.creatorId, people)), played, ...own.map(where)], sql` union `), FEW);
}

/** Few games match the keywords in their titles, so they are read once. */
async function searchFor(db: Database, status: string, wanted: string): Promise<Search> {
  const titled = await db
    .select({ id: games.id })
    .from(games)
    .where(contains(sql`search_form(${games.title})`, wanted));
  const searched: Searched = { status, wanted, gameIds: titled.map(({ id }) => id) };
  return {
    ...{ table: rooms, within: eq(rooms.status, status), hasKeywords: hasKeywords(searched) },
    ...{ lookedAt: LOOKED_AT, countedAmong: LOOKED_AT, findFew: () => findFew(db, searched) },
  };
}

/** The rooms in a status with the keywords in their number, game's title, creator's or opponent's name. */
export async function searchRooms(
  db: Database,
  query: SearchQuery & { readonly status: string },
  timeZone: string,
): Promise<SearchPage<Room>> {
  const request = searchRequest(ORDERS, query);
  const keywords = keywordsOf(query);
  const ids = await (keywords === ''
    ? pageOfIds(db, rooms, request, eq(rooms.status, query.status))
    : searchInSteps(db, request, await searchFor(db, query.status, keywords)));
  return readInOrder(rooms.id, ids, (where) => readRooms(db, where, timeZone));
}
