import type { FullMapRoom, Page } from '@arena/shared/contract';
import { count, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { fullmapRooms } from '../db/schema/fullmap-rooms';
import { games, maps, modes } from '../db/schema/games';
import { users } from '../db/schema/people';
import { notFound } from '../http/errors';
import { offsetOf, type PageRequest, pageOfItems } from '../http/paging';
import { toUnits } from '../money/cents';
import { wallClock } from '../time/platform-time';
import { tiersOf } from './reward-tiers';

export type FullmapRow = typeof fullmapRooms.$inferSelect;

const noFullmap = (id: number) => notFound('Fullmap', id, 'fullmapId');

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
    id: room.id,
    title: room.title,
    rules: room.rules,
    entryFee: toUnits(room.entryFeeCents),
    startsAt: wallClock(room.startsAt, timeZone),
    durationMinutes: room.durationMinutes,
    prizePool: toUnits(room.prizePoolCents),
    maxPlayers: room.maxPlayers,
    accessId: room.accessId,
    password: room.password,
    rewards: tiersOf(room),
    status: room.status,
    createdAt: wallClock(room.createdAt, timeZone),
  };
}

/** The rooms that fulfil a condition, newest first. */
export const readFullmaps = async (db: Database, where: SQL, timeZone: string): Promise<FullMapRoom[]> =>
  (await selectFullmaps(db, where)).map((row) => fullmapRoomOf(row, timeZone));

/** Newest first. */
export async function listFullmaps(db: Database, status: string, page: PageRequest, timeZone: string): Promise<Page<FullMapRoom>> {
  const where = eq(fullmapRooms.status, status);
  const [total] = await db.select({ rows: count() }).from(fullmapRooms).where(where);
  const rows = await selectFullmaps(db, where).limit(page.size).offset(offsetOf(page));
  return pageOfItems(
    rows.map((row) => fullmapRoomOf(row, timeZone)),
    total?.rows ?? 0,
    page,
  );
}

export async function findFullmap(db: Database, id: number, timeZone: string): Promise<FullMapRoom> {
  const [room] = await readFullmaps(db, eq(fullmapRooms.id, id), timeZone);
  if (room === undefined) throw noFullmap(id);
  return room;
}

/** Locks the room's row until the transaction ends: whoever changes a room, its requests or its winners takes turns on it. */
export async function lockFullmap(tx: Database, id: number): Promise<FullmapRow> {
  const [room] = await tx.select().from(fullmapRooms).where(eq(fullmapRooms.id, id)).for('update');
  if (room === undefined) throw noFullmap(id);
  return room;
}
