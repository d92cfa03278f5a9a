import { ROOM } from '../rooms/room-status';
import { type DemoUser, demoPeople } from './demo-people';
import { type DemoRoom, demoRooms } from './demo-rooms';
import { type Random, seededRandom } from './random';

/** A movement of a demo balance; `room` and `user` are places in their lists. */
interface DemoMovement {
  readonly user: number;
  readonly cents: number;
  readonly reason: (roomId: number) => string;
  readonly room: number | null;
  readonly prize: boolean;
  readonly at: Date;
}

export interface DemoData {
  readonly now: Date;
  readonly users: readonly DemoUser[];
  readonly joinedAt: readonly Date[];
  readonly rooms: readonly DemoRoom[];
  /** In the order of time; each user's add up to the balance. */
  readonly movements: readonly DemoMovement[];
}

const SEED = 20_250_825;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const paidAtOf = (room: DemoRoom) => new Date(room.createdAt.getTime() + 55 * MINUTE);

function movementsOf(room: DemoRoom, place: number): DemoMovement[] {
  const entry = { cents: -room.feeCents, room: place, prize: false, reason: (id: number) => `Entry fee of room ${id}` };
  const movements: DemoMovement[] = [{ ...entry, user: room.creator, at: room.createdAt }];
  if (room.opponent !== null) movements.push({ ...entry, user: room.opponent, at: new Date(room.createdAt.getTime() + 6 * MINUTE) });
  if (room.status === ROOM.paid && room.winner !== null) {
    movements.push({
      user: room.winner,
      cents: room.prizeCents,
      room: place,
      prize: true,
      at: paidAtOf(room),
      reason: (id) => `Prize of room ${id}`,
    });
  }
  return movements;
}

/** Coins that a user bought first: enough for every fee to come, so that no balance is ever below zero. */
function purchase(random: Random, user: number, at: Date, later: readonly DemoMovement[]): DemoMovement {
  const fees = later.filter((movement) => movement.user === user && movement.cents < 0).reduce((sum, { cents }) => sum - cents, 0);
  const cents = Math.ceil(fees / 1000) * 1000 + random.between(0, 24) * 500;
  return { user, cents, room: null, prize: false, at, reason: () => 'Coins bought' };
}

/** The whole demo, from the time of the first start. Nothing else goes in: the same minute makes the same data. */
export function demoData(firstStart: Date): DemoData {
  const now = new Date(Math.floor(firstStart.getTime() / MINUTE) * MINUTE);
  const random = seededRandom(SEED);
  const users = demoPeople(random);
  const rooms = demoRooms(random, users.length, now);
  // Over two months, before the first tournament.
  const joinedAt = users.map((_, place) => new Date(now.getTime() - 240 * DAY + place * 36 * 60 * MINUTE));
  const played = rooms.flatMap(movementsOf);
  const purchases = users.map((_, place) => purchase(random, place, joinedAt[place] ?? now, played));
  const movements = [...purchases, ...played].filter(({ cents }) => cents !== 0).sort((a, b) => a.at.getTime() - b.at.getTime());
  return { now, users, joinedAt, rooms, movements };
}
