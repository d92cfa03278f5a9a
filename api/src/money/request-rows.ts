import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { prepareSelects } from '../db/prepared-select';
import { redeems, topups } from '../db/schema/finance';
import { users } from '../db/schema/people';
import { statement } from '../db/statement';

export interface Outcome {
  readonly status: 'APPROVED' | 'REJECTED';
  readonly decidedBy: number;
  readonly decidedAt: Date;
  readonly decisionKey: string | null;
  readonly transactionId: number | null;
}

// Not of the user's row: whoever moves their balance meanwhile need not wait for this.
export const lockTopUp = prepareSelects((db) =>
  db
    .select({ request: topups, playerName: users.name })
    .from(topups)
    .innerJoin(users, eq(users.id, topups.userId))
    .where(eq(topups.id, sql.placeholder('id')))
    .for('update', { of: topups }),
);

export const lockRedeem = prepareSelects((db) =>
  db
    .select({ request: redeems, playerName: users.name })
    .from(redeems)
    .innerJoin(users, eq(users.id, redeems.userId))
    .where(eq(redeems.id, sql.placeholder('id')))
    .for('update', { of: redeems }),
);

const save = (table: 'topups' | 'redeems') =>
  statement(`
    update ${table} set status = $1::text, decided_by = $2::bigint, decided_at = $3::timestamptz, decision_key = $4::text,
      transaction_id = $5::bigint
    where id = $6::bigint`);
const SAVE = { topup: save('topups'), redeem: save('redeems') } as const;

export async function saveOutcome(tx: Database, subject: keyof typeof SAVE, id: number, outcome: Outcome): Promise<void> {
  const { status, decidedBy, decidedAt, decisionKey, transactionId } = outcome;
  await SAVE[subject](tx, [status, decidedBy, decidedAt.toISOString(), decisionKey, transactionId, id]);
}
