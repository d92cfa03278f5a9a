import type { Movement, Page } from '@arena/shared/contract';
import { and, count, desc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { among } from '../db/among';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { users } from '../db/schema/people';
import { offsetOf, type PageRequest, pageOfItems, pageRequest } from '../http/paging';
import { toUnits } from '../money/cents';
import { wallClock } from '../time/platform-time';
import { LARGEST_LOG_PAGE, type LogQuery, matching, newestFirst, withinDays } from './log-filter';

const { id, createdAt, reason, userId, amountCents, balanceAfterCents } = transactions;

/** The very expression that the migration's index has. */
const text = sql`lower(${reason})`;

export async function movementsWhere(db: Database, query: LogQuery, timeZone: string): Promise<SQL | undefined> {
  return and(
    ...withinDays(createdAt, query, timeZone),
    ...(await matching(db, { text, userId, number: id, numberInText: false }, query.keywords)),
  );
}

/** The ids of a page, alone, as with the entries. */
export const selectMovementIds = (db: Database, query: LogQuery, where: SQL | undefined, page: PageRequest) =>
  db
    .select({ id })
    .from(transactions)
    .where(where)
    .orderBy(...newestFirst(createdAt, id, query))
    .limit(page.size)
    .offset(offsetOf(page));

/** The movements whose ids a query selects, newest first. */
export async function readMovements(db: Database, ids: SQLWrapper, timeZone: string): Promise<Movement[]> {
  const rows = await db
    .select({ id, createdAt, reason, amountCents, balanceAfterCents, user: { id: users.id, name: users.name } })
    .from(transactions)
    .innerJoin(users, eq(users.id, userId))
    .where(among(id, ids))
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
export async function pageOfMovements(db: Database, query: LogQuery, timeZone: string): Promise<Page<Movement>> {
  const page = pageRequest(query, LARGEST_LOG_PAGE);
  const where = await movementsWhere(db, query, timeZone);
  const [total] = await db.select({ rows: count() }).from(transactions).where(where);
  return pageOfItems(await readMovements(db, selectMovementIds(db, query, where, page), timeZone), total?.rows ?? 0, page);
}
