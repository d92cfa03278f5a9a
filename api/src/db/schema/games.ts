import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const games = pgTable('games', {
  id: integer().primaryKey(),
  title: text().notNull(),
  description: text(),
});

export const game = () => integer().references(() => games.id);

export const modes = pgTable('modes', {
  id: integer().primaryKey(),
  name: text().notNull(),
});

export const mode = () => integer().references(() => modes.id);

export const maps = pgTable(
  'maps',
  {
    id: integer().primaryKey(),
    title: text().notNull(),
    gameId: game().notNull(),
  },
  (table) => [index('maps_game').on(table.gameId)],
);

export const map = () => integer().references(() => maps.id);
