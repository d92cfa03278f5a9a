import type { UserStatistics } from '@arena/shared/contract';
import { gte } from 'drizzle-orm';
import type { Database } from '../db/database';
import { userVisits } from '../db/schema/people';
import { numberOf, sumsOf, totalsOf } from '../figures/figures.store';
import { startOfDayFrom } from '../time/days';
import { startOfMonth } from '../time/months';

/** "New" counts the platform's current month, "active" its current day. */
export async function userStatistics(db: Database, now: Date, timeZone: string): Promise<UserStatistics> {
  const all = await totalsOf(db, ['user', 'user banned']);
  const added = await sumsOf(db, ['user'], { starts: [startOfMonth(now, 0, timeZone)], end: null });
  return {
    total: numberOf(all, 'user'),
    activeToday: await db.$count(userVisits, gte(userVisits.seenAt, startOfDayFrom(now, 0, timeZone))),
    newThisMonth: numberOf(added, 'user'),
    banned: numberOf(all, 'user banned'),
  };
}
