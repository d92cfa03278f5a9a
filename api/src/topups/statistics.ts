import type { TopUpStatistics } from '@arena/shared/contract';
import { and, count, eq, gte, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Database } from '../db/database';
import { topups } from '../db/schema/finance';
import { toUnits } from '../money/cents';
import { startOfDayFrom } from '../time/days';

/** Today and the days before it that the success rate covers. */
const RATE_DAYS = 30;

const only = (aggregate: SQL, where: SQL) => sql`${aggregate} filter (where ${where})`.mapWith(Number);

/** The screen's figures, of the platform's days: pending now, approved today and yesterday, and how many of 30 days' decisions approve. */
export async function topUpStatistics(db: Database, now: Date, timeZone: string): Promise<TopUpStatistics> {
  const since = (days: number) => startOfDayFrom(now, days, timeZone).toISOString();
  const approved = sql`${topups.status} = 'APPROVED'`;
  const today = sql`${topups.decidedAt} >= ${since(0)}::timestamptz`;
  const yesterday = sql`${topups.decidedAt} >= ${since(-1)}::timestamptz and ${topups.decidedAt} < ${since(0)}::timestamptz`;
  const waiting = db.select({ rows: count() }).from(topups).where(eq(topups.status, 'PENDING'));
  const [row] = await db
    .select({
      pending: sql`(${waiting})`.mapWith(Number),
      approvedToday: only(count(), sql`${approved} and ${today}`),
      approvedYesterday: only(count(), sql`${approved} and ${yesterday}`),
      centsToday: only(sum(topups.amountCents), sql`${approved} and ${today}`),
      approved: only(count(), approved),
      decided: count(),
    })
    .from(topups)
    .where(and(inArray(topups.status, ['APPROVED', 'REJECTED']), gte(topups.decidedAt, startOfDayFrom(now, 1 - RATE_DAYS, timeZone))));
  if (row === undefined) throw new Error('An aggregate has always a row');
  const { pending, approvedToday, approvedYesterday, decided } = row;
  return {
    pending,
    approvedToday,
    approvedYesterday,
    amountToday: toUnits(row.centsToday ?? 0),
    // One decimal.
    successRate: decided === 0 ? null : Math.round((row.approved / decided) * 1000) / 10,
  };
}
