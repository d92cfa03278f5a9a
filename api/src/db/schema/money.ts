import { sql, type SQLWrapper } from 'drizzle-orm';
import { type AnyPgColumn, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, long, ownId } from './columns';
import { game } from './games';
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
    /** The balance after this row; null for rows from before it was stored. */
    balanceAfterCents: long(),
    /** `topup:12`: booked at most once, ever. null where something else guards it. */
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

/** The columns of every request to move money, in either direction. */
const requestColumns = () => ({
  id: ownId(),
  userId: user().notNull(),
  amountCents: long().notNull(),
  status: text({ enum: ['PENDING', 'APPROVED', 'REJECTED'] }).notNull(),
  requestedAt: instant().notNull(),
  /** The user who made it: the player, or an administrator for the player. Null for requests from before this was stored. */
  requestedBy: user(),
  /** `<caller's id>:<key>` of the call that made it, so that the same call sent again finds it. */
  creationKey: text(),
  decidedBy: user(),
  decidedAt: instant(),
  /** `<administrator's id>:<key>` of the call that decided it, so that the same call sent again gets the same answer. */
  decisionKey: text(),
  /** The row in the books; only an approved request has one. */
  transactionId: transaction(),
  /** The administrator who looked at it first, while it was pending. */
  seenBy: user(),
  seenAt: instant(),
  /** What the rules found when it came, by their ids; null for nothing. See `attention.ts`. */
  attention: jsonb().$type<Readonly<Record<string, number>>>(),
});

type RequestColumns = Record<'id' | 'userId' | 'status' | 'amountCents' | 'requestedAt' | 'creationKey', AnyPgColumn> &
  Record<'decidedBy' | 'decidedAt' | 'transactionId' | 'attention', AnyPgColumn>;

const requestRules = (name: 'topups' | 'redeems', table: RequestColumns) => [
  index(`${name}_status_oldest`).on(table.status, table.requestedAt, table.id),
  index(`${name}_status_decided`).on(table.status, table.decidedAt, table.id),
  index(`${name}_status_id`).on(table.status, table.id),
  index(`${name}_status_amount`).on(table.status, table.amountCents, table.id),
  index(`${name}_attention`)
    .on(table.requestedAt, table.id)
    .where(sql`${table.status} = 'PENDING' and ${table.attention} is not null`),
  index(`${name}_user`).on(table.userId, table.id),
  uniqueIndex(`${name}_one_per_key`).on(table.creationKey),
  uniqueIndex(`${name}_one_transaction`).on(table.transactionId),
  check(`${name}_amount_positive`, sql`${table.amountCents} > 0`),
  check(`${name}_status_known`, sql`${table.status} in ('PENDING', 'APPROVED', 'REJECTED')`),
  check(
    `${name}_decided_as_a_whole`,
    sql`(${table.status} = 'PENDING') = (${table.decidedAt} is null) and (${table.status} = 'PENDING') = (${table.decidedBy} is null) and (${table.status} = 'APPROVED') = (${table.transactionId} is not null)`,
  ),
];

/** A player paid, outside of the platform, and asks for the amount on their balance. */
export const topups = pgTable(
  'topups',
  {
    ...requestColumns(),
    gameId: game().notNull(),
    /** How it was paid, in the player's words; the wire's `itemName`. */
    payment: text().notNull(),
  },
  (table) => [
    ...requestRules('topups', table),
    index('topups_status_game').on(table.status, table.gameId, table.id),
    index('topups_status_payment').on(table.status, sql`${table.payment} collate alphabetical`, table.id),
  ],
);

/** An account as its players mean it, however they write it: compared, and in an index. */
export const accountKey = (account: SQLWrapper) => sql`lower(replace(replace(${account}, ' ', ''), '-', ''))`;

/** A player asks for money of their balance to be paid out. */
export const redeems = pgTable(
  'redeems',
  {
    ...requestColumns(),
    /** By which service it is to be paid, and to which account there. */
    method: text().notNull(),
    account: text().notNull(),
  },
  (table) => [
    ...requestRules('redeems', table),
    index('redeems_account').on(accountKey(table.account)),
    index('redeems_status_method').on(table.status, sql`${table.method} collate alphabetical`, table.id),
  ],
);
