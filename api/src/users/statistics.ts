import type { UserStatistics } from '@arena/shared/contract';
import { count, eq, gte, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users, userVisits } from '../db/schema/people';
import { startOfDayFrom } from '../time/days';
import { startOfMonth } from '../time/months';

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** "New" counts the platform's current month, "active" its current day. */
export async function userStatistics(db: Database, now: Date, timeZone: string): Promise<UserStatistics> {
  const [row] = await db
    .select({
      total: count(),
      activeToday: countWhere(gte(userVisits.seenAt, startOfDayFrom(now, 0, timeZone))),
      newThisMonth: countWhere(gte(users.createdAt, startOfMonth(now, 0, timeZone))),
      banned: countWhere(isNotNull(users.bannedAt)),
    })
    .from(users)
    .leftJoin(userVisits, eq(userVisits.userId, users.id));
  if (row === undefined) throw new Error('The users were not counted');
  return row;
}
