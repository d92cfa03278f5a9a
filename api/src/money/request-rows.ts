import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { redeems, topups } from '../db/schema/finance';
import { users } from '../db/schema/people';
import { bookBy } from './ledger';
import type { Movement } from './movement';

/** Who decided a request, when, and by which call. */
export interface Decided {
  readonly by: number;
  readonly at: Date;
  readonly key: string | null;
}

// Without the user's row: another movement of the same balance doesn't have to wait for this lock.
export const lockTopUp = (tx: Database, id: number) =>
  tx
    .select({ request: topups, playerName: users.name })
    .from(topups)
    .innerJoin(users, eq(users.id, topups.userId))
    .where(eq(topups.id, id))
    .for('update', { of: topups });

export const lockRedeem = (tx: Database, id: number) =>
  tx
    .select({ request: redeems, playerName: users.name })
    .from(redeems)
    .innerJoin(users, eq(users.id, redeems.userId))
    .where(eq(redeems.id, id))
    .for('update', { of: redeems });

const TABLES = { topup: topups, redeem: redeems } as const;
type Subject = keyof typeof TABLES;

/** Approves a request and moves its money, in one statement. */
export const saveApproval = (tx: Database, subject: Subject, id: number, { by, at, key }: Decided, movement: Movement) =>
  bookBy(
    tx,
    movement,
    sql`
    update ${TABLES[subject]} set status = 'APPROVED', decided_by = ${by}::bigint, decided_at = ${at.toISOString()}::timestamptz,
      decision_key = ${key}::text, transaction_id = booked.id
    from booked where ${TABLES[subject].id} = ${id}::bigint
    returning booked.id, booked.balance`,
  );

export const saveRejection = (tx: Database, subject: Subject, id: number, { by, at, key }: Decided) =>
  tx.execute(sql`
    update ${TABLES[subject]} set status = 'REJECTED', decided_by = ${by}::bigint, decided_at = ${at.toISOString()}::timestamptz,
      decision_key = ${key}::text
    where id = ${id}::bigint`);
