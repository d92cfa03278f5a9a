import { type NewTournament, type TournamentApplication, tournamentCalls } from '@arena/shared/contract';
import { asc, eq, getTableColumns, type SQL, sum } from 'drizzle-orm';
import { type Act, recordChange } from '../audit/record';
import type { Database } from '../db/database';
import { tournamentApplications, tournamentRewards, tournaments } from '../db/schema/matches';
import { transactions } from '../db/schema/money';
import { badRequest } from '../errors';
import { timeText } from '../http/raw-json-list';
import { applicationLists } from '../matches/application-lists';
import { createMatch, type MatchCreation, startAsked } from '../matches/create-match';
import { APPLICATION, type MatchKind } from '../matches/match-kind';
import { centsOfField, toUnits } from '../cents';
import { giveBack } from '../money/prizes';
import { tournamentRequestNews } from '../notifications/notify';
import { wallClock } from '../time/platform-time';
import { findUsers, memberOf } from '../users/users.store';
import { findTournaments, lockTournament } from './tournaments.store';
import * as t from './tournaments.messages';

/** The statuses of a tournament, in the only order that they come in. */
export const TOURNAMENT = { scheduled: 'PENDING', running: 'ONGOING', finished: 'COMPLETED' } as const;
/** The fixed number of places that every screen shows (part 2 §9). */
const MOST_PARTICIPANTS = 100;

export const TOURNAMENT_MATCH: MatchKind = {
  subject: 'tournament',
  name: 'Tournament',
  join: 'take part in',
  accept: 'approve',
  open: TOURNAMENT.scheduled,
  applications: tournamentApplications,
  lock: async (tx, id) => ({ ...(await lockTournament(tx, id)), maxPlayers: MOST_PARTICIPANTS }),
  closed: ({ id, status }) => t.noLongerAccepts(id, status),
  missing: ['Tournament application', 'postAppId'],
  requestNews: tournamentRequestNews,
};

export function createTournament(db: Database, tournament: NewTournament, creation: MatchCreation, timeZone: string) {
  const { title, description, password, accessId, entryFee, prizePool, startsAt } = tournament;
  return createMatch(
    ...([db, TOURNAMENT_MATCH, tournaments, creation] as const),
    (common) => ({
      ...common,
      ...{ title, description, password, accessId: String(accessId) },
      entryFeeCents: centsOfField('entryFee', entryFee),
      prizePoolCents: centsOfField('winingPrices', prizePool),
      startsAt: startAsked(startsAt, creation.now, timeZone),
      organizerId: creation.ownerId,
    }),
    (_row, values) => values,
  );
}

interface Advance extends Act {
  readonly tournamentId: number;
  readonly to: 'ONGOING' | 'COMPLETED';
}

const BEFORE = { [TOURNAMENT.running]: TOURNAMENT.scheduled, [TOURNAMENT.finished]: TOURNAMENT.running } as const;

/** Starts a scheduled tournament, or completes a running one. There is no other change of status. */
export function advanceTournament(db: Database, { tournamentId, to, actorId, now }: Advance): Promise<void> {
  return db.transaction(async (tx) => {
    const { status } = await lockTournament(tx, tournamentId);
    if (status === to) throw badRequest(t.alreadyThere(tournamentId, to));
    if (status !== BEFORE[to]) throw badRequest(t.wrongStatus(tournamentId, status, to, BEFORE[to]));
    const endedAt = to === TOURNAMENT.finished ? now : null;
    await tx.update(tournaments).set({ status: to, endedAt }).where(eq(tournaments.id, tournamentId));
    const change = { subject: 'tournament', id: tournamentId, status: to, verb: 'advance', actorId, now } as const;
    await recordChange(tx, { ...change, before: { status }, after: { status: to } });
  });
}

/** The fees that were taken, by user id. */
function takenFees(tx: Database, tournamentId: number) {
  return tx
    .select({ userId: transactions.userId, cents: transactions.amountCents })
    .from(tournamentApplications)
    .innerJoin(transactions, eq(transactions.id, tournamentApplications.feeTransactionId))
    .where(eq(tournamentApplications.matchId, tournamentId))
    .orderBy(asc(transactions.userId));
}

async function refuse(tx: Database, id: number, status: string): Promise<void> {
  if (status === TOURNAMENT.finished) throw badRequest(t.statusKeepsIt(id, status));
  const [reward] = await tx.select({ id: tournamentRewards.id }).from(tournamentRewards).where(eq(tournamentRewards.tournamentId, id));
  if (reward !== undefined) throw badRequest(t.prizesKeepIt(id));
}

export function removeTournament(db: Database, id: number, act: Act): Promise<void> {
  return db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, id);
    await refuse(tx, id, tournament.status);
    const refunds = (await takenFees(tx, id)).map(({ userId, cents }) => ({ userId, cents: -cents }));
    await giveBack(tx, refunds, { of: `tournament ${id}`, title: `“${tournament.title}”`, roomId: null, ...act });
    const removed = await tx.delete(tournamentApplications).where(eq(tournamentApplications.matchId, id)).returning();
    const applications = removed.map(({ matchId, ...application }) => ({ ...application, tournamentId: matchId }));
    await tx.delete(tournaments).where(eq(tournaments.id, id));
    const change = { subject: 'tournament', id, status: null, verb: 'delete', ...act } as const;
    await recordChange(tx, { ...change, before: { tournament, applications }, after: { refunds } });
  });
}

const { id, requestedAt } = tournamentApplications;

const selectApplications = (db: Database, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(tournamentApplications), time: timeText(requestedAt) })
    .from(tournamentApplications)
    .where(where)
    .orderBy(asc(requestedAt), asc(id));

type Row = Awaited<ReturnType<typeof selectApplications>>[number];

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
  kind: TOURNAMENT_MATCH,
  item: tournamentCalls.applications.response.item,
  select: selectApplications,
  describe,
});

/** The combined prize pool of the running tournaments (part 2 §2). A scheduled one counts once it starts. */
export async function activePrizes(db: Database): Promise<number> {
  const [row] = await db
    .select({ cents: sum(tournaments.prizePoolCents) })
    .from(tournaments)
    .where(eq(tournaments.status, TOURNAMENT.running));
  return toUnits(Number(row?.cents ?? 0));
}

/** The players who were accepted in any tournament; one who plays in two counts twice. */
export function allParticipants(db: Database): Promise<number> {
  return db.$count(tournamentApplications, eq(tournamentApplications.status, APPLICATION.accepted));
}
