import type { RequestFacts } from '@arena/shared/contract';
import { and, asc, eq, max, ne, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { atPrimary } from '../db/request-scope';
import { storedRow } from '../db/rows';
import { accountKey, redeems, type topups, transactions } from '../db/schema/money';
import { users } from '../db/schema/people';
import { toUnits } from '../cents';
import { wallClock, wallClockOrNull } from '../time/platform-time';
import { isTogether } from '../attention/attention';
import { decider } from './request-list';

type RequestTable = typeof topups | typeof redeems;

/** No list in the facts is longer. */
const MOST = 20;
const requester = alias(users, 'requester');
const seer = alias(users, 'seer');

/** Remembers the administrator who looked at a pending request first. It waits for no decision: one under way is answer enough. */
export const noteSeen = (db: Database, of: RequestTable, id: number, by: number, at: Date) =>
  atPrimary(() =>
    db.execute(sql`
      update ${of} set seen_by = ${by}::bigint, seen_at = ${at.toISOString()}::timestamptz
      where id = (select id from ${of} where id = ${id}::bigint and status = 'PENDING' and seen_at is null for update skip locked)`),
  );

function selectRequest(db: Database, of: RequestTable, id: number) {
  const table = of as typeof topups;
  const name = ({ id: userId, name: userName }: typeof requester | typeof seer | typeof decider) => ({ id: userId, name: userName });
  return db
    .select({
      ...{ request: table, balanceCents: users.balanceCents, registeredAt: users.createdAt },
      ...{ requester: name(requester), seer: name(seer), decider: name(decider) },
      ...{ paidAt: transactions.createdAt, paidBalanceCents: transactions.balanceAfterCents },
    })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .leftJoin(requester, eq(requester.id, table.requestedBy))
    .leftJoin(seer, eq(seer.id, table.seenBy))
    .leftJoin(decider, eq(decider.id, table.decidedBy))
    .leftJoin(transactions, eq(transactions.id, table.transactionId))
    .where(eq(table.id, id));
}

type Row = Awaited<ReturnType<typeof selectRequest>>[number];

/** What happened to a request, oldest first. */
function stepsOf({ request, requester: asked, seer: looked, decider: decided, paidAt, paidBalanceCents }: Row, timeZone: string) {
  const none = { by: null, balance: null };
  const paid = paidBalanceCents === null ? null : toUnits(paidBalanceCents);
  const all = [
    { ...none, name: 'requested', at: request.requestedAt, by: asked },
    { ...none, name: 'seen', at: request.seenAt, by: looked },
    { ...none, name: request.status.toLowerCase(), at: request.decidedAt, by: decided },
    { ...none, name: 'paid', at: paidAt, balance: paid },
  ];
  return all.flatMap((step) => (step.at === null ? [] : [{ ...step, at: wallClock(step.at, timeZone) }]));
}

/** The other users who asked to be paid at the same account. */
const sharersOf = (db: Database, id: number) => {
  const own = alias(redeems, 'own');
  return db
    .selectDistinct({ id: users.id, name: users.name })
    .from(redeems)
    .innerJoin(own, eq(own.id, id))
    .innerJoin(users, eq(users.id, redeems.userId))
    .where(and(eq(accountKey(redeems.account), accountKey(own.account)), ne(redeems.userId, own.userId)))
    .orderBy(asc(users.id))
    .limit(MOST);
};

/** What a decision about a request needs, besides the request. The request exists. */
export async function requestFacts(db: Database, of: RequestTable, id: number, timeZone: string): Promise<Omit<RequestFacts, 'request'>> {
  const table = of as typeof topups;
  const row = storedRow(await selectRequest(db, of, id));
  const { userId, amountCents, status, requestedAt } = row.request;
  const others = and(eq(table.userId, userId), ne(table.id, id));
  const [earlier] = await db
    .select({ cents: sum(table.amountCents).mapWith(Number), number: sql`count(*)`.mapWith(Number), last: max(table.decidedAt) })
    .from(table)
    .where(and(others, eq(table.status, 'APPROVED')));
  const twins = await db
    .select({ id: table.id, status: table.status, requestedAt: table.requestedAt })
    .from(table)
    .where(and(others, eq(table.amountCents, amountCents), isTogether(table.requestedAt, sql`${requestedAt.toISOString()}::timestamptz`)))
    .orderBy(asc(table.id))
    .limit(MOST);
  const after = row.balanceCents + (of === redeems ? -amountCents : amountCents);
  return {
    balance: toUnits(row.balanceCents),
    balanceAfter: status === 'PENDING' ? toUnits(after) : null,
    approved: earlier?.number ?? 0,
    approvedAmount: toUnits(earlier?.cents ?? 0),
    lastApprovedAt: wallClockOrNull(earlier?.last ?? null, timeZone),
    registeredAt: wallClock(row.registeredAt, timeZone),
    sameAccount: of === redeems ? await sharersOf(db, id) : null,
    duplicates: twins.map((twin) => ({ ...twin, requestedAt: wallClock(twin.requestedAt, timeZone) })),
    steps: stepsOf(row, timeZone),
  };
}
