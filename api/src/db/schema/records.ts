import { bigint, boolean, customType, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people';

/** Who did what to which thing, with the thing before and after. Rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: bigint({ mode: 'number' }).references(() => users.id),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: bigint({ mode: 'number' }).notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [index('audit_entries_subject').on(table.subject, table.subjectId, table.id)],
);

export const notifications = pgTable(
  'notifications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text().notNull(),
    read: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('notifications_user_newest').on(table.userId, table.createdAt)],
);

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Pictures live in the database, so that every copy of the server can show them. */
export const images = pgTable('images', {
  name: text().primaryKey(),
  bytes: bytea().notNull(),
});

/** Facts about this installation, e.g. when it first started. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});

/** Attempts that are limited (sign-in, registration), counted here so that the limit holds over several servers. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_window').on(table.windowEndsAt)],
);
