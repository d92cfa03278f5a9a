import type { TopUpStatistics } from '@arena/shared/contract';
import type { Database } from '../db/database';
import { centsOf, numberOf, sumsOf, totalsOf } from '../figures/figures';
import { toUnits } from '../money/cents';
import { startOfDayFrom } from '../time/platform-time';

/** Today and the days before it that the success rate covers. */
const RATE_DAYS = 30;
/** The places of what is asked for: the other days, yesterday, today. */
const [YESTERDAY, TODAY] = [1, 2];

/** The screen's figures, of the platform's days: pending now, approved today and yesterday, and how many of 30 days' decisions approve. */
export async function topUpStatistics(db: Database, now: Date, timeZone: string): Promise<TopUpStatistics> {
  const starts = [1 - RATE_DAYS, -1, 0].map((days) => startOfDayFrom(now, days, timeZone));
  const decided = await sumsOf(db, ['topup APPROVED', 'topup REJECTED'], { starts, end: null });
  const on = (day: number) => decided.filter(({ place }) => place === day);
  const approved = numberOf(decided, 'topup APPROVED');
  const all = approved + numberOf(decided, 'topup REJECTED');
  return {
    pending: numberOf(await totalsOf(db, ['topup PENDING']), 'topup PENDING'),
    approvedToday: numberOf(on(TODAY), 'topup APPROVED'),
    approvedYesterday: numberOf(on(YESTERDAY), 'topup APPROVED'),
    amountToday: toUnits(centsOf(on(TODAY), 'topup APPROVED')),
    // One decimal.
    successRate: all === 0 ? null : Math.round((approved / all) * 1000) / 10,
  };
}
