import type { Database } from '../db/database';
import { fullmapApplications, fullmapRooms, fullmapWinners } from '../db/schema/fullmap-rooms';
import { auditEntries, notifications } from '../db/schema/records';
import { APPLICATION } from '../matches/application';
import { FULLMAP } from '../fullmap-rooms/fullmap-status';
import { rewardCents } from '../fullmap-rooms/reward-tiers';
import { demoPeopleIds, writeBookings } from './demo-books';
import { decidedAtOf, type DemoFullmap, demoFullmaps, requestedAtOf, rewardedAtOf } from './demo-fullmaps';

const WORDS = ['Champion of the day!', 'So close. Well played.', 'A strong third place.', 'Good game.'];

/** Who is who, and who runs everything. */
interface Cast {
  readonly ids: readonly number[];
  readonly admin: number;
}

function idOf(cast: Cast, place: number): number {
  const id = cast.ids[place];
  if (id === undefined) throw new Error(`The demo has no person ${place}`);
  return id;
}

async function insertRoom(tx: Database, cast: Cast, room: DemoFullmap): Promise<number> {
  const {
    completedAt,
    accepted: _accepted,
    pending: _pending,
    rejected: _rejected,
    winners: _winners,
    rewarded: _rewarded,
    ...facts
  } = room;
  const status = completedAt === null ? FULLMAP.scheduled : FULLMAP.completed;
  const [row] = await tx
    .insert(fullmapRooms)
    .values({ ...facts, status, creatorId: cast.admin })
    .returning({ id: fullmapRooms.id });
  if (row === undefined) throw new Error('A room of the demo was not stored');
  return row.id;
}

async function insertRequests(tx: Database, cast: Cast, room: DemoFullmap, fullmapId: number): Promise<void> {
  const reason = `Game entry fee of full-map room ${fullmapId}`;
  const fees = room.accepted.map((place, turn) => ({
    userId: idOf(cast, place),
    cents: -room.entryFeeCents,
    reason,
    at: decidedAtOf(room, turn),
  }));
  const booked = room.entryFeeCents === 0 ? [] : await writeBookings(tx, fees);
  const everybody = [
    ...room.accepted.map((place) => [place, APPLICATION.accepted] as const),
    ...room.rejected.map((place) => [place, APPLICATION.rejected] as const),
    ...room.pending.map((place) => [place, APPLICATION.requested] as const),
  ];
  if (everybody.length === 0) return;
  const rows = everybody.map(([place, status], turn) => ({
    matchId: fullmapId,
    userId: idOf(cast, place),
    status,
    requestedAt: requestedAtOf(room, turn),
    ...(status === APPLICATION.requested ? {} : { decidedBy: cast.admin, decidedAt: decidedAtOf(room, turn) }),
    feeTransactionId: booked[turn] ?? null,
  }));
  await tx.insert(fullmapApplications).values(rows);
}

async function insertWinners(tx: Database, cast: Cast, room: DemoFullmap, fullmapId: number): Promise<void> {
  if (room.winners.length === 0) return;
  const rewards = room.winners.slice(0, room.rewarded).map((place, turn) => {
    const position = turn + 1;
    const [userId, cents, at] = [idOf(cast, place), rewardCents(room, position), rewardedAtOf(room, turn)];
    return { userId, cents, at, position, message: WORDS[turn] ?? '', reason: `Reward of full-map room ${fullmapId}, place ${position}` };
  });
  const booked = await writeBookings(tx, rewards);
  const rows = room.winners.map((place, turn) => {
    const reward = rewards[turn];
    const registered = { fullmapId, userId: idOf(cast, place), registeredAt: rewardedAtOf(room, 0) };
    if (reward === undefined) return registered;
    const { position, message, cents, at } = reward;
    return { ...registered, position, message, amountCents: cents, transactionId: booked[turn], rewardedBy: cast.admin, rewardedAt: at };
  });
  for (const row of rows) await tx.insert(fullmapWinners).values(row);
  if (rewards.length === 0) return;
  const titleOf = (position: number) => `Place ${position} in “${room.title}”`;
  await tx
    .insert(notifications)
    .values(rewards.map(({ userId, position, message, at }) => ({ userId, title: titleOf(position), message, createdAt: at })));
  await tx.insert(auditEntries).values(
    rewards.map(({ userId, position, message, cents, at }, turn) => ({
      at,
      actorId: cast.admin,
      action: 'fullmap.reward-winner',
      subject: 'fullmap',
      subjectId: fullmapId,
      before: { userId, position: null, amountCents: null },
      after: { userId, position, message, amountCents: cents, transactionId: booked[turn] ?? null, idempotencyKey: null },
    })),
  );
}

/** Writes the demo's full-map rooms, after its people. */
export async function seedFullmaps(tx: Database, now: Date): Promise<void> {
  const ids = await demoPeopleIds(tx);
  const cast = { ids, admin: ids[0] ?? 0 };
  for (const room of demoFullmaps(ids.length, now)) {
    const fullmapId = await insertRoom(tx, cast, room);
    await insertRequests(tx, cast, room, fullmapId);
    await insertWinners(tx, cast, room, fullmapId);
    if (room.completedAt === null) continue;
    await tx.insert(auditEntries).values({
      at: room.completedAt,
      actorId: cast.admin,
      action: 'fullmap.complete',
      subject: 'fullmap',
      subjectId: fullmapId,
      before: { status: FULLMAP.scheduled },
      after: { status: FULLMAP.completed, players: room.accepted.length, maxPlayers: room.maxPlayers },
    });
  }
}
