import type { Analytics, DailyFigure } from '@arena/shared/contract';
import { asc, count, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { games, maps } from '../db/schema/games';
import { users } from '../db/schema/people';
import { toUnits } from '../money/cents';
import { lastDays, type Periods, placeOf, within } from './periods';
import { revenueByGame } from './revenue';

interface Figure {
  readonly place: number;
  readonly gameId: number | null;
  readonly value: number;
}

/** Rooms of both kinds, by when they were created. */
function createdRooms(db: Database, days: Periods): Promise<Figure[]> {
  const created = sql`(select created_at, game_id from rooms union all select created_at, game_id from fullmap_rooms) as created`;
  const at = sql.raw('created.created_at');
  return db
    .select({ place: placeOf(at, days).as('place'), gameId: sql<number>`created.game_id`.as('game'), value: count() })
    .from(created)
    .where(within(at, days))
    .groupBy(sql`place`, sql`game`);
}

async function registrations(db: Database, days: Periods): Promise<Figure[]> {
  const rows = await db
    .select({ place: placeOf(users.createdAt, days).as('place'), value: count() })
    .from(users)
    .where(within(users.createdAt, days))
    .groupBy(sql`place`);
  return rows.map((row) => ({ ...row, gameId: null }));
}

interface Game {
  readonly id: number | null;
  readonly title: string | null;
}
const NO_GAME: Game = { id: null, title: null };

/** A figure for every day and game, 0 where nothing happened: a chart needs no gaps to be filled. */
function everyDay(days: Periods, all: readonly Game[], figures: readonly Figure[]): DailyFigure[] {
  const known = new Map(figures.map(({ place, gameId, value }) => [`${place} ${gameId}`, value]));
  return days.names.flatMap((day, place) => all.map(({ id, title }) => ({ day, game: title, value: known.get(`${place} ${id}`) ?? 0 })));
}

/** The games of a chart: those that matches are held in, and none where something belongs to none. */
const gamesOf = (held: readonly Game[], figures: readonly Figure[]): readonly Game[] =>
  figures.some(({ gameId }) => gameId === null) ? [...held, NO_GAME] : held;

/** Revenue (in currency units), created rooms and registrations of the last days, today included; oldest first. */
export async function dailyAnalytics(db: Database, dayCount: number, now: Date, timeZone: string): Promise<Analytics> {
  const days = lastDays(dayCount, now, timeZone);
  const held = await db
    .select({ id: games.id, title: games.title })
    .from(games)
    .where(exists(db.select().from(maps).where(eq(maps.gameId, games.id))))
    .orderBy(asc(games.id));
  const revenue = (await revenueByGame(db, days)).map((figure) => ({ ...figure, value: toUnits(figure.value) }));
  const rooms = await createdRooms(db, days);
  return {
    revenue: everyDay(days, gamesOf(held, revenue), revenue),
    rooms: everyDay(days, held, rooms),
    registrations: everyDay(days, [NO_GAME], await registrations(db, days)),
  };
}
