import { sql } from 'drizzle-orm';
import { integer, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, long, ownId } from './columns';

// Figures that would take too long to count at every call, kept up to date by triggers in the transaction of the change itself: see
// migrations/0007_figures.sql and docs/decisions/09-postgresql-and-its-statistics.md. The server only reads, and folds now and then.

const counted = () => ({ number: long().notNull(), cents: long().notNull() });

/** How many there were of a kind in a quarter of an hour, and their cents together; at '-infinity' of all time. */
export const figures = pgTable(
  'figures',
  {
    kind: text().notNull(),
    at: instant().notNull(),
    /** A game or a role; 0 for neither. */
    part: integer().notNull(),
    ...counted(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.at, table.part] })],
);

/** Changes since the last folding: rows are only ever added, so that no decision waits for another one's figures. */
export const figureChanges = pgTable('figure_changes', {
  id: ownId(),
  kind: text().notNull(),
  part: integer().notNull(),
  /** null: counted as a whole only. */
  at: instant(),
  /** Of the kind 'player': who. */
  userId: long(),
  ...counted(),
});

/** The players of any match of a game, each with the number of matches. */
export const gamePlayers = pgTable(
  'game_players',
  {
    gameId: integer().notNull(),
    userId: long().notNull(),
    matches: long().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId] })],
);

/** `figures` with the changes since: the view that the server reads. */
export const currentFigures = pgView('current_figures', {
  kind: text().notNull(),
  at: instant().notNull(),
  part: integer().notNull(),
  ...counted(),
}).existing();

/** Of all time, in the column `at`. */
export const ALL_TIME = sql`'-infinity'::timestamptz`;
