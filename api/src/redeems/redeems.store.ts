import { type Redeem, redeemCalls, type RequestState } from '@arena/shared/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { type Cursor, timeText } from '../http/raw-json-list';
import { foundRow } from '../db/rows';
import { redeems } from '../db/schema/money';
import { users } from '../db/schema/people';
import type { PageRequest } from '../http/paging';
import { decider, inState, orderOf, people, requestColumns, requestOf, requestWriter, timeOf } from '../money/request-list';
import { requestSearch } from '../money/request-search';

function selectRedeems(db: Database, where: SQL | undefined, cursor: SQL<string> = timeText(redeems.requestedAt)) {
  return db
    .select({ request: { ...requestColumns(redeems), method: redeems.method, account: redeems.account }, cursor, ...people })
    .from(redeems)
    .innerJoin(users, eq(users.id, redeems.userId))
    .leftJoin(decider, eq(decider.id, redeems.decidedBy))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectRedeems>>[number];

const redeemOf = (row: Row, timeZone: string): Redeem => ({
  ...requestOf(row, timeZone),
  method: row.request.method,
  account: row.request.account,
});

/**
 * The list's query. Without a slice it reads the batch after a cursor. The pending ones come oldest first, the decided ones newest
 * first.
 */
export const selectInState = (db: Database, state: RequestState, slice: PageRequest | null, after: Cursor | null = null) =>
  selectRedeems(db, inState(db, redeems, state, slice, after), timeText(timeOf(redeems, state))).orderBy(...orderOf(redeems, state));

/** The list as the wire has it. */
export const writeRedeems = requestWriter(redeemCalls.listByStatus.response.item, selectInState, redeemOf);

/** A page of the requests in a status. */
export const searchRedeems = requestSearch({
  table: redeems,
  sorts: { method: { by: sql`lower(${redeems.method})`, type: 'text' } },
  walks: {},
  select: selectRedeems,
  itemOf: redeemOf,
});

export const findRedeem = async (db: Database, id: number, timeZone: string): Promise<Redeem> =>
  redeemOf(foundRow(await selectRedeems(db, eq(redeems.id, id)), 'Redeem request', id, 'redeemId'), timeZone);
