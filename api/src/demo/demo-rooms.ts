import { APPROVAL, ROOM } from '../rooms/room-status';
import type { Random } from './random';

/** People are places in the list of demo users; amounts are cents. */
export interface DemoRoom {
  readonly status: string;
  readonly gameId: 1 | 2;
  readonly gameType: string;
  readonly round: number;
  readonly playerCount: number;
  readonly feeCents: number;
  readonly prizeCents: number;
  readonly accessId: string | null;
  readonly password: string | null;
  readonly tpp: boolean;
  readonly fpp: boolean;
  readonly creator: number;
  readonly opponent: number | null;
  /** Players who asked to play and wait for an answer. */
  readonly requests: readonly number[];
  readonly createdAt: Date;
  readonly screenshots: readonly [creator: string, opponent: string];
  readonly winner: number | null;
}

/** A file that is no picture. */
export const BROKEN_SCREENSHOT = 'broken-upload.png';

const MINUTE = 60_000;
const FEES = [5, 10, 15, 20, 25, 30, 40, 50, 60];
const DEMO_ROOM_COUNTS = { [ROOM.paid]: 30, [ROOM.awaitsPayout]: 6, [ROOM.scheduled]: 24 } as const;
const AGES: Readonly<Record<string, readonly [youngest: number, step: number]>> = {
  [ROOM.paid]: [26 * 60, 23 * 60],
  [ROOM.awaitsPayout]: [70, 95],
  [ROOM.scheduled]: [4, 17],
};

function oneOfOthers(random: Random, people: number, not: readonly number[]): number {
  // The first is the administrator, who does not play.
  const chosen = random.between(1, people - 1);
  return not.includes(chosen) ? oneOfOthers(random, people, not) : chosen;
}

function demoRoom(random: Random, people: number, status: string, place: number, now: Date): DemoRoom {
  const [youngest, step] = AGES[status] ?? [0, 1];
  const createdAt = new Date(now.getTime() - (youngest + place * step + random.between(0, 9)) * MINUTE);
  const side = random.between(1, 4);
  const gameId = random.next() < 0.6 ? 1 : 2;
  const feeCents = random.pick(FEES) * 100;
  const creator = oneOfOthers(random, people, []);
  const played = status !== ROOM.scheduled;
  const opponent = oneOfOthers(random, people, [creator]);
  const first = random.next() < 0.6;
  const waiting = oneOfOthers(random, people, [creator]);
  const base = {
    status,
    gameId,
    gameType: `${side}v${side}`,
    round: random.pick([1, 1, 1, 3]),
    playerCount: side * (played ? 2 : 1),
    feeCents,
    prizeCents: Math.round(feeCents * 1.9),
    accessId: played || place % 3 === 0 ? String(random.between(1_000_000, 9_999_999)) : null,
    password: played || place % 3 === 0 ? `arena${random.between(100, 999)}` : null,
    // First and third person are modes of PUBG.
    tpp: gameId === 1 && !first,
    fpp: gameId === 1 && first,
    creator,
    createdAt,
    screenshots: ['', ''],
  } as const;
  const winner = random.next() < 0.55 ? creator : opponent;
  if (!played) return { ...base, opponent: null, requests: place % 4 === 1 ? [waiting] : [], winner: null };
  return { ...base, opponent, requests: [], winner };
}

/** The pictures that both sides sent in, by their file names in assets/screenshots. */
function screenshotsOf(room: DemoRoom, place: number): readonly [string, string] {
  if (room.status === ROOM.scheduled) return ['', ''];
  if (room.status === ROOM.awaitsPayout) return [`payout-${place + 1}-creator.png`, `payout-${place + 1}-opponent.png`];
  const number = (place % 2) + 1;
  return room.winner === room.creator
    ? [`victory-${number}.png`, `defeat-${number}.png`]
    : [`defeat-${number}.png`, `victory-${number}.png`];
}

/** What goes wrong in life: nobody came, a file is lost, an upload breaks off, a player sends no picture. */
function withAccident(room: DemoRoom, place: number): DemoRoom {
  const [own, other] = room.screenshots;
  if (place === 0) return { ...room, opponent: null, winner: room.creator, screenshots: [own, ''] };
  if (place === 1) return { ...room, screenshots: [`missing-${own}`, other] };
  if (place === 2) return { ...room, screenshots: [own, BROKEN_SCREENSHOT] };
  if (place === 3) return { ...room, screenshots: [own, ''] };
  return room;
}

function roomsOf(random: Random, people: number, status: string, count: number, now: Date): DemoRoom[] {
  return Array.from({ length: count }, (_, place) => demoRoom(random, people, status, place, now))
    .toReversed()
    .map((room, place) => ({ ...room, screenshots: screenshotsOf(room, place) }))
    .map((room, place) => (status === ROOM.awaitsPayout ? withAccident(room, place) : room));
}

export const approvalStatusOf = (room: DemoRoom) => (room.status === ROOM.paid ? APPROVAL.completed : APPROVAL.accepted);

/** Oldest first, so that ids grow with time. In rooms that await their payout `winner` is who really won, for the screenshots. */
export function demoRooms(random: Random, people: number, now: Date): DemoRoom[] {
  return Object.entries(DEMO_ROOM_COUNTS)
    .flatMap(([status, count]) => roomsOf(random, people, status, count, now))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
