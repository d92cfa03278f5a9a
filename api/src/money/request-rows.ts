import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { prepareSelects } from '../db/prepared-select';
import { redeems, topups } from '../db/schema/finance';
import { users } from '../db/schema/people';
import { statement } from '../db/statement';
import { bookBy, type BookedRow, MOVE } from './ledger';
import type { Movement } from './movement';

/** Who decided a request, when, and by which call. */
export interface Decided {
  readonly by: number;
  readonly at: Date;
  readonly key: string | null;
}

// Not of the user's row: whoever moves their balance meanwhile need not wait for this.
export const lockTopUp = prepareSelects(
  (db) =>
    db
      .select({ request: topups, playerName: users.name })
      .from(topups)
      .innerJoin(users, eq(users.id, topups.userId))
      .where(eq(topups.id, sql.placeholder('id')))
      .for('update', { of: topups }),
  'lock topup',
);

export const lockRedeem = prepareSelects(
  (db) =>
    db
      .select({ request: redeems, playerName: users.name })
      .from(redeems)
      .innerJoin(users, eq(users.id, redeems.userId))
      .where(eq(redeems.id, sql.placeholder('id')))
      .for('update', { of: redeems }),
  'lock redeem',
);

const approve = (table: 'topups' | 'redeems') =>
  statement<BookedRow>(
    `approve ${table}`,
    `
    ${MOVE}
    update ${table} set status = 'APPROVED', decided_by = $9::bigint, decided_at = $10::timestamptz, decision_key = $11::text,
      transaction_id = booked.id
    from booked where ${table}.id = $12::bigint
    returning booked.id, booked.balance`,
  );
const reject = (table: 'topups' | 'redeems') =>
  statement(
    `reject ${table}`,
    `
    update ${table} set status = 'REJECTED', decided_by = $1::bigint, decided_at = $2::timestamptz, decision_key = $3::text
    where id = $4::bigint`,
  );
const APPROVE = { topup: approve('topups'), redeem: approve('redeems') } as const;
const REJECT = { topup: reject('topups'), redeem: reject('redeems') } as const;
type Subject = keyof typeof APPROVE;

/** Approves a request and moves its money, in one statement. */
export const saveApproval = (tx: Database, subject: Subject, id: number, { by, at, key }: Decided, movement: Movement) =>
  bookBy(APPROVE[subject], tx, movement, [by, at.toISOString(), key, id]);

export async function saveRejection(tx: Database, subject: Subject, id: number, { by, at, key }: Decided): Promise<void> {
  await REJECT[subject](tx, [by, at.toISOString(), key, id]);
}
