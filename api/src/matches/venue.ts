import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { hasSmallId } from '../db/small-id';
import { games, maps, modes } from '../db/schema/games';
import { badRequest } from '../http/errors';

/** Where and how a match is played. */
export interface Venue {
  readonly gameId: number;
  readonly modeId: number;
  readonly mapId: number;
}

export const requireGame = async (db: Database, gameId: number): Promise<typeof games.$inferSelect> =>
  foundRow(await db.select().from(games).where(hasSmallId(games.id, gameId)), 'Game', gameId, 'gameId');

/** Refuses a game, mode or map that does not exist, and a map of another game. */
export async function requireVenue(db: Database, { gameId, modeId, mapId }: Venue): Promise<void> {
  const game = await requireGame(db, gameId);
  foundRow(await db.select().from(modes).where(hasSmallId(modes.id, modeId)), 'Mode', modeId, 'modeId');
  const map = foundRow(await db.select().from(maps).where(hasSmallId(maps.id, mapId)), 'Map', mapId, 'mapId');
  if (map.gameId !== gameId) throw badRequest(`The map ${map.title} does not belong to the game ${game.title}.`);
}
