import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people';

/** What visitors sent by the public site's forms. */
export const formMessages = pgTable(
  'form_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    form: text({ enum: ['contact', 'account-deletion'] }).notNull(),
    email: text().notNull(),
    /** The message, or the reason for a deletion; empty where none was given. */
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    handledBy: bigint({ mode: 'number' }).references(() => users.id),
    handledAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('form_messages_newest').on(table.createdAt, table.id)],
);
