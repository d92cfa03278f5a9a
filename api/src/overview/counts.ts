import { DEFAULT_ROLE, type PlatformCounts, ROOM_STATUSES } from '@arena/shared/contract';
import { and, asc, count, gte, lt } from 'drizzle-orm';
import { countWhere } from '../db/conditions';
import type { Database } from '../db/database';
import { tournaments } from '../db/schema/matches';
import { roles } from '../db/schema/people';
import { type FigureKind, numberOf, totalsOf } from '../figures/figures';
import { ROOM } from '../rooms/room-row';
import { startOfMonth } from '../time/platform-time';
import { activePrizes, TOURNAMENT } from '../tournaments/tournament-match';

const ofRooms = (status: string): FigureKind => `room ${status}`;

/** By the names of `PlatformCounts.waiting`. */
const WAITING = [
  { name: 'rooms', kind: ofRooms(ROOM.awaitsPayout) },
  { name: 'topups', kind: 'topup PENDING' },
  { name: 'redeems', kind: 'redeem PENDING' },
] as const;

/** There are few: they are counted where they are. */
function countTournaments(db: Database, now: Date, timeZone: string) {
  const { status, startsAt } = tournaments;
  const thisMonth = and(gte(startsAt, startOfMonth(now, 0, timeZone)), lt(startsAt, startOfMonth(now, 1, timeZone)));
  return db
    .select({ name: status, count: count(), startThisMonth: countWhere(thisMonth) })
    .from(tournaments)
    .groupBy(status)
    .orderBy(asc(status));
}

/** What the summary cards and charts show, counted here so that no screen reads a list for the sake of its length. */
export async function platformCounts(db: Database, now: Date, timeZone: string): Promise<PlatformCounts> {
  const found = await totalsOf(db, ['user', 'role', 'participant', ...ROOM_STATUSES.map(ofRooms), ...WAITING.map(({ kind }) => kind)]);
  const held = await countTournaments(db, now, timeZone);
  const inStatus = (status: string) => held.find(({ name }) => name === status);
  const roleNames = new Map((await db.select().from(roles)).map(({ id, name }) => [id, name]));
  return {
    users: numberOf(found, 'user'),
    completedRooms: numberOf(found, ofRooms(ROOM.paid)),
    tournaments: held.reduce((all, some) => all + some.count, 0),
    ongoingTournaments: inStatus(TOURNAMENT.running)?.count ?? 0,
    upcomingThisMonth: inStatus(TOURNAMENT.scheduled)?.startThisMonth ?? 0,
    participants: numberOf(found, 'participant'),
    ongoingPrizePool: await activePrizes(db),
    roomsByStatus: ROOM_STATUSES.map((name) => ({ name, count: numberOf(found, ofRooms(name)) })).filter((some) => some.count > 0),
    tournamentsByStatus: held.map(({ name, count: all }) => ({ name, count: all })),
    usersByRole: found
      .filter(({ kind, number }) => kind === 'role' && number > 0)
      .sort((a, b) => a.part - b.part)
      .map(({ part, number }) => ({ name: roleNames.get(part) ?? DEFAULT_ROLE, count: number })),
    waiting: WAITING.map(({ name, kind }) => ({ name, count: numberOf(found, kind) })),
  };
}
