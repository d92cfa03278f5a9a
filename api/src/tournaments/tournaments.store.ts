import type { Page, Tournament } from '@arena/shared/contract';
import { and, count, desc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import { contains } from '../db/conditions';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { games, maps, modes } from '../db/schema/games';
import { tournamentApplications, tournaments } from '../db/schema/matches';
import { offsetOf, pageOfItems, type PageRequest } from '../db/paging';
import { requireGame } from '../matches/create-match';
import { APPLICATION } from '../matches/match-kind';
import { toUnits } from '../cents';
import { formatTime, wallClock } from '../time/platform-time';
import { findUsers } from '../users/users.store';

export type TournamentRow = typeof tournaments.$inferSelect;
const foundTournament = <Row>(rows: readonly Row[], id: number) => foundRow(rows, 'Tournament', id, 'postId');
/** Lists that the wire does not page end here, newest first: no answer grows without bound. */
export const LONGEST_LIST = 200;

const { searchText: _searchText, ...columns } = getTableColumns(tournaments);

/** Newest first. */
export function selectTournaments(db: Database, where: SQL | undefined) {
  return db
    .select({ tournament: columns, game: games, mode: modes, map: { id: maps.id, title: maps.title } })
    .from(tournaments)
    .innerJoin(games, eq(games.id, tournaments.gameId))
    .innerJoin(modes, eq(modes.id, tournaments.modeId))
    .innerJoin(maps, eq(maps.id, tournaments.mapId))
    .where(where)
    .orderBy(desc(tournaments.createdAt), desc(tournaments.id))
    .$dynamic();
}

async function participantsOf(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: tournamentApplications.matchId, players: count() })
    .from(tournamentApplications)
    .where(and(inArray(tournamentApplications.matchId, ids), eq(tournamentApplications.status, APPLICATION.accepted)))
    .groupBy(tournamentApplications.matchId);
  return new Map(rows.map(({ id, players }) => [id, players]));
}

async function read(db: Database, query: ReturnType<typeof selectTournaments>, timeZone: string): Promise<Tournament[]> {
  const rows = await query;
  const found = rows.map(({ tournament }) => tournament);
  const [ids, organizerIds] = [found.map(({ id }) => id), found.map(({ organizerId }) => organizerId)];
  const players = await participantsOf(db, ids);
  const organizers = await findUsers(db, organizerIds);
  return rows.map(({ tournament: row, ...around }) => ({
    ...around,
    ...row,
    createdAt: wallClock(row.createdAt, timeZone),
    startsAt: wallClock(row.startsAt, timeZone),
    endsAt: row.endedAt === null ? null : formatTime(row.endedAt, timeZone),
    entryFee: toUnits(row.entryFeeCents),
    prizePool: toUnits(row.prizePoolCents),
    perKill: row.perKillCents === null ? null : toUnits(row.perKillCents),
    participants: players.get(row.id) ?? 0,
    organizer: organizers.get(row.organizerId) ?? null,
  }));
}

/** The ids of a page. Alone, because an index answers them: far pages need not fetch and join all the rows before them. */
export function selectPage(db: Database, where: SQL | undefined, page: PageRequest) {
  return db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(where)
    .orderBy(desc(tournaments.createdAt), desc(tournaments.id))
    .limit(page.size)
    .offset(offsetOf(page));
}

/** In one status, or all; newest first. */
export async function pageOfTournaments(
  db: Database,
  status: string | null,
  page: PageRequest,
  timeZone: string,
): Promise<Page<Tournament>> {
  const where = status === null ? undefined : eq(tournaments.status, status);
  const total = await db.$count(tournaments, where);
  const ids = (await selectPage(db, where, page)).map(({ id }) => id);
  const items = ids.length === 0 ? [] : await read(db, selectTournaments(db, inArray(tournaments.id, ids)), timeZone);
  return pageOfItems(items, (item) => item, total, page);
}

const newest = (db: Database, where: SQL | undefined, timeZone: string) =>
  read(db, selectTournaments(db, where).limit(LONGEST_LIST), timeZone);

export const containing = (keywords: string): SQL => contains(tournaments.searchText, keywords);

export async function searchTournaments(db: Database, keywords: string, timeZone: string): Promise<Tournament[]> {
  return newest(db, keywords === '' ? undefined : containing(keywords), timeZone);
}

export async function tournamentsOfGame(db: Database, gameId: number, timeZone: string): Promise<Tournament[]> {
  await requireGame(db, gameId);
  return newest(db, eq(tournaments.gameId, gameId), timeZone);
}

export async function findTournaments(db: Database, ids: number[], timeZone: string): Promise<Map<number, Tournament>> {
  const found = await read(db, selectTournaments(db, inArray(tournaments.id, ids)), timeZone);
  return new Map(found.map((tournament) => [tournament.id ?? 0, tournament]));
}

export async function findTournament(db: Database, id: number, timeZone: string): Promise<Tournament> {
  return foundTournament([...(await findTournaments(db, [id], timeZone)).values()], id);
}

/** Locks the row until the transaction ends: changes of a tournament, its players and its prizes take turns on it. */
export async function lockTournament(tx: Database, id: number): Promise<TournamentRow> {
  return foundTournament(await tx.select().from(tournaments).where(eq(tournaments.id, id)).for('update'), id);
}
