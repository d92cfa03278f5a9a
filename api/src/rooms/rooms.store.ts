import type { Room, RoomApproval } from '@arena/shared/contract';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { games } from '../db/schema/games';
import { users } from '../db/schema/people';
import { roomApprovals, rooms, roomWinners } from '../db/schema/rooms';
import { toUnits } from '../money/cents';
import { wallClock } from '../time/platform-time';
import { ACCEPTED, APPROVAL } from './room-status';

const creator = alias(users, 'creator');
const opponent = alias(users, 'opponent');

async function selectRooms(db: Database, where: SQL, timeZone: string): Promise<Room[]> {
  const rows = await db
    .select({
      room: rooms,
      game: games,
      creator: { id: creator.id, name: creator.name },
      opponent: { id: opponent.id, name: opponent.name },
      transactionId: roomWinners.transactionId,
    })
    .from(rooms)
    .innerJoin(games, eq(games.id, rooms.gameId))
    .innerJoin(creator, eq(creator.id, rooms.creatorId))
    .leftJoin(roomApprovals, and(eq(roomApprovals.roomId, rooms.id), inArray(roomApprovals.status, ACCEPTED)))
    .leftJoin(opponent, eq(opponent.id, roomApprovals.userId))
    .leftJoin(roomWinners, eq(roomWinners.roomId, rooms.id))
    .where(where)
    .orderBy(desc(rooms.createdAt), desc(rooms.id));
  return rows.map(({ room, transactionId, ...people }) => ({
    ...people,
    id: room.id,
    status: room.status,
    gameType: room.gameType,
    round: room.round,
    playerCount: room.playerCount,
    createdAt: wallClock(room.createdAt, timeZone),
    entryFee: toUnits(room.entryFeeCents),
    prize: room.prizeCents === null ? null : toUnits(room.prizeCents),
    accessId: room.accessId,
    password: room.password,
    tpp: room.tpp,
    fpp: room.fpp,
    creatorScreenshot: room.creatorScreenshot,
    opponentScreenshot: room.opponentScreenshot,
    transactionId: transactionId === null ? null : String(transactionId),
  }));
}

/** Newest first. */
export const listRooms = (db: Database, status: string, timeZone: string) => selectRooms(db, eq(rooms.status, status), timeZone);

export async function findRoom(db: Database, id: number, timeZone: string): Promise<Room | null> {
  return (await selectRooms(db, eq(rooms.id, id), timeZone))[0] ?? null;
}

/**
 * The requests to play in a room, oldest first. Asked for the accepted one, a room that was paid answers it as COMPLETED: the
 * console fetches with CREATOR_APPROVED only, and has to see that the room is paid (part 2 §4).
 */
export async function listApprovals(db: Database, room: Room, status: string | undefined, timeZone: string): Promise<RoomApproval[]> {
  const wanted = status === APPROVAL.accepted ? ACCEPTED : status === undefined ? null : [status];
  const rows = await db
    .select({ approval: roomApprovals, user: { id: users.id, name: users.name } })
    .from(roomApprovals)
    .innerJoin(users, eq(users.id, roomApprovals.userId))
    .where(and(eq(roomApprovals.roomId, room.id ?? 0), wanted === null ? undefined : inArray(roomApprovals.status, wanted)))
    .orderBy(asc(roomApprovals.requestedAt), asc(roomApprovals.id));
  return rows.map(({ approval, user }) => ({
    status: approval.status,
    requestedAt: wallClock(approval.requestedAt, timeZone),
    opponent: user,
    room,
  }));
}
