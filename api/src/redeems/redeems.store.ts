import { type Redeem, redeemCalls, type RequestState } from '@arena/shared/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { redeems } from '../db/schema/money';
import { users } from '../db/schema/people';
import type { PageRequest } from '../db/paging';
import { type Cursor, timeText } from '../http/raw-json-list';
import { formatAmount } from '../cents';
import type { RequestKind } from '../money/decide-request';
import { requireBalance } from '../money/ledger';
import { type RequestAct, requireFewPending, storeRequest } from '../money/new-request';
import { decider, inState, orderOf, people, requestColumns, requestOf, requestWriter, timeOf } from '../money/request-list';
import { requestSearch } from '../money/request-search';
import { redeemRequestNews } from '../notifications/notify';
import * as t from './redeems.messages';

export const REDEEM: RequestKind<typeof redeems.$inferSelect> = {
  subject: 'redeem',
  title: 'Redeem request',
  missing: ['Redeem request', 'redeemId'],
  centsOf: ({ amountCents }) => -amountCents,
  // A request reserves nothing: the balance may have been spent since.
  requireApprovable: (tx, { userId, amountCents }) => requireBalance(tx, userId, amountCents, 'the redeem request'),
  effectOf: ({ amountCents }, name) => t.deductedFromBalance(formatAmount(amountCents), name),
  notificationText({ amountCents, method }, approved) {
    const what = t.yourRequest(formatAmount(amountCents), method);
    return approved ? t.approvedAndDeducted(what) : t.rejectedNothingMoved(what);
  },
};

/** The least that is paid out, in currency units. */
export const LEAST_REDEEM = 121;
type RedeemFacts = Pick<typeof redeems.$inferSelect, 'userId' | 'amountCents' | 'method' | 'account'>;

/** Asks for a payout and answers its id. The balance must cover it together with the player's requests that wait. */
export const requestRedeem = (db: Database, facts: RedeemFacts, act: RequestAct): Promise<number> =>
  storeRequest(
    db,
    {
      ...{ subject: 'redeem', table: redeems, facts },
      valuesOf: (common) => ({ ...facts, ...common }),
      async requireAllowed(tx, player) {
        const reservedCents = await requireFewPending(tx, redeems, player, act.mostPending);
        await requireBalance(tx, player.id, facts.amountCents, 'the redeem request', reservedCents);
      },
      newsOf: (player) => redeemRequestNews(player, facts),
    },
    act,
  );

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

export const selectInState = (db: Database, state: RequestState, slice: PageRequest | null, after: Cursor | null = null) =>
  selectRedeems(db, inState(db, redeems, state, slice, after), timeText(timeOf(redeems, state))).orderBy(...orderOf(redeems, state));

export const writeRedeems = requestWriter(redeemCalls.listByStatus.response.item, selectInState, redeemOf);

export const searchRedeems = requestSearch({
  table: redeems,
  sorts: { method: { by: sql`${redeems.method} collate alphabetical`, type: 'text' } },
  walks: {},
  select: selectRedeems,
  itemOf: redeemOf,
});

export const findRedeem = async (db: Database, id: number, timeZone: string): Promise<Redeem> =>
  redeemOf(foundRow(await selectRedeems(db, eq(redeems.id, id)), 'Redeem request', id, 'redeemId'), timeZone);
