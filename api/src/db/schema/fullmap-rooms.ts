import { sql } from 'drizzle-orm';
import { bigint, check, doublePrecision, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, long, ownId } from './columns';
import { applicationColumns, matchColumns } from './match-columns';
import { transaction } from './money';
import { user } from './people';

/** A custom match for many players. */
export const fullmapRooms = pgTable(
  'fullmap_rooms',
  {
    rules: text().notNull(),
    durationMinutes: doublePrecision().notNull(),
    maxPlayers: integer().notNull(),
    /** The reward of each tier; null where the tier is not set. */
    top5Cents: long(),
    top10Cents: long(),
    top15Cents: long(),
    ...matchColumns('fullmap_rooms_one_per_key'),
    creatorId: user().notNull(),
  },
  (table) => [
    index('fullmap_rooms_status_newest').on(table.status, table.createdAt, table.id),
    index('fullmap_rooms_creator').on(table.creatorId),
    index('fullmap_rooms_game').on(table.gameId),
    check('fullmap_rooms_money_not_negative', sql`${table.entryFeeCents} >= 0 and ${table.prizePoolCents} >= 0`),
    check('fullmap_rooms_players', sql`${table.maxPlayers} > 0`),
  ],
);

/** A player's request to join; the accepted ones are the room's players. */
export const fullmapApplications = pgTable(
  'fullmap_applications',
  {
    id: ownId(),
    matchId: bigint('fullmap_id', { mode: 'number' })
      .notNull()
      .references(() => fullmapRooms.id),
    ...applicationColumns(),
  },
  (table) => [
    unique('fullmap_applications_one_each').on(table.matchId, table.userId),
    index('fullmap_applications_oldest').on(table.matchId, table.status, table.requestedAt, table.id),
    index('fullmap_applications_user').on(table.userId),
  ],
);

/** A registered winner; what belongs to the reward is null until it is paid. */
export const fullmapWinners = pgTable(
  'fullmap_winners',
  {
    id: ownId(),
    fullmapId: long()
      .notNull()
      .references(() => fullmapRooms.id),
    userId: user().notNull(),
    registeredAt: instant().notNull(),
    position: integer(),
    message: text(),
    amountCents: long(),
    /** null for a reward of nothing, too. */
    transactionId: transaction(),
    rewardedBy: user(),
    rewardedAt: instant(),
    idempotencyKey: text(),
  },
  (table) => [
    // Also the last guard against a second payment: one row, and it is paid once.
    unique('fullmap_winners_one_each').on(table.fullmapId, table.userId),
    index('fullmap_winners_user_newest').on(table.userId, table.id),
    uniqueIndex('fullmap_winners_one_transaction').on(table.transactionId),
    check(
      'fullmap_winners_rewarded_as_a_whole',
      sql`(${table.rewardedAt} is null) = (${table.amountCents} is null) and (${table.rewardedAt} is null) = (${table.position} is null)`,
    ),
  ],
);
