import type { FullMapRoom, Page, SearchPage } from '@arena/shared/contract';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { among, contains, keywordsOf } from '../db/conditions';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { games, maps, modes } from '../db/schema/games';
import { fullmapRooms } from '../db/schema/matches';
import { users } from '../db/schema/people';
import { type Orders, pageOfIds, readInOrder, type SearchQuery, searchRequest } from '../db/search-pages';
import { NAME_TEXT } from '../db/search-text';
import { offsetOf, pageOfItems, type PageRequest } from '../db/paging';
import { toUnits } from '../cents';
import { wallClock } from '../time/platform-time';
import { tiersOf } from './reward-tiers';

export type FullmapRow = typeof fullmapRooms.$inferSelect;
const foundFullmap = <Row>(rows: readonly Row[], id: number) => foundRow(rows, 'Fullmap', id, 'fullmapId');

function selectFullmaps(db: Database, where: SQL) {
  return db
    .select({
      room: fullmapRooms,
      game: games,
      mode: modes,
      map: { id: maps.id, title: maps.title },
      creator: { id: users.id, name: users.name },
    })
    .from(fullmapRooms)
    .innerJoin(games, eq(games.id, fullmapRooms.gameId))
    .innerJoin(modes, eq(modes.id, fullmapRooms.modeId))
    .innerJoin(maps, eq(maps.id, fullmapRooms.mapId))
    .innerJoin(users, eq(users.id, fullmapRooms.creatorId))
    .where(where)
    .orderBy(desc(fullmapRooms.createdAt), desc(fullmapRooms.id))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectFullmaps>>[number];

function fullmapRoomOf({ room, ...around }: Row, timeZone: string): FullMapRoom {
  return {
    ...around,
    ...room,
    entryFee: toUnits(room.entryFeeCents),
    startsAt: wallClock(room.startsAt, timeZone),
    prizePool: toUnits(room.prizePoolCents),
    rewards: tiersOf(room),
    createdAt: wallClock(room.createdAt, timeZone),
  };
}

const readFullmaps = async (db: Database, where: SQL, timeZone: string): Promise<FullMapRoom[]> =>
  (await selectFullmaps(db, where)).map((row) => fullmapRoomOf(row, timeZone));

/** Newest first. */
export async function listFullmaps(db: Database, status: string, page: PageRequest, timeZone: string): Promise<Page<FullMapRoom>> {
  const where = eq(fullmapRooms.status, status);
  const total = await db.$count(fullmapRooms, where);
  const rows = await selectFullmaps(db, where).limit(page.size).offset(offsetOf(page));
  return pageOfItems(rows, (row) => fullmapRoomOf(row, timeZone), total, page);
}

export async function findFullmap(db: Database, id: number, timeZone: string): Promise<FullMapRoom> {
  return foundFullmap(await readFullmaps(db, eq(fullmapRooms.id, id), timeZone), id);
}

/** Locks the room's row until the transaction ends: changes of a room, its requests and its winners take turns on it. */
export async function lockFullmap(tx: Database, id: number): Promise<FullmapRow> {
  return foundFullmap(await tx.select().from(fullmapRooms).where(eq(fullmapRooms.id, id)).for('update'), id);
}

/* Administrators make these rooms by hand: a search scans the thousands of a status along the index of the order. */

const { id, createdAt, status } = fullmapRooms;
const ORDERS: Orders = {
  id,
  known: { created: { by: createdAt, type: 'timestamptz' } },
  usual: { sort: 'created', order: 'desc' },
};

/** Whether a room has the keywords in its title, its ids, or the name of its game, map, mode or creator. */
function hasKeywords(keywords: string): SQL | undefined {
  return or(
    contains(sql`search_form(${fullmapRooms.title})`, keywords),
    contains(sql`${id}::text`, keywords),
    contains(sql`search_form(${fullmapRooms.accessId})`, keywords),
    among(fullmapRooms.gameId, sql`select ${games.id} from ${games} where ${contains(sql`search_form(${games.title})`, keywords)}`),
    among(fullmapRooms.mapId, sql`select ${maps.id} from ${maps} where ${contains(sql`search_form(${maps.title})`, keywords)}`),
    among(fullmapRooms.modeId, sql`select ${modes.id} from ${modes} where ${contains(sql`search_form(${modes.name})`, keywords)}`),
    sql`(select ${contains(NAME_TEXT, keywords)} from ${users} where ${eq(users.id, fullmapRooms.creatorId)})`,
  );
}

export async function searchFullmaps(
  db: Database,
  query: SearchQuery & { readonly status: string },
  timeZone: string,
): Promise<SearchPage<FullMapRoom>> {
  const request = searchRequest(ORDERS, query);
  const keywords = keywordsOf(query);
  const where = and(eq(status, query.status), keywords === '' ? undefined : hasKeywords(keywords));
  return readInOrder(id, await pageOfIds(db, fullmapRooms, request, where), (found) => readFullmaps(db, found, timeZone));
}
