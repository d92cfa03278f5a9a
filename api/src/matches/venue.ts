import type { Database } from '../db/database';
import { hasSmallId } from '../db/small-id';
import { games, maps, modes } from '../db/schema/games';
import { badRequest, notFound } from '../http/errors';

/** Where and how a match is played. */
export interface Venue {
  readonly gameId: number;
  readonly modeId: number;
  readonly mapId: number;
}

/** Refuses a game, mode or map that does not exist, and a map of another game. */
export async function requireVenue(db: Database, { gameId, modeId, mapId }: Venue): Promise<void> {
  const [game] = await db.select().from(games).where(hasSmallId(games.id, gameId));
  if (game === undefined) throw notFound('Game', gameId, 'gameId');
  const [mode] = await db.select().from(modes).where(hasSmallId(modes.id, modeId));
  if (mode === undefined) throw notFound('Mode', modeId, 'modeId');
  const [map] = await db.select().from(maps).where(hasSmallId(maps.id, mapId));
  if (map === undefined) throw notFound('Map', mapId, 'mapId');
  if (map.gameId !== gameId) throw badRequest(`The map ${map.title} does not belong to the game ${game.title}.`);
}
