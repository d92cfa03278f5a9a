import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { roomApprovals, rooms } from '../db/schema/rooms';

/** Statuses of a room that have rules here; the database may hold more words. */
export const ROOM = { scheduled: 'PENDING', awaitsPayout: 'COIN_TIME', paid: 'ALL_DONE' } as const;
/** A player's request to play in a room. */
export const APPROVAL = { requested: 'PENDING', accepted: 'CREATOR_APPROVED', completed: 'COMPLETED', rejected: 'REJECTED' } as const;
/** The opponent's request stays the accepted one after the room was paid. */
export const ACCEPTED = [APPROVAL.accepted, APPROVAL.completed];
export type RoomRow = typeof rooms.$inferSelect;

/** The room, with its row locked until the transaction ends, so that changes and payments run one after another. */
export const lockRoom = async (tx: Database, id: number): Promise<RoomRow> =>
  foundRow(await tx.select().from(rooms).where(eq(rooms.id, id)).for('update'), 'Room', id);

/** The ids of a room's creator and, where one was accepted, its opponent: who may win it. */
export async function playersOf(tx: Database, { id, creatorId }: RoomRow): Promise<number[]> {
  const opponents = await tx
    .select({ id: roomApprovals.userId })
    .from(roomApprovals)
    .where(and(eq(roomApprovals.roomId, id), inArray(roomApprovals.status, ACCEPTED)));
  return [creatorId, ...opponents.map((opponent) => opponent.id)];
}
