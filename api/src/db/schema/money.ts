import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, long, ownId } from './columns';
import { user } from './people';

/** Every movement of a balance. A user's balance is the sum of their rows. */
export const transactions = pgTable(
  'transactions',
  {
    id: ownId(),
    userId: user().notNull(),
    /** Negative for a debit. */
    amountCents: long().notNull(),
    type: text({ enum: ['DEBITED', 'CREDITED'] }).notNull(),
    reason: text().notNull(),
    /** No foreign key: the books outlive a deleted room. */
    roomId: long(),
    createdAt: instant().notNull(),
    /** What the balance was after this row; null for rows of before it was written down. */
    balanceAfterCents: long(),
    /** `topup:12`: what is booked once and never again, whatever happens. null where something else guards it. */
    bookedFor: text(),
  },
  (table) => [
    index('transactions_newest').on(table.createdAt, table.id),
    uniqueIndex('transactions_booked_once').on(table.bookedFor),
    index('transactions_user_newest').on(table.userId, table.createdAt, table.id),
    index('transactions_room').on(table.roomId),
    check('transactions_sign', sql`(${table.type} = 'DEBITED') = (${table.amountCents} < 0)`),
  ],
);

export const transaction = () => long().references(() => transactions.id);
