import { type Room, type RoomApproval, roomCalls } from '@arena/shared/contract';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { among } from '../db/conditions';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { games } from '../db/schema/games';
import { users } from '../db/schema/people';
import { roomApprovals, rooms, roomWinners } from '../db/schema/rooms';
import { BATCH, type Cursor, following, rawJsonList, timeText } from '../http/raw-json-list';
import { toUnits } from '../cents';
import { wallClock } from '../time/platform-time';
import { memberOf } from '../users/users.store';
import { ACCEPTED, APPROVAL } from './room-row';

const creator = alias(users, 'creator');
const opponent = alias(users, 'opponent');

/** Newest first. */
function selectRooms(db: Database, where: SQL) {
  return db
    .select({
      room: rooms,
      time: timeText(rooms.createdAt),
      game: games,
      creator: { id: creator.id, name: creator.name, bannedAt: creator.bannedAt },
      opponent: { id: opponent.id, name: opponent.name, bannedAt: opponent.bannedAt },
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

function roomOf({ room, game, creator: by, opponent: against, transactionId }: Row, timeZone: string): Room {
  return {
    ...room,
    game,
    creator: memberOf(by, timeZone),
    opponent: against === null ? null : memberOf(against, timeZone),
    createdAt: wallClock(room.createdAt, timeZone),
    entryFee: toUnits(room.entryFeeCents),
    prize: room.prizeCents === null ? null : toUnits(room.prizeCents),
    transactionId: transactionId === null ? null : String(transactionId),
  };
}

/** The rooms in a status that follow the cursor's, found by their ids: these an index alone answers. */
function roomsAfter(db: Database, status: string, after: Cursor | null): SQL {
  const { id, createdAt } = rooms;
  const ids = db
    .select({ id })
    .from(rooms)
    .where(and(eq(rooms.status, status), following(createdAt, id, after, 'newest first')));
  return among(id, ids.orderBy(desc(createdAt), desc(id)).limit(BATCH));
}

export const writeRooms = (db: Database, status: string, timeZone: string) =>
  rawJsonList(roomCalls.listByStatus.response.item, {
    select: (after: Cursor | null) => selectRooms(db, roomsAfter(db, status, after)),
    positionOf: ({ room, time }) => ({ at: time, id: room.id }),
    itemsOf: (rows) => rows.map((row) => roomOf(row, timeZone)),
  });

export const readRooms = async (db: Database, where: SQL, timeZone: string): Promise<Room[]> =>
  (await selectRooms(db, where)).map((row) => roomOf(row, timeZone));

export const findRoom = async (db: Database, id: number, timeZone: string): Promise<Room> =>
  roomOf(foundRow(await selectRooms(db, eq(rooms.id, id)), 'Room', id), timeZone);

const selectApprovals = (db: Database) =>
  db
    .select({
      approval: roomApprovals,
      time: timeText(roomApprovals.requestedAt),
      user: { id: users.id, name: users.name, bannedAt: users.bannedAt },
    })
    .from(roomApprovals)
    .innerJoin(users, eq(users.id, roomApprovals.userId));

type ApprovalRow = Awaited<ReturnType<typeof selectApprovals>>[number];

/** The requests to play in a room, oldest first. For the accepted status, a paid room answers it as COMPLETED (part 2 §4). */
export function writeApprovals(db: Database, room: Room, status: string | undefined, timeZone: string) {
  const { id, roomId, requestedAt } = roomApprovals;
  const wanted = status === APPROVAL.accepted ? ACCEPTED : status === undefined ? null : [status];
  const ofStatus = wanted === null ? undefined : inArray(roomApprovals.status, wanted);
  const itemOf = ({ approval, user }: ApprovalRow): RoomApproval => ({
    status: approval.status,
    requestedAt: wallClock(approval.requestedAt, timeZone),
    opponent: memberOf(user, timeZone),
    room,
  });
  return rawJsonList(roomCalls.approvals.response.item, {
    select: (after: Cursor | null) =>
      selectApprovals(db)
        .where(and(eq(roomId, room.id ?? 0), ofStatus, following(requestedAt, id, after, 'oldest first')))
        .orderBy(asc(requestedAt), asc(id))
        .limit(BATCH),
    positionOf: ({ approval, time }) => ({ at: time, id: approval.id }),
    itemsOf: (rows) => rows.map(itemOf),
  });
}
