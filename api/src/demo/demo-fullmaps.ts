import { LOOKUPS } from '@arena/shared/contract';
import { storedRow } from '../db/rows';
import { fullmapRooms, fullmapWinners } from '../db/schema/matches';
import { FULLMAP, FULLMAP_MATCH } from '../fullmap-rooms/fullmap-match';
import { rewardCents } from '../fullmap-rooms/reward-tiers';
import { after, byTime, type Demo, HOUR, MINUTE, onHalfHour, type Random, seededRandom, writeAudit } from './demo';
import { insertApplications, payPrizes } from './demo-matches';

interface Plan {
  readonly title: string;
  readonly seats: number;
  readonly fee: number;
  readonly accepted: number;
  readonly pending: number;
  readonly rejected?: number;
  /** Hours from now; negative for a room that was played. */
  readonly starts: number;
  readonly winners?: number;
  readonly rewarded?: number;
}

const SEED = 20_250_826;

/** Full, one short of half, just half, empty, dear, nearly full, huge, free: what an administrator meets. */
const SCHEDULED: readonly Plan[] = [
  { title: 'Midnight Squad Clash', seats: 8, fee: 1000, accepted: 8, pending: 2, starts: 3 },
  { title: 'Harbour Open', seats: 25, fee: 500, accepted: 12, pending: 3, rejected: 1, starts: 9 },
  { title: 'Friday Night Cup', seats: 25, fee: 1500, accepted: 13, pending: 4, starts: 26 },
  { title: 'Sunrise Solo', seats: 16, fee: 2000, accepted: 0, pending: 0, starts: 31 },
  { title: 'High Rollers', seats: 20, fee: 25_000, accepted: 2, pending: 3, starts: 50 },
  { title: 'Weekend Warriors', seats: 12, fee: 1000, accepted: 11, pending: 3, rejected: 2, starts: 74 },
  { title: 'Hundred Player Royale', seats: 100, fee: 200, accepted: 24, pending: 9, starts: 98 },
  { title: 'Newcomers Free Cup', seats: 10, fee: 0, accepted: 3, pending: 2, starts: 122 },
  { title: 'Season Opener', seats: 30, fee: 750, accepted: 15, pending: 5, starts: 146 },
];

/** Rewarded, half rewarded, registered, not yet registered, and one with an undecided request. */
const COMPLETED: readonly Plan[] = [
  { title: 'Spring Final', seats: 20, fee: 1500, accepted: 18, pending: 0, starts: -500, winners: 4, rewarded: 4 },
  { title: 'Desert Storm', seats: 16, fee: 1000, accepted: 12, pending: 0, rejected: 1, starts: -330, winners: 3, rewarded: 3 },
  { title: 'Island Showdown', seats: 25, fee: 500, accepted: 17, pending: 1, starts: -150, winners: 4, rewarded: 2 },
  { title: 'Clash of Guilds', seats: 12, fee: 2000, accepted: 8, pending: 0, starts: -52, winners: 3, rewarded: 0 },
  { title: 'Last Circle', seats: 10, fee: 1250, accepted: 9, pending: 2, starts: -5 },
];

const RULES = [
  'No vehicles after the third circle. No emulators. Be in the room ten minutes early.',
  'Classic rules. Teaming with other squads is a ban. Screenshots of the result are kept.',
  'Snipers and bows only. Who loses the connection may come back within two minutes.',
];
const WORDS = ['Champion of the day!', 'So close. Well played.', 'A strong third place.', 'Good game.'];

function fullmapOf(random: Random, people: readonly number[], plan: Plan, now: Date) {
  const players = random.shuffled(people);
  const gameId = random.next() < 0.6 ? 1 : 2;
  const startsAt = onHalfHour(after(now, plan.starts * HOUR));
  const prizePoolCents = plan.fee === 0 ? 5000 : Math.round((plan.fee * plan.seats * 0.8) / 500) * 500;
  const part = (share: number) => Math.max(100, Math.round((prizePoolCents * share) / 100) * 100);
  const values = {
    status: plan.starts < 0 ? FULLMAP.completed : FULLMAP.scheduled,
    title: plan.title,
    rules: random.pick(RULES),
    gameId,
    modeId: random.pick([1, 2]),
    mapId: random.pick(LOOKUPS.maps.filter((map) => map.gameId === gameId)).id,
    maxPlayers: plan.seats,
    entryFeeCents: plan.fee,
    prizePoolCents,
    top5Cents: part(0.12),
    top10Cents: plan.seats < 10 ? null : part(0.05),
    top15Cents: plan.seats < 15 ? null : part(0.02),
    durationMinutes: random.pick([30, 45, 60, 90]),
    accessId: String(random.between(1_000_000, 9_999_999)),
    password: `arena${random.between(100, 999)}`,
    createdAt: after(new Date(Math.min(startsAt.getTime(), now.getTime())), -random.between(30, 70) * HOUR),
    startsAt,
  };
  const [accepted, pending] = [players.splice(0, plan.accepted), players.splice(0, plan.pending)];
  const rejected = players.splice(0, plan.rejected ?? 0);
  return { values, accepted, pending, rejected, winners: accepted.slice(0, plan.winners ?? 0), rewarded: plan.rewarded ?? 0 };
}

/** Oldest first, so that ids grow with time. The same minute makes the same rooms. */
export function demoFullmaps(players: readonly number[], now: Date) {
  const random = seededRandom(SEED);
  const rooms = [...SCHEDULED, ...COMPLETED].map((plan) => fullmapOf(random, players, plan, now));
  return rooms.sort(byTime(({ values }) => values.createdAt));
}

type DemoFullmap = ReturnType<typeof demoFullmaps>[number];

async function insertWinners(demo: Demo, room: typeof fullmapRooms.$inferSelect, { winners, rewarded }: DemoFullmap): Promise<void> {
  const rewardedAt = (turn: number) => after(room.startsAt, (120 + turn * 2) * MINUTE);
  const prizes = winners.slice(0, rewarded).map((userId, turn) => {
    const [position, reason] = [turn + 1, `Reward of full-map room ${room.id}, place ${turn + 1}`];
    return { userId, position, cents: rewardCents(room, position), message: WORDS[turn] ?? '', reason, at: rewardedAt(turn) };
  });
  const paid = await payPrizes(demo, room, 'fullmap.reward-winner', prizes, ({ userId, position, message, cents, transactionId }) => ({
    before: { userId, position: null, amountCents: null },
    after: { userId, position, message, amountCents: cents, transactionId, idempotencyKey: null },
  }));
  const rows = winners.map((userId, turn) => {
    const { position, message, cents: amountCents, transactionId, at } = paid[turn] ?? {};
    const reward = { position, message, amountCents, transactionId, rewardedBy: at && demo.admin, rewardedAt: at };
    return { fullmapId: room.id, userId, registeredAt: rewardedAt(0), ...reward };
  });
  if (rows.length > 0) await demo.tx.insert(fullmapWinners).values(rows);
}

export async function seedFullmaps(demo: Demo): Promise<void> {
  for (const room of demoFullmaps(demo.players, demo.now)) {
    const values = { ...room.values, creatorId: demo.admin };
    const row = storedRow(await demo.tx.insert(fullmapRooms).values(values).returning());
    await insertApplications(demo, FULLMAP_MATCH, row, room, { first: 20, step: 37, decided: 15 });
    await insertWinners(demo, row, room);
    if (row.status !== FULLMAP.completed) continue;
    const completed = { status: FULLMAP.completed, players: room.accepted.length, maxPlayers: row.maxPlayers };
    const at = after(row.startsAt, -15 * MINUTE);
    await writeAudit(demo, [
      { at, action: 'fullmap.complete', subjectId: row.id, before: { status: FULLMAP.scheduled }, after: completed },
    ]);
  }
}
