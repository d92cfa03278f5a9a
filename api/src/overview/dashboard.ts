import type { DashboardStatistics } from '@arena/shared/contract';
import { and, asc, count, eq, exists, gte, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countWhere } from '../db/count-where';
import type { Database } from '../db/database';
import { redeems } from '../db/schema/finance';
import { games, maps } from '../db/schema/games';
import { users } from '../db/schema/people';
import { roomWinners } from '../db/schema/rooms';
import { tournaments } from '../db/schema/tournaments';
import { toUnits } from '../money/cents';
import { startOfMonth } from '../time/months';
import { lastMonths } from './periods';
import { revenueOf } from './revenue';

/** In percent with one decimal; null without anything to compare with. */
function change(before: number, now: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}

/** How much a total has grown since the end of the month before. */
async function growth(db: Database, createdAt: PgColumn, monthStart: Date): Promise<number | null> {
  const [row] = await db.select({ total: count(), added: countWhere(gte(createdAt, monthStart)) }).from(createdAt.table);
  const { total, added } = row ?? { total: 0, added: 0 };
  return change(total - added, total);
}

async function revenueChange(db: Database, now: Date, timeZone: string): Promise<number | null> {
  const [before = 0, current = 0] = await revenueOf(db, lastMonths(2, now, timeZone));
  return change(before, current);
}

/** How many of some rows each game has: every table is read once, and not again for each game. */
async function perGame(db: Database, rows: SQL): Promise<Map<number, number>> {
  const gameId = sql<number>`game_id`;
  const found = await db
    .select({ gameId, rows: count() })
    .from(sql`(${rows}) as of_game`)
    .groupBy(gameId);
  return new Map(found.map((game) => [game.gameId, game.rows]));
}

const ROOMS = sql`select game_id from rooms union all select game_id from fullmap_rooms`;
const TOURNAMENTS = sql`select game_id from tournaments`;
/** Each player of a game once. */
const PLAYERS = sql`
  select game_id, creator_id from rooms
  union select r.game_id, a.user_id from room_approvals a join rooms r on r.id = a.room_id
    where a.status in ('CREATOR_APPROVED', 'COMPLETED')
  union select f.game_id, a.user_id from fullmap_applications a join fullmap_rooms f on f.id = a.fullmap_id
    where a.status = 'CREATOR_APPROVED'
  union select t.game_id, a.user_id from tournament_applications a join tournaments t on t.id = a.tournament_id
    where a.status = 'CREATOR_APPROVED'`;

/** What was ever held in each game, and who took part in any of it. */
async function gameSummaries(db: Database): Promise<{ title: string; rooms: number; tournaments: number; players: number }[]> {
  const held = await db
    .select({ id: games.id, title: games.title })
    .from(games)
    .where(exists(db.select().from(maps).where(eq(maps.gameId, games.id))))
    .orderBy(asc(games.id));
  const rooms = await perGame(db, ROOMS);
  const tournamentsOf = await perGame(db, TOURNAMENTS);
  const players = await perGame(db, PLAYERS);
  return held.map(({ id, title }) => ({
    title,
    rooms: rooms.get(id) ?? 0,
    tournaments: tournamentsOf.get(id) ?? 0,
    players: players.get(id) ?? 0,
  }));
}

async function redeemFigures(db: Database, monthStart: Date) {
  const { status, decidedAt, amountCents } = redeems;
  const decided = (word: 'APPROVED' | 'REJECTED') => and(eq(status, word), gte(decidedAt, monthStart));
  const [row] = await db
    .select({
      redeemsPending: countWhere(eq(status, 'PENDING')),
      redeemsApproved: countWhere(decided('APPROVED')),
      redeemsRejected: countWhere(decided('REJECTED')),
      cents: sql<number>`coalesce(${sum(amountCents)} filter (where ${decided('APPROVED')}), 0)`.mapWith(Number),
    })
    .from(redeems);
  if (row === undefined) throw new Error('The redeem requests were not counted');
  const { cents, ...counts } = row;
  return { ...counts, redeemedAmount: toUnits(cents) };
}

/**
 * The dashboard's live figures. Users, completed rooms and tournaments are totals: their changes are what was added since the end
 * of the month before. Revenue is a month's: its change is against the whole month before. Of the redeem figures the pending ones
 * are all that wait now, the others what was decided this month.
 */
export async function dashboardStatistics(db: Database, now: Date, timeZone: string): Promise<DashboardStatistics> {
  const monthStart = startOfMonth(now, 0, timeZone);
  return {
    usersChange: await growth(db, users.createdAt, monthStart),
    roomsChange: await growth(db, roomWinners.paidAt, monthStart),
    tournamentsChange: await growth(db, tournaments.createdAt, monthStart),
    revenueChange: await revenueChange(db, now, timeZone),
    games: await gameSummaries(db),
    ...(await redeemFigures(db, monthStart)),
  };
}
