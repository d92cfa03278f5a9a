import { sql } from 'drizzle-orm';
import { bigint, check, doublePrecision, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { applicationColumns, playedColumns } from './match-columns';
import { transactions } from './money';
import { users } from './people';

/** A custom match for many players. */
export const fullmapRooms = pgTable(
  'fullmap_rooms',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    status: text().notNull(),
    title: text().notNull(),
    rules: text().notNull(),
    entryFeeCents: bigint({ mode: 'number' }).notNull(),
    prizePoolCents: bigint({ mode: 'number' }).notNull(),
    durationMinutes: doublePrecision().notNull(),
    maxPlayers: integer().notNull(),
    /** Id and password of the room inside the game. */
    accessId: text().notNull(),
    password: text().notNull(),
    /** The reward of each tier; null where the tier is not set. */
    top5Cents: bigint({ mode: 'number' }),
    top10Cents: bigint({ mode: 'number' }),
    top15Cents: bigint({ mode: 'number' }),
    ...playedColumns(),
    creatorId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** `<administrator's id>:<key>` of the call that made it, so that the same call sent again finds it. */
    creationKey: text().unique('fullmap_rooms_one_per_key'),
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
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
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
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    fullmapId: bigint({ mode: 'number' })
      .notNull()
      .references(() => fullmapRooms.id),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    registeredAt: timestamp({ withTimezone: true }).notNull(),
    position: integer(),
    message: text(),
    amountCents: bigint({ mode: 'number' }),
    /** null for a reward of nothing, too. */
    transactionId: bigint({ mode: 'number' }).references(() => transactions.id),
    rewardedBy: bigint({ mode: 'number' }).references(() => users.id),
    rewardedAt: timestamp({ withTimezone: true }),
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
