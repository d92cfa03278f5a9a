import { LOOKUPS } from '@arena/shared/contract';
import { type Random, seededRandom } from './random';
import { shuffledPlayers } from './random-players';

/** People are places in the list of demo users; amounts are cents. */
export interface DemoFullmap {
  readonly title: string;
  readonly rules: string;
  readonly gameId: 1 | 2;
  readonly modeId: 1 | 2;
  readonly mapId: number;
  readonly maxPlayers: number;
  readonly entryFeeCents: number;
  readonly prizePoolCents: number;
  readonly top5Cents: number;
  readonly top10Cents: number | null;
  readonly top15Cents: number | null;
  readonly durationMinutes: number;
  readonly accessId: string;
  readonly password: string;
  readonly createdAt: Date;
  readonly startsAt: Date;
  /** null: still scheduled. */
  readonly completedAt: Date | null;
  readonly accepted: readonly number[];
  readonly pending: readonly number[];
  readonly rejected: readonly number[];
  /** Registered winners; the first `rewarded` of them have theirs. */
  readonly winners: readonly number[];
  readonly rewarded: number;
}

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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
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

/** Rewarded, half rewarded, registered, not yet registered, and one with a request that nobody decided. */
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

function fullmapOf(random: Random, people: number, plan: Plan, now: Date): DemoFullmap {
  const players = shuffledPlayers(random, people);
  const gameId = random.next() < 0.6 ? 1 : 2;
  // On the half hour, as people set it.
  const startsAt = new Date(Math.round((now.getTime() + plan.starts * HOUR) / (30 * MINUTE)) * 30 * MINUTE);
  const prizePoolCents = plan.fee === 0 ? 5000 : Math.round((plan.fee * plan.seats * 0.8) / 500) * 500;
  const played = plan.starts < 0;
  const part = (share: number) => Math.max(100, Math.round((prizePoolCents * share) / 100) * 100);
  const taken = plan.accepted + plan.pending;
  const accepted = players.slice(0, plan.accepted);
  return {
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
    createdAt: new Date(Math.min(startsAt.getTime(), now.getTime()) - random.between(30, 70) * HOUR),
    startsAt,
    completedAt: played ? new Date(startsAt.getTime() - 15 * MINUTE) : null,
    accepted,
    pending: players.slice(plan.accepted, taken),
    rejected: players.slice(taken, taken + (plan.rejected ?? 0)),
    winners: accepted.slice(0, plan.winners ?? 0),
    rewarded: plan.rewarded ?? 0,
  };
}

/** Oldest first, so that ids grow with time. The same minute makes the same rooms. */
export function demoFullmaps(people: number, now: Date): DemoFullmap[] {
  const random = seededRandom(SEED);
  return [...SCHEDULED, ...COMPLETED]
    .map((plan) => fullmapOf(random, people, plan, now))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

export const requestedAtOf = ({ createdAt }: DemoFullmap, place: number) => new Date(createdAt.getTime() + (20 + place * 37) * MINUTE);
export const decidedAtOf = (room: DemoFullmap, place: number) => new Date(requestedAtOf(room, place).getTime() + 15 * MINUTE);
export const rewardedAtOf = ({ startsAt }: DemoFullmap, place: number) => new Date(startsAt.getTime() + (120 + place * 2) * MINUTE);
