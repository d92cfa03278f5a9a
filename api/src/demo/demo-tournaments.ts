import { LOOKUPS } from '@arena/shared/contract';
import { storedRow } from '../db/rows';
import { tournamentRewards, tournaments } from '../db/schema/matches';
import { TOURNAMENT, TOURNAMENT_MATCH } from '../tournaments/tournament-match';
import { after, byTime, type Demo, HOUR, MINUTE, onHalfHour, type Random, seededRandom } from './demo';
import { insertApplications, payPrizes } from './demo-matches';

const SEED = 20_250_827;

/** How many tournaments have a status, when the first starts, the step to the next, and how the step grows; in hours from now. */
const PLAN = [
  { status: TOURNAMENT.finished, count: 12, first: -40, step: -51, growth: -30 },
  { status: TOURNAMENT.running, count: 8, first: -1, step: -2.5, growth: 0 },
  { status: TOURNAMENT.scheduled, count: 16, first: 5, step: 19, growth: 0 },
] as const;

const NAMES = ['Masters', 'Open', 'Championship', 'Showdown', 'Invitational', 'Rumble', 'Series', 'Derby', 'Grand Prix'];
const PREFIXES = ['Weekend', 'Midnight', 'Monsoon', 'Golden', 'Rookie', 'Elite', 'City', 'Rapid', 'Winter', 'Legends', 'Neon', 'Iron'];
const RULES = [
  'Best of three matches. Points for placement and kills. Emulators are not allowed.',
  'One match decides. Be in the lobby ten minutes early; late players lose their place.',
  'Group stage and final. Captains report the results with screenshots.',
  'Open to everyone. Respect the referees, no teaming, no glitches.',
];

function demoTournament(random: Random, people: readonly number[], plan: (typeof PLAN)[number], place: number, now: Date) {
  const { status, first, step, growth } = plan;
  const players = random.shuffled(people);
  const gameId = random.next() < 0.55 ? 1 : 2;
  const map = random.pick(LOOKUPS.maps.filter((each) => each.gameId === gameId));
  const entryFeeCents = random.pick([0, 200, 500, 500, 750, 1000, 1500, 2000]);
  const startsAt = onHalfHour(after(now, (first + place * step + place ** 2 * growth) * HOUR));
  const scheduled = status === TOURNAMENT.scheduled;
  // The first scheduled one is new and empty.
  const accepted = players.splice(0, scheduled ? (place === 0 ? 0 : random.between(0, 18)) : random.between(12, 30));
  const pending = players.splice(0, scheduled && place !== 0 ? random.between(0, 8) : 0);
  const rejected = players.splice(0, place % 5 === 2 ? 1 : 0);
  const promisedCents = random.between(4, 60) * 2500;
  // Tournaments that were really played leave the platform its part of the fees.
  const takenCents = Math.max(5000, Math.floor((entryFeeCents * accepted.length * 0.85) / 500) * 500);
  const prizePoolCents = status === TOURNAMENT.finished ? takenCents : promisedCents;
  const share = (part: number) => Math.round((prizePoolCents * part) / 100) * 100;
  const values = {
    status,
    title: `${random.pick(PREFIXES)} ${map.title} ${random.pick(NAMES)} #${place + 1}`,
    description: random.pick(RULES),
    gameId,
    modeId: random.pick([1, 2]),
    mapId: map.id,
    entryFeeCents,
    prizePoolCents,
    perKillCents: place % 3 === 1 ? random.pick([0, 50, 100, 200]) : null,
    accessId: String(random.between(1_000_000, 9_999_999)),
    password: `arena${random.between(100, 999)}`,
    createdAt: after(new Date(Math.min(startsAt.getTime(), now.getTime())), -random.between(24, 90) * HOUR),
    startsAt,
    endedAt: status === TOURNAMENT.finished ? after(startsAt, random.between(2, 5) * HOUR) : null,
  };
  // The newest that is over still waits for its prizes.
  const prizes = status === TOURNAMENT.finished && place !== 0 ? [share(0.5), share(0.3), share(0.15)] : [];
  return { values, accepted, pending, rejected, prizes };
}

/** Oldest first, so that ids grow with time. The same minute makes the same tournaments. */
export function demoTournaments(players: readonly number[], now: Date) {
  const random = seededRandom(SEED);
  return PLAN.flatMap((plan) => Array.from({ length: plan.count }, (_, place) => demoTournament(random, players, plan, place, now))).sort(
    byTime(({ values }) => values.createdAt),
  );
}

type DemoTournament = ReturnType<typeof demoTournaments>[number];

/** The first of the accepted are the best. */
async function insertPrizes(demo: Demo, row: typeof tournaments.$inferSelect, { accepted, prizes }: DemoTournament): Promise<void> {
  const { endedAt, title, id: tournamentId } = row;
  if (endedAt === null || prizes.length === 0) return;
  const message = `You were among the best in “${title}”. Congratulations!`;
  const payments = prizes.map((cents, turn) => {
    const [position, reason] = [turn + 1, `Prize of tournament ${tournamentId}, place ${turn + 1}`];
    return { userId: accepted[turn] ?? 0, position, cents, message, reason, at: after(endedAt, (10 + turn) * MINUTE) };
  });
  const paid = await payPrizes(demo, row, 'tournament.reward-player', payments, ({ userId, position, cents, transactionId }) => ({
    before: { userId, prizeCents: null },
    after: { userId, position, prizeCents: cents, transactionId, idempotencyKey: null },
  }));
  const rewards = paid.map(({ userId, position, cents: prizeCents, transactionId, at }) => ({
    ...{ tournamentId, userId, position, prizeCents, transactionId, paidBy: demo.admin, paidAt: at },
  }));
  await demo.tx.insert(tournamentRewards).values(rewards);
}

export async function seedTournaments(demo: Demo): Promise<void> {
  for (const tournament of demoTournaments(demo.players, demo.now)) {
    const values = { ...tournament.values, organizerId: demo.admin };
    const row = storedRow(await demo.tx.insert(tournaments).values(values).returning());
    await insertApplications(demo, TOURNAMENT_MATCH, row, tournament, { first: 15, step: 31, decided: 12 });
    await insertPrizes(demo, row, tournament);
  }
}
