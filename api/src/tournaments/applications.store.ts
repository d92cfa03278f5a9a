import type { TournamentApplication } from '@arena/shared/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { tournamentApplications } from '../db/schema/tournaments';
import { notFound } from '../http/errors';
import { wallClock } from '../time/platform-time';
import { findUsers } from '../users/users.store';
import { findTournaments } from './tournaments.store';

export const noApplication = (id: number) => notFound('Tournament application', id, 'postAppId');

async function selectApplications(db: Database, where: SQL | undefined, timeZone: string): Promise<TournamentApplication[]> {
  const { requestedAt, id } = tournamentApplications;
  const rows = await db.select().from(tournamentApplications).where(where).orderBy(asc(requestedAt), asc(id));
  const applicants = await findUsers(
    db,
    rows.map(({ userId }) => userId),
  );
  const tournaments = await findTournaments(db, [...new Set(rows.map(({ matchId }) => matchId))], timeZone);
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    requestedAt: wallClock(row.requestedAt, timeZone),
    applicant: applicants.get(row.userId) ?? null,
    tournament: tournaments.get(row.matchId) ?? null,
  }));
}

/** Oldest first: who asked first is decided first. */
export function listApplications(db: Database, tournamentId: number, status: string | undefined, timeZone: string) {
  const ofTournament = eq(tournamentApplications.matchId, tournamentId);
  return selectApplications(db, and(ofTournament, status === undefined ? undefined : eq(tournamentApplications.status, status)), timeZone);
}

export async function findApplication(db: Database, id: number, timeZone: string): Promise<TournamentApplication> {
  const [found] = await selectApplications(db, eq(tournamentApplications.id, id), timeZone);
  if (found === undefined) throw noApplication(id);
  return found;
}
