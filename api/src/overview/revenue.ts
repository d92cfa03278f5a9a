import type { CallOutput, overviewCalls } from '@arena/shared/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { toUnits } from '../money/cents';
import { lastMonths, type Periods, placeOf, within } from './periods';

/**
 * What the platform keeps of matches: the entry fees that were taken, less those given back, less the prizes that were paid.
 * Counted on the day of each movement in the books. Coins that players buy or have paid out are theirs and no revenue. A month
 * in which more was paid out than came in is negative.
 */
const KEPT = sql`(
  select t.created_at, -t.amount_cents as cents, r.game_id
    from transactions t left join rooms r on r.id = t.room_id where t.room_id is not null
  union all select t.created_at, -t.amount_cents, f.game_id
    from fullmap_applications a join fullmap_rooms f on f.id = a.fullmap_id join transactions t on t.id = a.fee_transaction_id
  union all select t.created_at, -t.amount_cents, f.game_id
    from fullmap_winners w join fullmap_rooms f on f.id = w.fullmap_id join transactions t on t.id = w.transaction_id
  union all select t.created_at, -t.amount_cents, p.game_id
    from tournament_applications a join tournaments p on p.id = a.tournament_id join transactions t on t.id = a.fee_transaction_id
  union all select t.created_at, -t.amount_cents, p.game_id
    from tournament_rewards w join tournaments p on p.id = w.tournament_id join transactions t on t.id = w.transaction_id
) as kept`;

const at = sql.raw('kept.created_at');
const gameId = sql<number | null>`kept.game_id`;

/** The revenue of each period and game that has any, in cents; a deleted room's game is null. */
export function revenueByGame(db: Database, periods: Periods) {
  return db
    .select({ place: placeOf(at, periods).as('place'), gameId: gameId.as('game'), value: sql<number>`sum(kept.cents)`.mapWith(Number) })
    .from(KEPT)
    .where(within(at, periods))
    .groupBy(sql`place`, sql`game`);
}

/** The revenue of each period, in cents. */
export async function revenueOf(db: Database, periods: Periods): Promise<number[]> {
  const totals = periods.names.map(() => 0);
  for (const { place, value } of await revenueByGame(db, periods)) totals[place] = (totals[place] ?? 0) + value;
  return totals;
}

const MONTHS = 12;

/** The current month first. */
export async function monthlyRevenue(
  db: Database,
  now: Date,
  timeZone: string,
): Promise<CallOutput<(typeof overviewCalls)['monthlyRevenue']>> {
  const months = lastMonths(MONTHS, now, timeZone);
  const cents = await revenueOf(db, months);
  return months.names.map((month, place) => ({ month, amount: toUnits(cents[place] ?? 0) })).reverse();
}
