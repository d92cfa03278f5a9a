import type { PlatformCounts } from '@arena/shared/contract';
import { and, count, eq, gte, lt, sum } from 'drizzle-orm';
import { countWhere } from '../db/count-where';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { rooms } from '../db/schema/rooms';
import { tournaments } from '../db/schema/tournaments';
import { toUnits } from '../money/cents';
import { ROOM } from '../rooms/room-status';
import { startOfMonth } from '../time/months';
import { allParticipants } from '../tournaments/figures';
import { TOURNAMENT } from '../tournaments/tournament-status';

/** What the summary cards show, counted here so that no screen reads a list for the sake of its length. */
export async function platformCounts(db: Database, now: Date, timeZone: string): Promise<PlatformCounts> {
  const { status, startsAt, prizePoolCents } = tournaments;
  const thisMonth = and(gte(startsAt, startOfMonth(now, 0, timeZone)), lt(startsAt, startOfMonth(now, 1, timeZone)));
  const [held] = await db
    .select({ all: count(), upcoming: countWhere(and(eq(status, TOURNAMENT.scheduled), thisMonth)) })
    .from(tournaments);
  const [ongoing] = await db
    .select({ all: count(), cents: sum(prizePoolCents) })
    .from(tournaments)
    .where(eq(status, TOURNAMENT.running));
  return {
    users: await db.$count(users),
    scheduledRooms: await db.$count(rooms, eq(rooms.status, ROOM.scheduled)),
    waitingRooms: await db.$count(rooms, eq(rooms.status, ROOM.awaitsPayout)),
    completedRooms: await db.$count(rooms, eq(rooms.status, ROOM.paid)),
    tournaments: held?.all ?? 0,
    ongoingTournaments: ongoing?.all ?? 0,
    upcomingThisMonth: held?.upcoming ?? 0,
    participants: await allParticipants(db),
    ongoingPrizePool: toUnits(Number(ongoing?.cents ?? 0)),
  };
}
