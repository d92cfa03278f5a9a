import { bigint, check, doublePrecision, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { instant, long, ownId } from './columns';
import { game, map, mode } from './games';
import { transaction } from './money';
import { user } from './people';

/** The columns that full-map rooms and tournaments share. `oneKey` names the constraint that a key makes one match only. */
export const matchColumns = (oneKey: string) => ({
  id: ownId(),
  status: text().notNull(),
  title: text().notNull(),
  entryFeeCents: long().notNull(),
  prizePoolCents: long().notNull(),
  /** Id and password of the room inside the game. */
  accessId: text().notNull(),
  password: text().notNull(),
  startsAt: instant().notNull(),
  createdAt: instant().notNull(),
  /** `<administrator's id>:<key>` of the call that made it, so that the same call sent again finds it. */
  creationKey: text().unique(oneKey),
  gameId: game().notNull(),
  modeId: mode().notNull(),
  mapId: map().notNull(),
});

/** A player's application to a full-map room or a tournament, and its status. */
export const applicationColumns = () => ({
  userId: user().notNull(),
  status: text().notNull(),
  requestedAt: instant().notNull(),
  decidedBy: user(),
  decidedAt: instant(),
  /** The row in the books that took the entry fee; null while none was taken, and where taking part is free. */
  feeTransactionId: transaction(),
});

/** A custom match for many players. */
export const fullmapRooms = pgTable(
  'fullmap_rooms',
  {
    rules: text().notNull(),
    durationMinutes: doublePrecision().notNull(),
    maxPlayers: integer().notNull(),
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

/** What the wire calls a post. */
export const tournaments = pgTable(
  'tournaments',
  {
    description: text().notNull(),
    perKillCents: long(),
    ...matchColumns('tournaments_one_per_key'),
    organizerId: user().notNull(),
    endedAt: instant(),
    /** The text that the search looks in. Its trigram index is created in the migration: not every server has the extension. */
    searchText: text().generatedAlwaysAs(sql`search_form(title || chr(10) || description)`),
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

/** A prize that was paid. One row for each player: even a bug elsewhere cannot pay a player twice. */
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
