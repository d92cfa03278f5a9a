import { type Room, type RoomApproval, roomCalls } from '@arena/shared/contract';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { games } from '../db/schema/games';
import { users } from '../db/schema/people';
import { roomApprovals, rooms, roomWinners } from '../db/schema/rooms';
import { rawJsonList } from '../http/raw-json-list';
import { toUnits } from '../money/cents';
import { wallClock } from '../time/platform-time';
import { ACCEPTED, APPROVAL } from './room-status';

const creator = alias(users, 'creator');
const opponent = alias(users, 'opponent');

/** Newest first. */
function selectRooms(db: Database, where: SQL) {
  return db
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
}

type Row = Awaited<ReturnType<typeof selectRooms>>[number];

function roomOf({ room, transactionId, ...around }: Row, timeZone: string): Room {
  return {
    ...around,
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
  };
}

/** The list as the wire has it. */
export const writeRooms = async (db: Database, status: string, timeZone: string) =>
  rawJsonList(roomCalls.listByStatus.response.item, await selectRooms(db, eq(rooms.status, status)), (row) => roomOf(row, timeZone));

export async function findRoom(db: Database, id: number, timeZone: string): Promise<Room | null> {
  const [row] = await selectRooms(db, eq(rooms.id, id));
  return row === undefined ? null : roomOf(row, timeZone);
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
