import type { FullMapRoom, SearchPage } from '@arena/shared/contract';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { among } from '../db/among';
import { contains } from '../db/contains';
import type { Database } from '../db/database';
import { fullmapRooms } from '../db/schema/fullmap-rooms';
import { games, maps, modes } from '../db/schema/games';
import { users } from '../db/schema/people';
import { emptyPage, type Orders, pageOfIds, readInOrder, type SearchQuery, searchRequest } from '../db/search-pages';
import { readFullmaps } from './fullmap-rooms.store';

/*
 * Administrators make these rooms by hand, so there are thousands of them and not millions: those of a status are looked at one after
 * the other, along the index of the order.
 */

const { id, createdAt, status } = fullmapRooms;
const ORDERS: Orders = {
  id,
  known: { created: { by: createdAt, type: 'timestamptz' } },
  usual: { sort: 'created', order: 'desc' },
};

/** Whether a room has the keywords in its title, its ids, or the name of its game, map, mode or creator. */
function hasKeywords(keywords: string): SQL | undefined {
  return or(
    contains(sql`lower(${fullmapRooms.title})`, keywords),
    contains(sql`${id}::text`, keywords),
    contains(sql`lower(${fullmapRooms.accessId})`, keywords),
    among(fullmapRooms.gameId, sql`select ${games.id} from ${games} where ${contains(sql`lower(${games.title})`, keywords)}`),
    among(fullmapRooms.mapId, sql`select ${maps.id} from ${maps} where ${contains(sql`lower(${maps.title})`, keywords)}`),
    among(fullmapRooms.modeId, sql`select ${modes.id} from ${modes} where ${contains(sql`lower(${modes.name})`, keywords)}`),
    sql`(select ${contains(sql`lower(${users.name})`, keywords)} from ${users} where ${eq(users.id, fullmapRooms.creatorId)})`,
  );
}

/** The rooms in a status with the keywords in them, page by page. */
export async function searchFullmaps(
  db: Database,
  query: SearchQuery & { readonly status: string },
  timeZone: string,
): Promise<SearchPage<FullMapRoom>> {
  const request = searchRequest(ORDERS, query);
  const keywords = query.keywords?.trim() ?? '';
  // No text in the database can contain it, and PostgreSQL refuses it.
  if (keywords.includes('\0')) return emptyPage(request);
  const where = and(eq(status, query.status), keywords === '' ? undefined : hasKeywords(keywords));
  return readInOrder(id, await pageOfIds(db, fullmapRooms, request, where), (found) => readFullmaps(db, found, timeZone));
}
