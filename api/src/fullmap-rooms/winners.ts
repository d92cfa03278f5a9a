import type { FullMapWinner, Reward } from '@arena/shared/contract';
import { and, asc, desc, eq, inArray, isNull, type SQL, sum } from 'drizzle-orm';
import { type Act, type PayingAct, recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { fullmapApplications, fullmapWinners } from '../db/schema/matches';
import { users } from '../db/schema/people';
import { badRequest, HttpError } from '../errors';
import { APPLICATION } from '../matches/match-kind';
import { formatAmount, toUnits } from '../cents';
import { bookUnlessZero } from '../money/ledger';
import { requireInPool } from '../money/prizes';
import { notifyUser } from '../notifications/notify';
import { formatTime } from '../time/platform-time';
import { lockUser, memberOf } from '../users/users.store';
import { FULLMAP } from './fullmap-match';
import { lockFullmap } from './fullmap-rooms.store';
import { rewardCents } from './reward-tiers';
import * as t from './fullmap-rooms.messages';

interface Registration extends Act {
  readonly fullmapId: number;
  readonly userIds: readonly number[];
  readonly timeZone: string;
}

/** In the order in which they were registered. */
export async function listWinners(db: Database, fullmapId: number, timeZone: string): Promise<FullMapWinner[]> {
  const { id, name, bannedAt } = users;
  const rows = await db
    .select({ user: { id, name, bannedAt }, position: fullmapWinners.position, message: fullmapWinners.message })
    .from(fullmapWinners)
    .innerJoin(users, eq(users.id, fullmapWinners.userId))
    .where(eq(fullmapWinners.fullmapId, fullmapId))
    .orderBy(asc(fullmapWinners.id));
  return rows.map(({ user, ...winner }) => ({ ...winner, user: memberOf(user, timeZone) }));
}

async function requirePlayers(tx: Database, fullmapId: number, userIds: readonly number[]): Promise<void> {
  const accepted = await tx
    .select({ userId: fullmapApplications.userId })
    .from(fullmapApplications)
    .where(
      and(
        eq(fullmapApplications.matchId, fullmapId),
        eq(fullmapApplications.status, APPLICATION.accepted),
        inArray(fullmapApplications.userId, [...userIds]),
      ),
    );
  const players = new Set(accepted.map(({ userId }) => userId));
  const strangers = userIds.filter((userId) => !players.has(userId));
  if (strangers.length === 0) return;
  const [whom, what] = strangers.length === 1 ? ['User', 'is not a player'] : ['Users', 'are not players'];
  throw badRequest(`${whom} ${strangers.join(', ')} ${what} of full-map room ${fullmapId}.`);
}

/** Adds winners to a completed room. Registered winners stay: the same call sent again changes nothing. */
export function registerWinners(db: Database, { fullmapId, userIds, actorId, now, timeZone }: Registration): Promise<FullMapWinner[]> {
  const wanted = [...new Set(userIds)];
  return db.transaction(async (tx) => {
    const room = await lockFullmap(tx, fullmapId);
    if (room.status !== FULLMAP.completed) throw badRequest(t.completeFirst(fullmapId, room.status));
    await requirePlayers(tx, fullmapId, wanted);
    const added = await tx
      .insert(fullmapWinners)
      .values(wanted.map((userId) => ({ fullmapId, userId, registeredAt: now })))
      .onConflictDoNothing()
      .returning({ userId: fullmapWinners.userId });
    if (added.length > 0) {
      const change = { subject: 'fullmap', id: fullmapId, status: room.status, verb: 'register-winners', actorId, now } as const;
      await recordChange(tx, { ...change, before: null, after: { added: added.map(({ userId }) => userId) } });
    }
    return listWinners(tx, fullmapId, timeZone);
  });
}

interface RewardOrder extends Reward, PayingAct {
  readonly userId: number;
  /** null: the one room where the user was not rewarded yet; refused when there are several. */
  readonly fullmapId: number | null;
}

type WinnerRow = typeof fullmapWinners.$inferSelect;

/** The winner's row, locked until the transaction ends. */
async function lockRow(tx: Database, where: SQL | undefined): Promise<WinnerRow | null> {
  const [row] = await tx.select().from(fullmapWinners).where(where).orderBy(desc(fullmapWinners.id)).limit(1).for('update');
  return row ?? null;
}

/** A guess would pay the wrong room, and the same call sent again the next one. */
async function requireOneRoom(tx: Database, userId: number, open: SQL | undefined): Promise<void> {
  const rows = await tx.select({ id: fullmapWinners.fullmapId }).from(fullmapWinners).where(open).orderBy(fullmapWinners.fullmapId);
  if (rows.length < 2) return;
  const rooms = rows.map(({ id }) => id).join(', ');
  throw new HttpError(409, t.severalRooms(userId, rooms));
}

async function lockWinner(tx: Database, { userId, fullmapId, idempotencyKey }: RewardOrder): Promise<WinnerRow> {
  const ofUser = eq(fullmapWinners.userId, userId);
  const find = async () => {
    if (fullmapId !== null) return lockRow(tx, and(ofUser, eq(fullmapWinners.fullmapId, fullmapId)));
    // The repeated call means the room that it meant the first time, although that room is rewarded by now.
    const again = idempotencyKey === null ? null : await lockRow(tx, and(ofUser, eq(fullmapWinners.idempotencyKey, idempotencyKey)));
    if (again !== null) return again;
    const open = and(ofUser, isNull(fullmapWinners.rewardedAt));
    await requireOneRoom(tx, userId, open);
    return (await lockRow(tx, open)) ?? (await lockRow(tx, ofUser));
  };
  const row = await find();
  if (row === null) {
    const where = fullmapId === null ? t.anyRoom : t.roomWithId(fullmapId);
    throw new HttpError(404, t.notAWinner(userId, where));
  }
  return row;
}

function firstReward(name: string, row: WinnerRow, paidAt: Date, timeZone: string) {
  const cents = row.amountCents ?? 0;
  const words = row.message ? t.withMessage(row.message) : '';
  return {
    message: t.alreadyRewarded(name, row.fullmapId, formatAmount(cents), row.position, formatTime(paidAt, timeZone), words),
    alreadyPaid: true,
    amount: toUnits(cents),
  };
}

/** Locks the room's row, then reads what its pool has paid: of two rewards at the same moment the second sees the first. */
async function lockPayingRoom(tx: Database, fullmapId: number) {
  const { title, prizePoolCents, ...tiers } = await lockFullmap(tx, fullmapId);
  const [paid] = await tx
    .select({ cents: sum(fullmapWinners.amountCents) })
    .from(fullmapWinners)
    .where(eq(fullmapWinners.fullmapId, fullmapId));
  return { title, tiers, pool: { of: t.roomWithId(fullmapId), cents: prizePoolCents, paidCents: Number(paid?.cents ?? 0) } };
}

/** Sets a winner's place and pays what its tier says, once; asked again it answers the first reward and changes nothing. */
export function rewardWinner(db: Database, order: RewardOrder) {
  return db.transaction(async (tx) => {
    const { userId, position, message, idempotencyKey, bannedConfirmed, actorId, now, timeZone } = order;
    // Two rewards of one user take turns here, before either looks for a winner's row: the same call sent twice finds the first one's
    // key, and not the next room. Also with a named room: every reward locks the user's row, then the winner's, then the room's, so there
    // is no deadlock. The calls that lock the room first wait for no user of a room that is completed, and only such a room has winners.
    const { name } = await lockUser(tx, userId);
    const winner = await lockWinner(tx, order);
    if (winner.rewardedAt !== null) return firstReward(name, winner, winner.rewardedAt, timeZone);
    const { title, tiers, pool } = await lockPayingRoom(tx, winner.fullmapId);
    const cents = rewardCents(tiers, position);
    const reason = t.rewardReason(winner.fullmapId, position);
    const cause = { kind: 'payout', actorId, bannedConfirmed } as const;
    requireInPool(pool, cents);
    const transactionId = await bookUnlessZero(tx, { userId, cents, cause, reason, roomId: null, at: now });
    await tx
      .update(fullmapWinners)
      .set({ position, message, amountCents: cents, transactionId, idempotencyKey, rewardedBy: actorId, rewardedAt: now })
      .where(eq(fullmapWinners.id, winner.id));
    const news = t.youTookPlace(position, title, formatAmount(cents));
    const body = message === '' ? news : message;
    await notifyUser(tx, { userId, type: 'other', title: t.placeIn(position, title), body, at: now });
    await recordChange(tx, {
      ...{ subject: 'fullmap', id: winner.fullmapId, status: FULLMAP.completed, verb: 'reward-winner', actorId, now },
      before: { userId, position: null, amountCents: null },
      after: { userId, position, message, amountCents: cents, transactionId, idempotencyKey },
    });
    const receipt = t.paidForPlace(formatAmount(cents), name, position, winner.fullmapId);
    return { message: receipt, alreadyPaid: false, amount: toUnits(cents) };
  });
}
