import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { games } from './games';
import { transactions } from './money';
import { users } from './people';

/** What a request to move money has, whichever way the money goes. */
const requestColumns = () => ({
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id),
  amountCents: bigint({ mode: 'number' }).notNull(),
  status: text({ enum: ['PENDING', 'APPROVED', 'REJECTED'] }).notNull(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
  /** Who made it: the player, or an administrator for the player. Null for requests from before this was stored. */
  requestedBy: bigint({ mode: 'number' }).references(() => users.id),
  /** `<caller's id>:<key>` of the call that made it, so that the same call sent again finds it. */
  creationKey: text(),
  decidedBy: bigint({ mode: 'number' }).references(() => users.id),
  decidedAt: timestamp({ withTimezone: true }),
  /** `<administrator's id>:<key>` of the call that decided it, so that the same call sent again gets the same answer. */
  decisionKey: text(),
  /** The row in the books; only an approved request has one. */
  transactionId: bigint({ mode: 'number' }).references(() => transactions.id),
});

interface RequestColumns {
  readonly status: AnyPgColumn;
  readonly amountCents: AnyPgColumn;
  readonly decidedBy: AnyPgColumn;
  readonly decidedAt: AnyPgColumn;
  readonly transactionId: AnyPgColumn;
}

const positive = ({ amountCents }: RequestColumns): SQL => sql`${amountCents} > 0`;
const knownStatus = ({ status }: RequestColumns): SQL => sql`${status} in ('PENDING', 'APPROVED', 'REJECTED')`;
const decidedAsAWhole = ({ status, decidedAt, decidedBy, transactionId }: RequestColumns): SQL =>
  sql.join(
    [
      sql`(${status} = 'PENDING') = (${decidedAt} is null)`,
      sql`(${status} = 'PENDING') = (${decidedBy} is null)`,
      sql`(${status} = 'APPROVED') = (${transactionId} is not null)`,
    ],
    sql` and `,
  );

/** A player paid, outside of the platform, and asks for the amount on their balance. */
export const topups = pgTable(
  'topups',
  {
    ...requestColumns(),
    gameId: integer()
      .notNull()
      .references(() => games.id),
    /** How it was paid, in the player's words; the wire's `itemName`. */
    payment: text().notNull(),
  },
  (table) => [
    index('topups_status_oldest').on(table.status, table.requestedAt, table.id),
    index('topups_status_decided').on(table.status, table.decidedAt, table.id),
    index('topups_status_id').on(table.status, table.id),
    index('topups_status_amount').on(table.status, table.amountCents, table.id),
    index('topups_status_game').on(table.status, table.gameId, table.id),
    index('topups_status_payment').on(table.status, sql`lower(${table.payment})`, table.id),
    index('topups_user').on(table.userId, table.id),
    uniqueIndex('topups_one_per_key').on(table.creationKey),
    uniqueIndex('topups_one_transaction').on(table.transactionId),
    check('topups_amount_positive', positive(table)),
    check('topups_status_known', knownStatus(table)),
    check('topups_decided_as_a_whole', decidedAsAWhole(table)),
  ],
);

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
    index('redeems_status_oldest').on(table.status, table.requestedAt, table.id),
    index('redeems_status_decided').on(table.status, table.decidedAt, table.id),
    index('redeems_status_id').on(table.status, table.id),
    index('redeems_status_amount').on(table.status, table.amountCents, table.id),
    index('redeems_status_method').on(table.status, sql`lower(${table.method})`, table.id),
    index('redeems_user').on(table.userId, table.id),
    uniqueIndex('redeems_one_per_key').on(table.creationKey),
    uniqueIndex('redeems_one_transaction').on(table.transactionId),
    check('redeems_amount_positive', positive(table)),
    check('redeems_status_known', knownStatus(table)),
    check('redeems_decided_as_a_whole', decidedAsAWhole(table)),
  ],
);
