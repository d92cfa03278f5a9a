import type { Person, WinnerReceipt, WinnerSubmission } from '@arena/shared/contract';
import { and, eq } from 'drizzle-orm';
import { type PayingAct, recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { users } from '../db/schema/people';
import { roomApprovals, rooms, roomWinners } from '../db/schema/rooms';
import { badRequest } from '../errors';
import { formatAmount, toUnits } from '../cents';
import { book } from '../money/ledger';
import { notifyUser } from '../notifications/notify';
import { formatTime, wallClock } from '../time/platform-time';
import { APPROVAL, lockRoom, playersOf, ROOM, type RoomRow } from './room-row';
import * as t from './rooms.messages';

type Payment = WinnerSubmission & PayingAct & { readonly roomId: number };

interface Paid {
  readonly winner: Person;
  readonly cents: number;
  readonly paidAt: Date;
}

function receipt({ winner, cents, paidAt }: Paid, alreadyPaid: boolean, message: string, timeZone: string): WinnerReceipt {
  return { message, alreadyPaid, paidAt: wallClock(paidAt, timeZone), amount: toUnits(cents), winner };
}

/** The room's payment, when there is one: the answer to a call that names the same winner; one that names another is refused. */
async function firstPayment(tx: Database, { roomId, winnerId, timeZone }: Payment): Promise<WinnerReceipt | null> {
  const [row] = await tx
    .select({ winner: { id: users.id, name: users.name }, cents: roomWinners.amountCents, paidAt: roomWinners.paidAt })
    .from(roomWinners)
    .innerJoin(users, eq(users.id, roomWinners.userId))
    .where(eq(roomWinners.roomId, roomId));
  if (row === undefined) return null;
  const message = t.alreadyPaid(roomId, formatAmount(row.cents), row.winner.name, formatTime(row.paidAt, timeZone));
  if (row.winner.id !== winnerId) throw badRequest(t.noOneElse(message));
  return receipt(row, true, message, timeZone);
}

async function findWinner(tx: Database, room: RoomRow, winnerId: number): Promise<Person> {
  if (!(await playersOf(tx, room)).includes(winnerId)) {
    throw badRequest(t.didNotPlay(winnerId, room.id));
  }
  return foundRow(await tx.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, winnerId)), 'User', winnerId);
}

/** Pays a room's winner, once, under the lock of the room's row: of two calls the second waits, then finds the first one's payment. */
export function payWinner(db: Database, payment: Payment): Promise<WinnerReceipt> {
  return db.transaction(async (tx) => {
    const { roomId, now, timeZone } = payment;
    const room = await lockRoom(tx, roomId);
    const earlier = await firstPayment(tx, payment);
    if (earlier !== null) return earlier;
    if (room.status !== ROOM.awaitsPayout) {
      throw badRequest(t.notAwaitingPayout(roomId, room.status, ROOM.awaitsPayout));
    }
    if (room.prizeCents === null) throw badRequest(t.noPrizeYet(roomId));
    const winner = await findWinner(tx, room, payment.winnerId);
    const paid = { winner, cents: room.prizeCents, paidAt: now };
    await settle(tx, payment, paid);
    return receipt(paid, false, t.paidForRoom(formatAmount(paid.cents), winner.name, roomId), timeZone);
  });
}

/** Every effect of a payment. The unique key of `room_winners` is the last guard. */
async function settle(tx: Database, payment: Payment, { cents }: Paid): Promise<void> {
  const { roomId, winnerId, position, message, idempotencyKey, bannedConfirmed, actorId, now } = payment;
  const cause = { kind: 'payout', actorId, bannedConfirmed } as const;
  const reason = t.prizeOfRoom(roomId);
  const transactionId = await book(tx, { userId: winnerId, cents, cause, reason, roomId, at: now });
  await tx.insert(roomWinners).values({
    roomId,
    userId: winnerId,
    position,
    message,
    amountCents: cents,
    transactionId,
    idempotencyKey,
    paidBy: actorId,
    paidAt: now,
  });
  await tx.update(rooms).set({ status: ROOM.paid }).where(eq(rooms.id, roomId));
  await tx
    .update(roomApprovals)
    .set({ status: APPROVAL.completed })
    .where(and(eq(roomApprovals.roomId, roomId), eq(roomApprovals.status, APPROVAL.accepted)));
  const news = t.youWonAmount(roomId, formatAmount(cents));
  const body = message === '' ? news : message;
  await notifyUser(tx, { userId: winnerId, type: 'other', title: t.youWon(roomId), body, at: now });
  await recordChange(tx, {
    ...{ subject: 'room', id: roomId, status: ROOM.paid, verb: 'pay-winner', actorId, now },
    before: { status: ROOM.awaitsPayout },
    after: { status: ROOM.paid, winnerId, amountCents: cents, position, message, transactionId, idempotencyKey },
  });
}
