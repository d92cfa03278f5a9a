import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, long, ownId } from './columns';
import { applicationColumns, matchColumns } from './match-columns';
import { transaction } from './money';
import { user } from './people';

/** What the wire calls a post. */
export const tournaments = pgTable(
  'tournaments',
  {
    description: text().notNull(),
    perKillCents: long(),
    ...matchColumns('tournaments_one_per_key'),
    organizerId: user().notNull(),
    endedAt: instant(),
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
    id: ownId(),
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
    id: ownId(),
    tournamentId: long()
      .notNull()
      .references(() => tournaments.id),
    userId: user().notNull(),
    position: integer().notNull(),
    prizeCents: long().notNull(),
    /** null for a prize of nothing. */
    transactionId: transaction(),
    idempotencyKey: text(),
    paidBy: user().notNull(),
    paidAt: instant().notNull(),
  },
  (table) => [
    unique('tournament_rewards_one_each').on(table.tournamentId, table.userId),
    uniqueIndex('tournament_rewards_one_transaction').on(table.transactionId),
    check('tournament_rewards_prize_not_negative', sql`${table.prizeCents} >= 0`),
  ],
);
