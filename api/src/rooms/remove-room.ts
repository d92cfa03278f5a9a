import { asc, eq, sum } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { roomApprovals, rooms } from '../db/schema/rooms';
import { announceChange } from '../events/announce';
import { badRequest, notFound } from '../http/errors';
import { formatAmount } from '../money/cents';
import { book } from '../money/ledger';
import { notifyUser } from '../notifications/notify';
import { ROOM } from './room-status';

interface Refund {
  readonly userId: number;
  readonly cents: number;
}

/** What the books say was taken for a room and not given back yet. By user id: two deletions lock users in the same order. */
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
export function removeRoom(db: Database, roomId: number, { actorId, now }: { actorId: number; now: Date }): Promise<Refund[]> {
  return db.transaction(async (tx) => {
    const [room] = await tx.select().from(rooms).where(eq(rooms.id, roomId)).for('update');
    if (room === undefined) throw notFound('Room', roomId);
    if (room.status !== ROOM.scheduled)
      throw badRequest(`Room ${roomId} is ${room.status}: only a room that is ${ROOM.scheduled} can be deleted.`);
    const refunds = await openFees(tx, roomId);
    const cause = { kind: 'refund', actorId } as const;
    for (const { userId, cents } of refunds) {
      await book(tx, { userId, cents, cause, reason: `Entry fee of room ${roomId} given back`, roomId, at: now });
      const body = `Room ${roomId} was cancelled. Your entry fee of ${formatAmount(cents)} is back on your balance.`;
      await notifyUser(tx, { userId, type: 'alert', title: `Room ${roomId} was cancelled`, body, at: now });
    }
    const approvals = await tx.select().from(roomApprovals).where(eq(roomApprovals.roomId, roomId));
    await tx.delete(rooms).where(eq(rooms.id, roomId));
    await announceChange(tx, { subject: 'room', id: roomId, status: null, actorId });
    await recordAudit(tx, {
      at: now,
      actorId,
      action: 'room.delete',
      subject: 'room',
      subjectId: roomId,
      before: { room, approvals },
      after: { refunds },
    });
    return refunds;
  });
}
