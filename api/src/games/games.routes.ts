import { gameCalls } from '@arena/shared/contract';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { maps, modes } from '../db/schema/games';
import { route } from '../http/route';
import { gamesWithMatches } from '../matches/create-match';
import type { Services } from '../services';

export function gameRoutes(app: FastifyInstance, { db }: Services): void {
  route(app, gameCalls.games, () => gamesWithMatches(db));
  route(app, gameCalls.modes, () => db.select().from(modes).orderBy(asc(modes.id)));
  route(app, gameCalls.maps, () => db.select({ id: maps.id, title: maps.title }).from(maps).orderBy(asc(maps.id)));
}
