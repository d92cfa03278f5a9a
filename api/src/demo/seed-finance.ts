import { asc, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { redeems, topups } from '../db/schema/finance';
import { transactions } from '../db/schema/money';
import { users } from '../db/schema/people';
import { auditEntries, notifications } from '../db/schema/records';
import type { RequestKind } from '../money/decide-request';
import { REDEEM } from '../redeems/decide';
import { TOP_UP } from '../topups/decide';
import { demoPeopleIds, writeBalancesAfter, writeBookings } from './demo-books';
import { type DemoRequest, demoRedeems, demoTopUps } from './demo-finance';

type Row = typeof topups.$inferSelect | typeof redeems.$inferSelect;

/** For all decided rows in one statement: they are inserted a second time, as they became. */
const AS_DECIDED = {
  status: sql`excluded.status`,
  decidedBy: sql`excluded.decided_by`,
  decidedAt: sql`excluded.decided_at`,
  transactionId: sql`excluded.transaction_id`,
};

/** Books what the list approves, and answers the decided rows as they became. */
async function decided<R extends Row>(
  tx: Database,
  kind: RequestKind<R>,
  rows: readonly R[],
  list: readonly DemoRequest[],
  admin: number,
): Promise<R[]> {
  const outcomes = rows.flatMap((row, place) => {
    const outcome = list[place]?.decided ?? null;
    return outcome === null ? [] : [{ row, ...outcome }];
  });
  const approved = outcomes.filter(({ status }) => status === 'APPROVED');
  const booked = await writeBookings(
    tx,
    approved.map(({ row, at }) => ({
      userId: row.userId,
      cents: kind.centsOf(row),
      reason: `${kind.title} ${row.id}`,
      bookedFor: `${kind.subject}:${row.id}`,
      at,
    })),
  );
  const transactionOf = new Map(approved.map(({ row }, place) => [row.id, booked[place] ?? null]));
  return outcomes.map(({ row, status, at }) => ({
    ...row,
    status,
    decidedBy: admin,
    decidedAt: at,
    transactionId: transactionOf.get(row.id) ?? null,
  }));
}

/** The audit entries and notifications of the decisions, worded as for a real decision. */
async function recordAll<R extends Row>(tx: Database, kind: RequestKind<R>, rows: readonly R[], admin: number): Promise<void> {
  const { id, balanceAfterCents } = transactions;
  const booked = await tx.select({ id, cents: balanceAfterCents }).from(transactions).where(isNotNull(transactions.bookedFor));
  const balances = new Map(booked.map((row) => [row.id, row.cents]));
  const records = rows
    .map((row) => ({ row, at: row.decidedAt ?? row.requestedAt, approved: row.status === 'APPROVED' }))
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  await tx.insert(notifications).values(
    records.map(({ row, at, approved }) => ({
      userId: row.userId,
      type: approved ? ('other' as const) : ('alert' as const),
      title: `${kind.title} ${row.status.toLowerCase()}`,
      message: kind.notificationText(row, approved),
      createdAt: at,
    })),
  );
  await tx.insert(auditEntries).values(
    records.map(({ row, at, approved }) => {
      const { status, userId, amountCents, transactionId } = row;
      const balance = balances.get(transactionId ?? 0) ?? null;
      const [before, after] = balance === null ? [{}, {}] : [{ balanceCents: balance - kind.centsOf(row) }, { balanceCents: balance }];
      return {
        at,
        actorId: admin,
        action: `${kind.subject}.${approved ? 'approve' : 'reject'}`,
        subject: kind.subject,
        subjectId: row.id,
        before: { status: 'PENDING', ...before },
        after: { status, userId, amountCents, ...after, transactionId, idempotencyKey: null },
      };
    }),
  );
}

/** Writes the demo's top-ups and redeem requests, after everything else that moves balances: what waits fits what people have. */
export async function seedFinance(tx: Database, now: Date): Promise<void> {
  const ids = await demoPeopleIds(tx);
  const [admin = 0] = ids;
  const person = (place: number) => {
    const id = ids[place];
    if (id === undefined) throw new Error(`The demo has no person ${place}`);
    return id;
  };
  const pending = { status: 'PENDING' } as const;
  const topUpList = demoTopUps(ids.length, now);
  const topUpRows = await tx
    .insert(topups)
    .values(
      topUpList.map(({ user, cents, method, gameId, requestedAt }) => ({
        ...pending,
        userId: person(user),
        amountCents: cents,
        payment: method,
        gameId,
        requestedAt,
      })),
    )
    .returning();
  const decidedTopUps = await decided(tx, TOP_UP, topUpRows, topUpList, admin);
  await tx.insert(topups).values(decidedTopUps).onConflictDoUpdate({ target: topups.id, set: AS_DECIDED });

  const balances = await tx.select({ cents: users.balanceCents }).from(users).orderBy(asc(users.id));
  const redeemList = demoRedeems(
    balances.map(({ cents }) => cents),
    now,
  );
  const redeemRows = await tx
    .insert(redeems)
    .values(
      redeemList.map(({ user, cents, method, account, requestedAt }) => ({
        ...pending,
        userId: person(user),
        amountCents: cents,
        method,
        account,
        requestedAt,
      })),
    )
    .returning();
  const decidedRedeems = await decided(tx, REDEEM, redeemRows, redeemList, admin);
  await tx.insert(redeems).values(decidedRedeems).onConflictDoUpdate({ target: redeems.id, set: AS_DECIDED });

  await writeBalancesAfter(tx);
  await recordAll(tx, TOP_UP, decidedTopUps, admin);
  await recordAll(tx, REDEEM, decidedRedeems, admin);
}
