import type { CallOutput, DashboardStatistics, overviewCalls } from '@arena/shared/contract';
import { count } from 'drizzle-orm';
import type { Database } from '../db/database';
import { tournaments } from '../db/schema/matches';
import { centsOf, type FigureKind, lastMonths, numberOf, type Periods, type Span, sumsOf, totalsOf, within } from '../figures/figures';
import { gamesWithMatches } from '../matches/create-match';
import { toUnits } from '../cents';
import { startOfMonth } from '../time/platform-time';

/**
 * What the platform keeps of matches in each period, in cents: entry fees less refunds less prizes, by the day of each movement in the
 * books. Coins that players buy or redeem are no revenue. A month in which more was paid out than came in is negative.
 */
async function revenueOf(db: Database, periods: Periods): Promise<number[]> {
  const totals = periods.names.map(() => 0);
  for (const { place, cents } of await sumsOf(db, ['revenue'], periods)) totals[place] = (totals[place] ?? 0) + cents;
  return totals;
}

const MONTHS = 12;

export async function monthlyRevenue(
  db: Database,
  now: Date,
  timeZone: string,
): Promise<CallOutput<(typeof overviewCalls)['monthlyRevenue']>> {
  const months = lastMonths(MONTHS, now, timeZone);
  const cents = await revenueOf(db, months);
  return months.names.map((month, place) => ({ month, amount: toUnits(cents[place] ?? 0) })).reverse();
}

/** In percent with one decimal; null without anything to compare with. */
function change(before: number, now: number): number | null {
  return before <= 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
}

/** How much totals have grown since the end of the month before. */
async function growths(db: Database, month: Span) {
  const kinds = ['user', 'room paid'] as const;
  const all = await totalsOf(db, kinds);
  const added = await sumsOf(db, kinds, month);
  const before = (kind: (typeof kinds)[number]) => numberOf(all, kind) - numberOf(added, kind);
  const [usersBefore, roomsBefore] = [before('user'), before('room paid')];
  const tournamentsNow = await db.$count(tournaments);
  const tournamentsBefore = tournamentsNow - (await db.$count(tournaments, within(tournaments.createdAt, month)));
  return {
    ...{ usersBefore, roomsBefore, tournamentsBefore },
    usersChange: change(usersBefore, numberOf(all, 'user')),
    roomsChange: change(roomsBefore, numberOf(all, 'room paid')),
    tournamentsChange: change(tournamentsBefore, tournamentsNow),
  };
}

async function revenueGrowth(db: Database, now: Date, timeZone: string) {
  const [before = 0, current = 0] = await revenueOf(db, lastMonths(2, now, timeZone));
  return { revenueBefore: toUnits(before), revenueChange: change(before, current) };
}

/** What was ever held in each game, and who took part in any of it. */
async function gameSummaries(db: Database): Promise<{ title: string; rooms: number; tournaments: number; players: number }[]> {
  const held = await gamesWithMatches(db);
  const found = await totalsOf(db, ['room', 'players']);
  const { gameId } = tournaments;
  const tournamentsOf = await db.select({ gameId, count: count() }).from(tournaments).groupBy(gameId);
  const inGame = (id: number, kind: FigureKind) =>
    numberOf(
      found.filter(({ part }) => part === id),
      kind,
    );
  return held.map(({ id, title }) => ({
    title,
    rooms: inGame(id, 'room'),
    tournaments: tournamentsOf.find((some) => some.gameId === id)?.count ?? 0,
    players: inGame(id, 'players'),
  }));
}

async function redeemFigures(db: Database, month: Span) {
  const decided = await sumsOf(db, ['redeem APPROVED', 'redeem REJECTED'], month);
  return {
    redeemsPending: numberOf(await totalsOf(db, ['redeem PENDING']), 'redeem PENDING'),
    redeemsApproved: numberOf(decided, 'redeem APPROVED'),
    redeemsRejected: numberOf(decided, 'redeem REJECTED'),
    redeemedAmount: toUnits(centsOf(decided, 'redeem APPROVED')),
  };
}

/**
 * The dashboard's live figures. Users, completed rooms and tournaments are totals: they change by what was added since the end of last
 * month. Revenue is this month's, against all of last month. Of the redeem figures, pending counts all, the others this month's decisions.
 */
export async function dashboardStatistics(db: Database, now: Date, timeZone: string): Promise<DashboardStatistics> {
  const month: Span = { starts: [startOfMonth(now, 0, timeZone)], end: null };
  return {
    ...(await growths(db, month)),
    ...(await revenueGrowth(db, now, timeZone)),
    games: await gameSummaries(db),
    ...(await redeemFigures(db, month)),
  };
}
