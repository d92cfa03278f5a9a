import { sql } from 'drizzle-orm';
import { boolean, check, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, long, ownId } from './columns';
import { game } from './games';
import { transaction } from './money';
import { user } from './people';

export const rooms = pgTable(
  'rooms',
  {
    id: ownId(),
    status: text().notNull(),
    content: text(),
    gameType: text().notNull(),
    round: integer(),
    playerCount: integer(),
    entryFeeCents: long().notNull().default(0),
    prizeCents: long(),
    /** Id and password of the room inside the game. */
    accessId: text(),
    password: text(),
    tpp: boolean().notNull().default(false),
    fpp: boolean().notNull().default(false),
    gameId: game().notNull(),
    creatorId: user().notNull(),
    /** Names in `images`; empty until a screenshot was sent in. */
    creatorScreenshot: text().notNull().default(''),
    opponentScreenshot: text().notNull().default(''),
    createdAt: instant().notNull(),
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
    id: ownId(),
    roomId: long()
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    userId: user().notNull(),
    status: text().notNull(),
    requestedAt: instant().notNull(),
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
  id: ownId(),
  roomId: long()
    .notNull()
    .unique('room_winners_one_payment')
    .references(() => rooms.id),
  userId: user().notNull(),
  position: doublePrecision().notNull(),
  message: text().notNull(),
  amountCents: long().notNull(),
  transactionId: transaction().notNull(),
  idempotencyKey: text(),
  paidBy: user().notNull(),
  paidAt: instant().notNull(),
});
