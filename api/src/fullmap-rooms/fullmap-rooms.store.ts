import type { FullMapRoom, Page } from '@arena/shared/contract';
import { desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { fullmapRooms } from '../db/schema/fullmap-rooms';
import { games, maps, modes } from '../db/schema/games';
import { users } from '../db/schema/people';
import { offsetOf, type PageRequest, pageOfItems } from '../http/paging';
import { toUnits } from '../money/cents';
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

/** The rooms that fulfil a condition, newest first. */
export const readFullmaps = async (db: Database, where: SQL, timeZone: string): Promise<FullMapRoom[]> =>
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

/** Locks the room's row until the transaction ends: whoever changes a room, its requests or its winners takes turns on it. */
export async function lockFullmap(tx: Database, id: number): Promise<FullmapRow> {
  return foundFullmap(await tx.select().from(fullmapRooms).where(eq(fullmapRooms.id, id)).for('update'), id);
}
