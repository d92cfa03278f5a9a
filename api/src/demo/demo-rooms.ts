import { join } from 'node:path';
import { images, notifications } from '../db/schema/records';
import { roomApprovals, rooms, roomWinners } from '../db/schema/rooms';
import { API_FOLDER } from '../folder';
import { APPROVAL, ROOM } from '../rooms/room-row';
import { after, byTime, type Demo, MINUTE, type Random, writeAudit, writeBookings, writeImages } from './demo';

/** A file that is no picture. */
const BROKEN_SCREENSHOT = 'broken-upload.png';
/** The pictures of the demo's rooms: one for each room that awaits its payout, and a few that paid rooms share. */
export const SCREENSHOT_FOLDER = join(API_FOLDER, 'assets/screenshots');
const FEES = [5, 10, 15, 20, 25, 30, 40, 50, 60];
/** How many rooms there are of each status, and their ages in minutes. */
const PLAN = [
  { status: ROOM.paid, count: 30, youngest: 26 * 60, step: 23 * 60 },
  { status: ROOM.awaitsPayout, count: 6, youngest: 70, step: 95 },
  { status: ROOM.scheduled, count: 24, youngest: 4, step: 17 },
] as const;

function oneOfOthers(random: Random, players: readonly number[], not?: number): number {
  const chosen = random.pick(players);
  return chosen === not ? oneOfOthers(random, players, not) : chosen;
}

function demoRoom(random: Random, players: readonly number[], { status, youngest, step }: (typeof PLAN)[number], place: number, now: Date) {
  const createdAt = after(now, -(youngest + place * step + random.between(0, 9)) * MINUTE);
  const side = random.between(1, 4);
  const gameId = random.next() < 0.6 ? (1 as const) : (2 as const);
  const entryFeeCents = random.pick(FEES) * 100;
  const creatorId = oneOfOthers(random, players);
  const played = status !== ROOM.scheduled;
  const opponent = oneOfOthers(random, players, creatorId);
  const first = random.next() < 0.6;
  const waiting = oneOfOthers(random, players, creatorId);
  const values = {
    status,
    gameId,
    gameType: `${side}v${side}`,
    round: random.pick([1, 1, 1, 3]),
    playerCount: side * (played ? 2 : 1),
    entryFeeCents,
    prizeCents: Math.round(entryFeeCents * 1.9),
    accessId: played || place % 3 === 0 ? String(random.between(1_000_000, 9_999_999)) : null,
    password: played || place % 3 === 0 ? `arena${random.between(100, 999)}` : null,
    // First and third person are modes of PUBG.
    tpp: gameId === 1 && !first,
    fpp: gameId === 1 && first,
    creatorId,
    createdAt,
  };
  const winner = random.next() < 0.55 ? creatorId : opponent;
  if (!played) return { values, opponent: null, waiting: place % 4 === 1 ? waiting : null, winner: null };
  return { values, opponent, waiting: null, winner };
}

type Room = ReturnType<typeof demoRoom>;

/** The pictures that both sides sent in, by their file names in assets/screenshots. */
function screenshotsOf({ values, winner }: Room, place: number): readonly [string, string] {
  if (values.status === ROOM.scheduled) return ['', ''];
  const number = (place % 2) + 1;
  if (values.status === ROOM.paid)
    return winner === values.creatorId
      ? [`victory-${number}.png`, `defeat-${number}.png`]
      : [`defeat-${number}.png`, `victory-${number}.png`];
  const [own, other] = [`payout-${place + 1}-creator.png`, `payout-${place + 1}-opponent.png`];
  // What goes wrong in life: no opponent came, a file is lost, an upload breaks off, a player sends no picture.
  return (
    (
      [
        [own, ''],
        [`missing-${own}`, other],
        [own, BROKEN_SCREENSHOT],
        [own, ''],
      ] as const
    )[place] ?? [own, other]
  );
}

function withScreenshots(room: Room, place: number) {
  const withoutOpponent = room.values.status === ROOM.awaitsPayout && place === 0;
  const shown = withoutOpponent ? { ...room, opponent: null, winner: room.values.creatorId } : room;
  return { ...shown, screenshots: screenshotsOf(room, place) };
}

/** Oldest first, so that ids grow with time. In rooms that await their payout `winner` is who really won, for the screenshots. */
export const demoRooms = (random: Random, players: readonly number[], now: Date) =>
  PLAN.flatMap((plan) =>
    Array.from({ length: plan.count }, (_, place) => demoRoom(random, players, plan, place, now))
      .toReversed()
      .map(withScreenshots),
  ).sort(byTime(({ values }) => values.createdAt));

/** Writes the demo's rooms, with the first coins that every player bought. */
export async function seedRooms(demo: Demo, random: Random): Promise<void> {
  const { tx, admin, players, now } = demo;
  const list = demoRooms(random, players, now);
  const values = list.map(({ values: room, screenshots: [creatorScreenshot, opponentScreenshot] }) => ({
    ...{ ...room, creatorScreenshot, opponentScreenshot },
  }));
  const ids = await tx.insert(rooms).values(values).returning({ id: rooms.id });
  const made = list.map(({ values: facts, ...room }, place) => ({ ...room, ...facts, roomId: ids[place]?.id ?? 0 }));

  const approvals = made.flatMap(({ roomId, status, opponent, waiting, createdAt }) => {
    const accepted = status === ROOM.paid ? APPROVAL.completed : APPROVAL.accepted;
    const request = (userId: number | null, as: string) =>
      userId === null ? [] : [{ roomId, userId, status: as, requestedAt: after(createdAt, 2 * MINUTE) }];
    return [...request(opponent, accepted), ...request(waiting, APPROVAL.requested)];
  });
  await tx.insert(roomApprovals).values(approvals);

  const movements = made.flatMap(({ roomId, status, creatorId, opponent, winner, entryFeeCents, prizeCents, createdAt }) => {
    const fee = { cents: -entryFeeCents, roomId, reason: `Entry fee of room ${roomId}` };
    const prize = { cents: prizeCents, roomId, reason: `Prize of room ${roomId}`, at: after(createdAt, 55 * MINUTE) };
    return [
      { ...fee, userId: creatorId, at: createdAt },
      ...(opponent === null ? [] : [{ ...fee, userId: opponent, at: after(createdAt, 6 * MINUTE) }]),
      ...(status === ROOM.paid && winner !== null ? [{ ...prize, userId: winner }] : []),
    ];
  });
  const booked = await writeBookings(tx, movements.sort(byTime(({ at }) => at)), () => random.between(0, 24) * 500);

  const [position, message] = [1, 'Well played, congratulations!'];
  const payments = made.flatMap(({ roomId }) => booked.filter((movement) => movement.roomId === roomId && movement.cents > 0));
  const winners = payments.map(({ roomId, userId, cents: amountCents, transactionId, at: paidAt }) => ({
    ...{ roomId, userId, position, message, amountCents, transactionId, paidBy: admin, paidAt },
  }));
  await tx.insert(roomWinners).values(winners);
  await tx
    .insert(notifications)
    .values(winners.map(({ roomId, userId, paidAt }) => ({ userId, title: `You won room ${roomId}`, message, createdAt: paidAt })));
  await writeAudit(
    demo,
    winners.map(({ roomId, userId: winnerId, amountCents, transactionId, paidAt }) => ({
      at: paidAt,
      action: 'room.pay-winner',
      subjectId: roomId,
      before: { status: ROOM.awaitsPayout },
      after: { status: ROOM.paid, winnerId, amountCents, position, message, transactionId, idempotencyKey: null },
    })),
  );
  await writeImages(tx, SCREENSHOT_FOLDER);
  await tx.insert(images).values({ name: BROKEN_SCREENSHOT, bytes: Buffer.from('\x89PNG\r\n\x1a\nthis upload broke off', 'latin1') });
}
