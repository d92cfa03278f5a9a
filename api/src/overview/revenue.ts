import type { CallOutput, overviewCalls } from '@arena/shared/contract';
import type { Database } from '../db/database';
import { sumsOf } from '../figures/figures.store';
import { lastMonths, type Periods } from '../figures/periods';
import { toUnits } from '../money/cents';

/**
 * What the platform keeps of matches in each period, in cents: the entry fees that were taken, less those given back, less the
 * prizes that were paid. Counted on the day of each movement in the books. Coins that players buy or have paid out are theirs and
 * no revenue. A month in which more was paid out than came in is negative.
 */
export async function revenueOf(db: Database, periods: Periods): Promise<number[]> {
  const totals = periods.names.map(() => 0);
  for (const { place, cents } of await sumsOf(db, ['revenue'], periods)) totals[place] = (totals[place] ?? 0) + cents;
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
