import { asc, eq, exists } from 'drizzle-orm';
import { type KeyedAct, recordChange } from '../audit/record';
import { hasSmallId } from '../db/conditions';
import type { Database } from '../db/database';
import { createdBefore, creationKeyOf, foundRow, insertOnce } from '../db/rows';
import { games, maps, modes } from '../db/schema/games';
import type { fullmapRooms, tournaments } from '../db/schema/matches';
import { badRequest } from '../errors';
import { zonedInstant } from '../time/platform-time';
import { requireAdministrator } from '../users/users.store';
import type { MatchKind } from './match-kind';
import * as t from './matches.messages';

type Venue = Pick<typeof fullmapRooms.$inferSelect, 'gameId' | 'modeId' | 'mapId'>;

export const requireGame = async (db: Database, gameId: number): Promise<typeof games.$inferSelect> =>
  foundRow(await db.select().from(games).where(hasSmallId(games.id, gameId)), t.game, gameId, 'gameId');

/** The games that matches are held in: those with maps. */
export const gamesWithMatches = (db: Database) =>
  db
    .select()
    .from(games)
    .where(exists(db.select().from(maps).where(eq(maps.gameId, games.id))))
    .orderBy(asc(games.id));

/** Refuses a game, mode or map that does not exist, and a map of another game. */
async function requireVenue(db: Database, { gameId, modeId, mapId }: Venue): Promise<void> {
  const game = await requireGame(db, gameId);
  foundRow(await db.select().from(modes).where(hasSmallId(modes.id, modeId)), t.mode, modeId, 'modeId');
  const map = foundRow(await db.select().from(maps).where(hasSmallId(maps.id, mapId)), t.map, mapId, 'mapId');
  if (map.gameId !== gameId) throw badRequest(t.mapOfOtherGame(map.title, game.title));
}

type MatchTable = typeof fullmapRooms | typeof tournaments;

export interface MatchCreation extends KeyedAct {
  readonly venue: Venue;
  readonly ownerId: number;
}

/** The start that a new match asks for, which must be in the future. */
export function startAsked(text: string, now: Date, timeZone: string): Date {
  const startsAt = zonedInstant(text, timeZone);
  if (startsAt === null) throw badRequest(t.startTimeInvalid);
  if (startsAt <= now) throw badRequest(t.startTimePast);
  return startsAt;
}

type CommonValues = Venue & Pick<typeof fullmapRooms.$inferSelect, 'status' | 'createdAt' | 'creationKey'>;

/** Creates a match and answers its id; the same call sent again, by its key, answers the first one's. `valuesOf` may refuse it. */
export async function createMatch<T extends MatchTable>(
  db: Database,
  { subject, open: status }: Pick<MatchKind, 'subject' | 'open'>,
  table: T,
  { venue, ownerId, actorId, idempotencyKey, now }: MatchCreation,
  valuesOf: (common: CommonValues) => T['$inferInsert'],
  recorded: (row: T['$inferSelect'], values: T['$inferInsert']) => unknown,
): Promise<number> {
  const creationKey = creationKeyOf(actorId, idempotencyKey);
  // Before the rules: a call that is sent again may come after the start time.
  const earlier = await createdBefore(db, table, creationKey);
  if (earlier !== null) return earlier;
  await requireAdministrator(db, ownerId);
  await requireVenue(db, venue);
  const values = valuesOf({ ...venue, status, createdAt: now, creationKey });
  return db.transaction(async (tx) => {
    const { id, row } = await insertOnce(tx, table, values);
    if (row === null) return id;
    await recordChange(tx, { subject, id, status, actorId, now, verb: 'create', before: null, after: recorded(row, values) });
    return id;
  });
}
