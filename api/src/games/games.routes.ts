import { gameCalls } from '@arena/shared/contract';
import { asc, eq, exists } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { games, maps, modes } from '../db/schema/games';
import { route } from '../http/route';
import type { Services } from '../services';

export function gameRoutes(app: FastifyInstance, { db }: Services): void {
  // The games to hold a match in; a match needs a map.
  const hasMaps = exists(db.select().from(maps).where(eq(maps.gameId, games.id)));
  route(app, gameCalls.games, () => db.select().from(games).where(hasMaps).orderBy(asc(games.id)));
  route(app, gameCalls.modes, () => db.select().from(modes).orderBy(asc(modes.id)));
  route(app, gameCalls.maps, () => db.select({ id: maps.id, title: maps.title }).from(maps).orderBy(asc(maps.id)));
}
