import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, long, ownId } from './columns';

export const users = pgTable(
  'users',
  {
    id: ownId(),
    name: text().notNull(),
    /** Lower case, so that one person has one account. */
    email: text().notNull().unique(),
    mobile: text(),
    balanceCents: long().notNull().default(0),
    pubgId: text(),
    freeFireId: text(),
    handle: text().unique(),
    imageName: text(),
    passwordHash: text().notNull(),
    /** Tokens issued before this moment are refused; setting it to now ends every session of the user immediately. */
    tokensValidAfter: instant(),
    /** Since when the user may not sign in; null for a user who is not banned. */
    bannedAt: instant(),
    createdAt: instant().notNull(),
    /** What the name and the email address look like, see `looks.ts`. */
    nameLooks: text(),
    emailLooks: text(),
    /** The text that users are searched by, line by line. Its trigram index is in the migration: not every server has the extension. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(sql`search_form(name || chr(10) || email || chr(10) || coalesce(mobile, ''))`),
  },
  (table) => [
    check('users_balance_not_negative', sql`${table.balanceCents} >= 0`),
    index('users_newest').on(table.createdAt, table.id),
    // The orders of the search. Names are ordered as the console orders them, and users without a number are last both ways.
    index('users_name').on(sql`${table.name} collate alphabetical`, table.id),
    index('users_mobile').on(sql`coalesce(${table.mobile}, '~') collate "C"`, table.id),
    index('users_mobile_downwards').on(sql`coalesce(${table.mobile}, '') collate "C"`, table.id),
    index('users_balance').on(table.balanceCents, table.id),
    index('users_banned')
      .on(table.id)
      .where(sql`${table.bannedAt} is not null`),
    // To find whether a picture belongs to a user.
    index('users_image').on(table.imageName),
    index('users_name_looks').on(table.nameLooks),
    index('users_email_looks').on(table.emailLooks),
  ],
);

export const user = (rules?: { readonly onDelete: 'cascade' }) => long().references(() => users.id, rules);

/** When a user was here last, to about five minutes. Apart from `users`, so that visits and balances don't wait for each other. */
export const userVisits = pgTable(
  'user_visits',
  {
    userId: user({ onDelete: 'cascade' }).primaryKey(),
    seenAt: instant().notNull(),
  },
  (table) => [index('user_visits_seen').on(table.seenAt)],
);

/** Tokens of users who signed out, until they would have expired anyway. */
export const revokedTokens = pgTable(
  'revoked_tokens',
  {
    id: text().primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('revoked_tokens_expiry').on(table.expiresAt)],
);

/** Sessions that were confirmed with the password a short while ago: see `password-confirmation.ts`. */
export const passwordConfirmations = pgTable(
  'password_confirmations',
  {
    tokenId: text().primaryKey(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('password_confirmations_expiry').on(table.expiresAt)],
);

/** One-time codes for the email addresses of people who are about to be added. */
export const userCodes = pgTable('user_codes', {
  email: text().primaryKey(),
  codeHash: text().notNull(),
  expiresAt: instant().notNull(),
});

export const roles = pgTable('roles', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
});

export const userRoles = pgTable(
  'user_roles',
  {
    userId: user({ onDelete: 'cascade' }).notNull(),
    roleId: integer()
      .notNull()
      .references(() => roles.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] }), index('user_roles_role').on(table.roleId, table.userId)],
);
