import { asc, eq, exists } from 'drizzle-orm';
import type { Database } from '../db/database';
import { games, maps } from '../db/schema/games';

/** The games that matches are held in: those with maps. */
export const gamesWithMatches = (db: Database): Promise<{ id: number; title: string }[]> =>
  db
    .select({ id: games.id, title: games.title })
    .from(games)
    .where(exists(db.select().from(maps).where(eq(maps.gameId, games.id))))
    .orderBy(asc(games.id));
