import { NOTIFICATION_TYPES } from '@arena/shared/contract';
import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, long, ownId } from './columns';
import { user } from './people';

/** The audit log: the actor, the action, and the record before and after. Rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: ownId(),
    at: instant().notNull(),
    actorId: user(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: long().notNull(),
    before: jsonb(),
    after: jsonb(),
    /** The network address of the request; null for the command line. */
    address: text(),
    /** The session of the request, as `sessionCode` writes it. */
    session: text(),
  },
  (table) => [
    index('audit_entries_subject').on(table.subject, table.subjectId, table.id),
    index('audit_entries_newest').on(table.at, table.id),
    index('audit_entries_subject_newest').on(table.subject, table.at, table.id),
    index('audit_entries_actor').on(table.actorId, table.at, table.id),
  ],
);

/** The chain over the audit entries, in the order in which they were sealed. Rows are only ever added. */
export const auditSeals = pgTable('audit_seals', {
  seq: long().primaryKey(),
  entryId: long().notNull().unique(),
  /** Of the entry and of the seal before it. */
  hash: text().notNull(),
});

/** Entries that wait for their seal; a trigger adds them. */
export const unsealedAuditEntries = pgTable('unsealed_audit_entries', {
  entryId: long().primaryKey(),
});

export const notifications = pgTable(
  'notifications',
  {
    id: ownId(),
    /** null: for every administrator. Who of them has read it is in `notification_reads`. */
    userId: user({ onDelete: 'cascade' }),
    type: text({ enum: NOTIFICATION_TYPES }).notNull().default('other'),
    title: text().notNull().default('Message'),
    message: text().notNull(),
    link: text(),
    /** The amount that it is about. */
    amountCents: long(),
    /** Of one person's notification. */
    read: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('notifications_user_newest').on(table.userId, table.createdAt),
    index('notifications_admins_newest')
      .on(table.createdAt, table.id)
      .where(sql`${table.userId} is null`),
  ],
);

export const notificationReads = pgTable(
  'notification_reads',
  {
    notificationId: long()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    userId: user({ onDelete: 'cascade' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.notificationId] })],
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

/** The first request that came with an idempotency key. Deleted after `CALL_KEY_DAYS`. */
export const callKeys = pgTable(
  'call_keys',
  {
    /** `<caller's id>:<key>`: each caller has keys of their own. */
    key: text().primaryKey(),
    requestHash: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index('call_keys_created').on(table.createdAt)],
);

/** Attempts that are limited (sign-in, registration), counted here so that the limit holds over several servers. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: instant().notNull(),
  },
  (table) => [index('attempts_window').on(table.windowEndsAt)],
);
