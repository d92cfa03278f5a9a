import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** Lower case, so that one person has one account. */
    email: text().notNull().unique(),
    mobile: text(),
    balanceCents: bigint({ mode: 'number' }).notNull().default(0),
    pubgId: text(),
    freeFireId: text(),
    handle: text().unique(),
    imageName: text(),
    passwordHash: text().notNull(),
    /** Tokens issued before this moment are refused; setting it to now ends every session of the user at once. */
    tokensValidAfter: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('users_balance_not_negative', sql`${table.balanceCents} >= 0`)],
);

export const roles = pgTable('roles', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
});

export const userRoles = pgTable(
  'user_roles',
  {
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    roleId: integer()
      .notNull()
      .references(() => roles.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);
