import { hashPassword, unusableHash } from '../auth/passwords';
import type { Database } from '../db/database';
import { ROLES } from '../db/migrate';
import { transactions } from '../db/schema/money';
import { userRoles, users } from '../db/schema/people';
import { auditEntries, images, notifications } from '../db/schema/records';
import { roomApprovals, rooms, roomWinners } from '../db/schema/rooms';
import { APPROVAL, ROOM } from '../rooms/room-status';
import { type DemoData, paidAtOf } from './demo-data';
import { approvalStatusOf, type DemoRoom } from './demo-rooms';
import { demoImages } from './demo-images';
import { looksOfPerson } from '../users/looks';

const MINUTE = 60_000;
type Ids = readonly number[];

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`The demo data have no entry ${place}`);
  return found;
}

async function insertUsers(tx: Database, data: DemoData): Promise<Ids> {
  const nobody = await unusableHash();
  const balances = data.users.map((_, place) =>
    data.movements.filter(({ user }) => user === place).reduce((sum, { cents }) => sum + cents, 0),
  );
  const rows = await Promise.all(
    data.users.map(async ({ admin: _admin, password, ...user }, place) => ({
      ...user,
      ...looksOfPerson(user),
      passwordHash: password === null ? nobody : await hashPassword(password),
      balanceCents: at(balances, place),
      createdAt: at(data.joinedAt, place),
    })),
  );
  const ids = (await tx.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id);
  await tx.insert(userRoles).values(
    data.users.flatMap(({ admin }, place) => {
      const granted = admin ? [ROLES.admin, ROLES.normal] : [ROLES.normal];
      return granted.map((role) => ({ userId: at(ids, place), roleId: role.id }));
    }),
  );
  return ids;
}

async function insertRooms(tx: Database, data: DemoData, people: Ids): Promise<Ids> {
  const rows = data.rooms.map(({ feeCents, creator, screenshots, opponent: _opponent, requests: _requests, winner: _winner, ...room }) => ({
    ...room,
    entryFeeCents: feeCents,
    creatorId: at(people, creator),
    creatorScreenshot: screenshots[0],
    opponentScreenshot: screenshots[1],
  }));
  const ids = (await tx.insert(rooms).values(rows).returning({ id: rooms.id })).map(({ id }) => id);
  await tx.insert(roomApprovals).values(
    data.rooms.flatMap((room, place) => {
      const request = (user: number, status: string) => ({
        roomId: at(ids, place),
        userId: at(people, user),
        status,
        requestedAt: new Date(room.createdAt.getTime() + 2 * MINUTE),
      });
      const accepted = room.opponent === null ? [] : [request(room.opponent, approvalStatusOf(room))];
      return [...accepted, ...room.requests.map((user) => request(user, APPROVAL.requested))];
    }),
  );
  return ids;
}

/** The books, in the order of time; answers which transaction paid which room. */
async function insertMovements(tx: Database, data: DemoData, people: Ids, roomIds: Ids): Promise<Map<number, number>> {
  const rows = data.movements.map(({ user, cents, reason, room, at: createdAt }) => {
    const roomId = room === null ? null : at(roomIds, room);
    const type = cents < 0 ? ('DEBITED' as const) : ('CREDITED' as const);
    return { userId: at(people, user), amountCents: cents, type, reason: reason(roomId ?? 0), roomId, createdAt };
  });
  const ids = await tx.insert(transactions).values(rows).returning({ id: transactions.id });
  const paid = new Map<number, number>();
  data.movements.forEach(({ prize, room }, place) => {
    if (prize && room !== null) paid.set(room, at(ids, place).id);
  });
  return paid;
}

function paymentOf(room: DemoRoom, roomId: number, winnerId: number, paidBy: number, transactionId: number) {
  const [position, message, paidAt] = [1, 'Well played, congratulations!', paidAtOf(room)];
  const winner = { roomId, userId: winnerId, position, message, amountCents: room.prizeCents, transactionId, paidBy, paidAt };
  const after = { status: ROOM.paid, winnerId, amountCents: room.prizeCents, position, message, transactionId, idempotencyKey: null };
  return {
    winner,
    news: { userId: winnerId, title: `You won room ${roomId}`, message, createdAt: paidAt },
    audit: {
      at: paidAt,
      actorId: paidBy,
      action: 'room.pay-winner',
      subject: 'room',
      subjectId: roomId,
      before: { status: ROOM.awaitsPayout },
      after,
    },
  };
}

/** Writes the demo into a fresh database, within the caller's transaction. */
export async function seedDemo(tx: Database, data: DemoData): Promise<void> {
  const people = await insertUsers(tx, data);
  const roomIds = await insertRooms(tx, data, people);
  const paid = await insertMovements(tx, data, people, roomIds);
  const payments = data.rooms.flatMap((room, place) => {
    const transactionId = paid.get(place);
    if (transactionId === undefined || room.winner === null) return [];
    return [paymentOf(room, at(roomIds, place), at(people, room.winner), at(people, 0), transactionId)];
  });
  await tx.insert(roomWinners).values(payments.map(({ winner }) => winner));
  await tx.insert(notifications).values(payments.map(({ news }) => news));
  await tx.insert(auditEntries).values(payments.map(({ audit }) => audit));
  await tx.insert(images).values(await demoImages());
}
