import { type TournamentApplication, tournamentCalls } from '@arena/shared/contract';
import { asc, getTableColumns, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { timeText } from '../http/raw-json-list';
import { tournamentApplications } from '../db/schema/matches';
import { applicationLists } from '../matches/application-lists';
import { wallClock } from '../time/platform-time';
import { findUsers, memberOf } from '../users/users.store';
import { TOURNAMENT_MATCH } from './tournament-match';
import { findTournaments } from './tournaments.store';

const { id, requestedAt } = tournamentApplications;

const selectApplications = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(tournamentApplications), time: timeText(requestedAt) })
    .from(tournamentApplications)
    .where(where)
    .orderBy(asc(requestedAt), asc(id));

type Row = Awaited<ReturnType<typeof selectApplications>>[number];

/** With whom and what they are about. */
async function describe(db: Database, rows: readonly Row[], timeZone: string): Promise<TournamentApplication[]> {
  const userIds = rows.map(({ userId }) => userId);
  const applicants = await findUsers(db, userIds);
  const tournaments = await findTournaments(db, [...new Set(rows.map(({ matchId }) => matchId))], timeZone);
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

export const tournamentApplicationLists = applicationLists({
  table: tournamentApplications,
  item: tournamentCalls.applications.response.item,
  missing: TOURNAMENT_MATCH.missing,
  select: selectApplications,
  describe,
});
