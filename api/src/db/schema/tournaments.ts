import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { applicationColumns, playedColumns } from './match-columns';
import { transactions } from './money';
import { users } from './people';

/** What the wire calls a post. */
export const tournaments = pgTable(
  'tournaments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    status: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    entryFeeCents: bigint({ mode: 'number' }).notNull(),
    prizePoolCents: bigint({ mode: 'number' }).notNull(),
    perKillCents: bigint({ mode: 'number' }),
    /** Id and password of the room inside the game. */
    accessId: text().notNull(),
    password: text().notNull(),
    ...playedColumns(),
    organizerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** `<administrator's id>:<key>` of the call that made it, so that the same call sent again finds it. */
    creationKey: text().unique('tournaments_one_per_key'),
    /** What the search looks in. Its trigram index is made by hand in the migration: not every server has the extension. */
    searchText: text().generatedAlwaysAs(sql`lower(title || chr(10) || description)`),
  },
  (table) => [
    index('tournaments_newest').on(table.createdAt, table.id),
    index('tournaments_status_newest').on(table.status, table.createdAt, table.id),
    index('tournaments_game_newest').on(table.gameId, table.createdAt, table.id),
    index('tournaments_organizer').on(table.organizerId),
    // The card that adds up the prizes reads nothing but this.
    index('tournaments_prizes').on(table.status, table.prizePoolCents),
    check(
      'tournaments_money_not_negative',
      sql`${table.entryFeeCents} >= 0 and ${table.prizePoolCents} >= 0 and coalesce(${table.perKillCents}, 0) >= 0`,
    ),
  ],
);

/** A player's request to take part; the accepted ones are the participants. */
export const tournamentApplications = pgTable(
  'tournament_applications',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    matchId: bigint('tournament_id', { mode: 'number' })
      .notNull()
      .references(() => tournaments.id),
    ...applicationColumns(),
  },
  (table) => [
    unique('tournament_applications_one_each').on(table.matchId, table.userId),
    index('tournament_applications_oldest').on(table.matchId, table.status, table.requestedAt, table.id),
    index('tournament_applications_user').on(table.userId),
    index('tournament_applications_accepted')
      .on(table.matchId)
      .where(sql`${table.status} = 'CREATOR_APPROVED'`),
  ],
);

/** A prize that was paid. One row for each player: even a bug elsewhere cannot pay somebody twice. */
export const tournamentRewards = pgTable(
  'tournament_rewards',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    tournamentId: bigint({ mode: 'number' })
      .notNull()
      .references(() => tournaments.id),
    userId: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    position: integer().notNull(),
    prizeCents: bigint({ mode: 'number' }).notNull(),
    /** null for a prize of nothing. */
    transactionId: bigint({ mode: 'number' }).references(() => transactions.id),
    idempotencyKey: text(),
    paidBy: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    paidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('tournament_rewards_one_each').on(table.tournamentId, table.userId),
    uniqueIndex('tournament_rewards_one_transaction').on(table.transactionId),
    check('tournament_rewards_prize_not_negative', sql`${table.prizeCents} >= 0`),
  ],
);
