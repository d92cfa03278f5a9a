import { LOOKUPS } from '@arena/shared/contract';
import { TOURNAMENT } from '../tournaments/tournament-status';
import { type Random, seededRandom } from './random';
import { shuffledPlayers } from './random-players';

/** People are places in the list of demo users; amounts are cents. */
export interface DemoTournament {
  readonly status: string;
  readonly title: string;
  readonly description: string;
  readonly gameId: 1 | 2;
  readonly modeId: 1 | 2;
  readonly mapId: number;
  readonly entryFeeCents: number;
  readonly prizePoolCents: number;
  readonly perKillCents: number | null;
  readonly accessId: string;
  readonly password: string;
  readonly createdAt: Date;
  readonly startsAt: Date;
  readonly endedAt: Date | null;
  readonly accepted: readonly number[];
  readonly pending: readonly number[];
  readonly rejected: readonly number[];
  /** The first of the accepted, best first. */
  readonly prizes: readonly number[];
}

const HOUR = 60 * 60_000;
const SEED = 20_250_827;
const DEMO_TOURNAMENT_COUNTS = { [TOURNAMENT.finished]: 12, [TOURNAMENT.running]: 8, [TOURNAMENT.scheduled]: 16 } as const;

/**
 * When the first of a status starts, how far the next ones are from each other, and how fast that grows, in hours from now. The
 * finished ones go back half a year.
 */
const STARTS: Readonly<Record<string, readonly [first: number, step: number, growth: number]>> = {
  [TOURNAMENT.finished]: [-40, -51, -30],
  [TOURNAMENT.running]: [-1, -2.5, 0],
  [TOURNAMENT.scheduled]: [5, 19, 0],
};

const NAMES = ['Masters', 'Open', 'Championship', 'Showdown', 'Invitational', 'Rumble', 'Series', 'Derby', 'Grand Prix'];
const PREFIXES = ['Weekend', 'Midnight', 'Monsoon', 'Golden', 'Rookie', 'Elite', 'City', 'Rapid', 'Winter', 'Legends', 'Neon', 'Iron'];
const RULES = [
  'Best of three matches. Points for placement and kills. Emulators are not allowed.',
  'One match decides. Be in the lobby ten minutes early; late players lose their place.',
  'Group stage and final. Captains report the results with screenshots.',
  'Open to everybody. Respect the referees, no teaming, no glitches.',
];

function demoTournament(random: Random, people: number, status: string, place: number, now: Date): DemoTournament {
  const [first, step, growth] = STARTS[status] ?? [0, 1, 0];
  const players = shuffledPlayers(random, people);
  const gameId = random.next() < 0.55 ? 1 : 2;
  const map = random.pick(LOOKUPS.maps.filter((each) => each.gameId === gameId));
  const entryFeeCents = random.pick([0, 200, 500, 500, 750, 1000, 1500, 2000]);
  const startsAt = new Date(
    Math.round((now.getTime() + (first + place * step + place ** 2 * growth) * HOUR) / (30 * 60_000)) * 30 * 60_000,
  );
  const scheduled = status === TOURNAMENT.scheduled;
  // The first scheduled one is new and empty.
  const accepted = scheduled ? (place === 0 ? 0 : random.between(0, 18)) : random.between(12, 30);
  const pending = scheduled && place !== 0 ? random.between(0, 8) : 0;
  const rejected = place % 5 === 2 ? 1 : 0;
  const promisedCents = random.between(4, 60) * 2500;
  // What was played for real leaves the platform its part of the fees.
  const takenCents = Math.max(5000, Math.floor((entryFeeCents * accepted * 0.85) / 500) * 500);
  const prizePoolCents = status === TOURNAMENT.finished ? takenCents : promisedCents;
  const share = (part: number) => Math.round((prizePoolCents * part) / 100) * 100;
  return {
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
    createdAt: new Date(Math.min(startsAt.getTime(), now.getTime()) - random.between(24, 90) * HOUR),
    startsAt,
    endedAt: status === TOURNAMENT.finished ? new Date(startsAt.getTime() + random.between(2, 5) * HOUR) : null,
    accepted: players.slice(0, accepted),
    pending: players.slice(accepted, accepted + pending),
    rejected: players.slice(accepted + pending, accepted + pending + rejected),
    // The newest that is over still waits for its prizes.
    prizes: status === TOURNAMENT.finished && place !== 0 ? [share(0.5), share(0.3), share(0.15)] : [],
  };
}

/** Oldest first, so that ids grow with time. The same minute makes the same tournaments. */
export function demoTournaments(people: number, now: Date): DemoTournament[] {
  const random = seededRandom(SEED);
  return Object.entries(DEMO_TOURNAMENT_COUNTS)
    .flatMap(([status, count]) => Array.from({ length: count }, (_, place) => demoTournament(random, people, status, place, now)))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

const MINUTE = 60_000;
export const requestedAtOf = ({ createdAt }: Pick<DemoTournament, 'createdAt'>, turn: number) =>
  new Date(createdAt.getTime() + (15 + turn * 31) * MINUTE);
export const decidedAtOf = (of: Pick<DemoTournament, 'createdAt'>, turn: number) =>
  new Date(requestedAtOf(of, turn).getTime() + 12 * MINUTE);
export const paidAtOf = (endedAt: Date, turn: number) => new Date(endedAt.getTime() + (10 + turn) * MINUTE);
