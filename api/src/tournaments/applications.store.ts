import { type TournamentApplication, tournamentCalls } from '@arena/shared/contract';
import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { BATCH, following, nextOf, timeText } from '../db/keyset';
import { tournamentApplications } from '../db/schema/tournaments';
import { notFound } from '../http/errors';
import { rawJsonList } from '../http/raw-json-list';
import { wallClock } from '../time/platform-time';
import { findUsers, memberOf } from '../users/users.store';
import { findTournaments } from './tournaments.store';

export const noApplication = (applicationId: number) => notFound('Tournament application', applicationId, 'postAppId');

const { id, matchId, requestedAt, status } = tournamentApplications;

const selectApplications = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(tournamentApplications), time: timeText(requestedAt) })
    .from(tournamentApplications)
    .where(where)
    .orderBy(asc(requestedAt), asc(id));

type Row = Awaited<ReturnType<typeof selectApplications>>[number];

/** With whom and what they are about. */
async function describe(db: Database, rows: readonly Row[], timeZone: string): Promise<TournamentApplication[]> {
  const applicants = await findUsers(
    db,
    rows.map(({ userId }) => userId),
  );
  const tournaments = await findTournaments(db, [...new Set(rows.map((row) => row.matchId))], timeZone);
  const applicantOf = (userId: number) => {
    const user = applicants.get(userId);
    return user === undefined ? null : memberOf(user, timeZone);
  };
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    requestedAt: wallClock(row.requestedAt, timeZone),
    applicant: applicantOf(row.userId),
    tournament: tournaments.get(row.matchId) ?? null,
  }));
}

/** The list as the wire has it, oldest first: who asked first is decided first. */
export function writeApplications(db: Database, tournamentId: number, wanted: string | undefined, timeZone: string) {
  const where = and(eq(matchId, tournamentId), wanted === undefined ? undefined : eq(status, wanted));
  return rawJsonList(tournamentCalls.applications.response.item, async (after) => {
    const rows = await selectApplications(db, and(where, following(requestedAt, id, after, 'oldest first'))).limit(BATCH);
    return { items: await describe(db, rows, timeZone), next: nextOf(rows, (row) => ({ at: row.time, id: row.id })) };
  });
}

/** Those that fulfil a condition, a page at the most. */
export const readApplications = async (db: Database, where: SQL, timeZone: string): Promise<TournamentApplication[]> =>
  describe(db, await selectApplications(db, where), timeZone);

export async function findApplication(db: Database, applicationId: number, timeZone: string): Promise<TournamentApplication> {
  const [found] = await readApplications(db, eq(id, applicationId), timeZone);
  if (found === undefined) throw noApplication(applicationId);
  return found;
}
