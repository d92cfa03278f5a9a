import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people';

/** Every movement of a balance. A user's balance is the sum of their rows. */
export const transactions = pgTable(
  'transactions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Negative for a debit. */
    amountCents: bigint({ mode: 'number' }).notNull(),
    type: text({ enum: ['DEBITED', 'CREDITED'] }).notNull(),
    reason: text().notNull(),
    /** No foreign key: the books outlive a deleted room. */
    roomId: bigint({ mode: 'number' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('transactions_user_newest').on(table.userId, table.createdAt, table.id),
    index('transactions_room').on(table.roomId),
    check('transactions_sign', sql`(${table.type} = 'DEBITED') = (${table.amountCents} < 0)`),
  ],
);
