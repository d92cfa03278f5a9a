import type { LogPage, Movement } from '@arena/shared/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { users } from '../db/schema/people';
import { toUnits } from '../money/cents';
import { wallClock } from '../time/platform-time';
import { type LogQuery, withinDays } from './log-filter';
import { type Log, pageOfLog } from './log-page';

const { id, createdAt, reason, userId, amountCents, balanceAfterCents } = transactions;

export const MOVEMENTS: Log = {
  ...{ table: transactions, at: createdAt, userId, number: id, numberInText: false },
  /** The very expression that the migration's index has. */
  text: sql`lower(${reason})`,
};

export const movementsWithin = (query: LogQuery, timeZone: string): SQL | undefined => and(...withinDays(createdAt, query, timeZone));

/** The movements that fulfil a condition, newest first. */
export async function readMovements(db: Database, where: SQL, timeZone: string): Promise<Movement[]> {
  const rows = await db
    .select({ id, createdAt, reason, amountCents, balanceAfterCents, user: { id: users.id, name: users.name } })
    .from(transactions)
    .innerJoin(users, eq(users.id, userId))
    .where(where)
    .orderBy(desc(createdAt), desc(id));
  return rows.map((row) => ({
    id: row.id,
    at: wallClock(row.createdAt, timeZone),
    user: row.user,
    amount: toUnits(row.amountCents),
    reason: row.reason,
    balanceBefore: row.balanceAfterCents === null ? null : toUnits(row.balanceAfterCents - row.amountCents),
    balanceAfter: row.balanceAfterCents === null ? null : toUnits(row.balanceAfterCents),
  }));
}

/** Every movement of a balance, newest first. */
export const pageOfMovements = (db: Database, query: LogQuery, timeZone: string): Promise<LogPage<Movement>> =>
  pageOfLog(db, MOVEMENTS, { query, within: movementsWithin(query, timeZone) }, (where) => readMovements(db, where, timeZone));
