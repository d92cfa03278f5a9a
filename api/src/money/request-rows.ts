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

const TABLES = { topup: topups, redeem: redeems } as const;
type Subject = keyof typeof TABLES;

/**
 * Reads a request and whose it is, and locks its row until the transaction ends. Without the user's row: another movement of the same
 * balance doesn't have to wait for this lock.
 */
export function lockRequest(tx: Database, subject: Subject, id: number) {
  const table = TABLES[subject] as typeof topups;
  return tx
    .select({ request: table, playerName: users.name })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(eq(table.id, id))
    .for('update', { of: table });
}

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
