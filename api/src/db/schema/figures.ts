import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, pgView, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/*
 * What would take too long to count at every call, kept up to date by triggers in the transaction of the change itself: see
 * migrations/0007_figures.sql and docs/decisions/09-postgresql-and-its-statistics.md. The server only reads, and folds now and then.
 */

const counted = () => ({ number: bigint({ mode: 'number' }).notNull(), cents: bigint({ mode: 'number' }).notNull() });

/** How many there were of a kind in a quarter of an hour, and their cents together; at '-infinity' of all time. */
export const figures = pgTable(
  'figures',
  {
    kind: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** A game or a role; 0 for neither. */
    part: integer().notNull(),
    ...counted(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.at, table.part] })],
);

/** What was written since the last folding: only ever added to, so that no decision waits for another one's figures. */
export const figureChanges = pgTable('figure_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  kind: text().notNull(),
  part: integer().notNull(),
  /** null: counted as a whole only. */
  at: timestamp({ withTimezone: true }),
  /** Of the kind 'player': who. */
  userId: bigint({ mode: 'number' }),
  ...counted(),
});

/** Who took part in any match of a game, and in how many. */
export const gamePlayers = pgTable(
  'game_players',
  {
    gameId: integer().notNull(),
    userId: bigint({ mode: 'number' }).notNull(),
    matches: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId] })],
);

/** `figures` with the changes since: what is read. */
export const currentFigures = pgView('current_figures', {
  kind: text().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  part: integer().notNull(),
  ...counted(),
}).existing();

/** Of all time, in the column `at`. */
export const ALL_TIME = sql`'-infinity'::timestamptz`;
