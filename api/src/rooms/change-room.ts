import type { RoomSettings } from '@arena/shared/contract';
import { asc, eq, sum } from 'drizzle-orm';
import { type Act, changesNothing, recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { roomApprovals, rooms } from '../db/schema/rooms';
import { badRequest } from '../errors';
import { toCents } from '../cents';
import { OWN_PRIZE, requireOtherThan } from '../money/ledger';
import { giveBack, type Refund } from '../money/prizes';
import { lockRoom, playersOf, ROOM } from './room-row';
import * as t from './rooms.messages';

/** Settings that are left out stay as they are. */
function changesOf({ prize, ...settings }: RoomSettings): Partial<typeof rooms.$inferInsert> {
  const prizeCents = prize === undefined ? undefined : toCents(prize);
  if (prizeCents === null) throw badRequest(t.prizeDecimals);
  return Object.fromEntries(Object.entries({ ...settings, prizeCents }).filter(([, value]) => value !== undefined));
}

/** Changes the settings of a room that is not paid. The prize of a paid room is a fact. */
export function changeRoom(db: Database, roomId: number, settings: RoomSettings, act: Act): Promise<void> {
  const changes = changesOf(settings);
  return db.transaction(async (tx) => {
    const before = await lockRoom(tx, roomId);
    if (before.status === ROOM.paid) throw badRequest(t.paidSettings(roomId));
    if (changesNothing(before, { ...before, ...changes })) return;
    if ((changes.prizeCents ?? before.prizeCents) !== before.prizeCents)
      for (const playerId of await playersOf(tx, before)) requireOtherThan(playerId, act.actorId, OWN_PRIZE);
    const [after] = await tx.update(rooms).set(changes).where(eq(rooms.id, roomId)).returning();
    await recordChange(tx, { subject: 'room', id: roomId, status: before.status, ...act, verb: 'update', before, after });
  });
}

/** The fees that the books show as taken for a room and not yet refunded, by user id. */
async function openFees(tx: Database, roomId: number): Promise<Refund[]> {
  const rows = await tx
    .select({ userId: transactions.userId, total: sum(transactions.amountCents) })
    .from(transactions)
    .where(eq(transactions.roomId, roomId))
    .groupBy(transactions.userId)
    .orderBy(asc(transactions.userId));
  return rows.map(({ userId, total }) => ({ userId, cents: -Number(total) })).filter(({ cents }) => cents > 0);
}

export function removeRoom(db: Database, id: number, act: Act): Promise<Refund[]> {
  return db.transaction(async (tx) => {
    const room = await lockRoom(tx, id);
    if (room.status !== ROOM.scheduled) throw badRequest(t.onlyScheduledDeleted(id, room.status, ROOM.scheduled));
    const refunds = await openFees(tx, id);
    await giveBack(tx, refunds, { of: `room ${id}`, title: `Room ${id}`, roomId: id, ...act });
    const approvals = await tx.select().from(roomApprovals).where(eq(roomApprovals.roomId, id));
    await tx.delete(rooms).where(eq(rooms.id, id));
    await recordChange(tx, { subject: 'room', id, status: null, ...act, verb: 'delete', before: { room, approvals }, after: { refunds } });
    return refunds;
  });
}
