import { sql } from 'drizzle-orm';
import { bigint, boolean, check, doublePrecision, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { games } from './games';
import { transactions } from './money';
import { users } from './people';

export const rooms = pgTable(
  'rooms',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    status: text().notNull(),
    content: text(),
    gameType: text().notNull(),
    round: integer(),
    playerCount: integer(),
    entryFeeCents: bigint({ mode: 'number' }).notNull().default(0),
    prizeCents: bigint({ mode: 'number' }),
    /** Id and password of the room inside the game. */
    accessId: text(),
    password: text(),
    tpp: boolean().notNull().default(false),
    fpp: boolean().notNull().default(false),
    gameId: integer()
      .notNull()
      .references(() => games.id),
    creatorId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    /** Names in `images`; empty until a screenshot was sent in. */
    creatorScreenshot: text().notNull().default(''),
    opponentScreenshot: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('rooms_status_newest').on(table.status, table.createdAt, table.id),
    index('rooms_creator').on(table.creatorId),
    index('rooms_game').on(table.gameId),
    check('rooms_money_not_negative', sql`${table.entryFeeCents} >= 0 and coalesce(${table.prizeCents}, 0) >= 0`),
  ],
);

export const roomApprovals = pgTable(
  'room_approvals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    roomId: bigint({ mode: 'number' })
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    status: text().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('room_approvals_room').on(table.roomId, table.status),
    index('room_approvals_user').on(table.userId),
    // A room has one opponent: the lists join on it and the payout trusts it.
    uniqueIndex('room_approvals_one_accepted')
      .on(table.roomId)
      .where(sql`${table.status} in ('CREATOR_APPROVED', 'COMPLETED')`),
  ],
);

/** The one payment of a room. `room_id` is unique: even a bug elsewhere cannot pay a room twice. */
export const roomWinners = pgTable('room_winners', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  roomId: bigint({ mode: 'number' })
    .notNull()
    .unique('room_winners_one_payment')
    .references(() => rooms.id),
  userId: bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id),
  position: doublePrecision().notNull(),
  message: text().notNull(),
  amountCents: bigint({ mode: 'number' }).notNull(),
  transactionId: bigint({ mode: 'number' })
    .notNull()
    .references(() => transactions.id),
  idempotencyKey: text(),
  paidBy: bigint({ mode: 'number' })
    .notNull()
    .references(() => users.id),
  paidAt: timestamp({ withTimezone: true }).notNull(),
});
