import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ownId } from './columns';
import { user } from './people';

export const formMessages = pgTable(
  'form_messages',
  {
    id: ownId(),
    form: text({ enum: ['contact', 'account-deletion'] }).notNull(),
    email: text().notNull(),
    /** The message, or the reason for a deletion; empty where none was given. */
    text: text().notNull(),
    createdAt: instant().notNull(),
    handledBy: user(),
    handledAt: instant(),
  },
  (table) => [index('form_messages_newest').on(table.createdAt, table.id)],
);
