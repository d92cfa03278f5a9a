import { asc, eq, sum } from 'drizzle-orm';
import { type Act, recordChange } from '../audit/record-change';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { roomApprovals, rooms } from '../db/schema/rooms';
import { badRequest } from '../http/errors';
import { giveBack, type Refund } from '../money/refund';
import { lockRoom } from './room-row';
import { ROOM } from './room-status';

/** What the books say was taken for a room and not given back yet, by user id. */
async function openFees(tx: Database, roomId: number): Promise<Refund[]> {
  const rows = await tx
    .select({ userId: transactions.userId, total: sum(transactions.amountCents) })
    .from(transactions)
    .where(eq(transactions.roomId, roomId))
    .groupBy(transactions.userId)
    .orderBy(asc(transactions.userId));
  return rows.map(({ userId, total }) => ({ userId, cents: -Number(total) })).filter(({ cents }) => cents > 0);
}

/** Deletes a scheduled room and gives the entry fees back. */
export function removeRoom(db: Database, id: number, act: Act): Promise<Refund[]> {
  return db.transaction(async (tx) => {
    const room = await lockRoom(tx, id);
    if (room.status !== ROOM.scheduled)
      throw badRequest(`Room ${id} is ${room.status}: only a room that is ${ROOM.scheduled} can be deleted.`);
    const refunds = await openFees(tx, id);
    await giveBack(tx, refunds, { of: `room ${id}`, title: `Room ${id}`, roomId: id, ...act });
    const approvals = await tx.select().from(roomApprovals).where(eq(roomApprovals.roomId, id));
    await tx.delete(rooms).where(eq(rooms.id, id));
    await recordChange(tx, { subject: 'room', id, status: null, ...act, verb: 'delete', before: { room, approvals }, after: { refunds } });
    return refunds;
  });
}
