import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { roomApprovals, type rooms } from '../db/schema/rooms';
import { ACCEPTED } from './room-status';

/** The ids of a room's creator and, where one was accepted, its opponent: who may win it. */
export async function playersOf(tx: Database, { id, creatorId }: Pick<typeof rooms.$inferSelect, 'id' | 'creatorId'>): Promise<number[]> {
  const [opponent] = await tx
    .select({ id: roomApprovals.userId })
    .from(roomApprovals)
    .where(and(eq(roomApprovals.roomId, id), inArray(roomApprovals.status, ACCEPTED)));
  return [creatorId, ...(opponent === undefined ? [] : [opponent.id])];
}
