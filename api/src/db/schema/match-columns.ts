import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { games, maps, modes } from './games';
import { transactions } from './money';
import { users } from './people';

const userId = () => bigint({ mode: 'number' }).references(() => users.id);

/** What is played, the same for a full-map room and a tournament. */
export const playedColumns = () => ({
  gameId: integer()
    .notNull()
    .references(() => games.id),
  modeId: integer()
    .notNull()
    .references(() => modes.id),
  mapId: integer()
    .notNull()
    .references(() => maps.id),
});

/** A player's wish to take part in either, and what became of it. */
export const applicationColumns = () => ({
  userId: userId().notNull(),
  status: text().notNull(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
  decidedBy: userId(),
  decidedAt: timestamp({ withTimezone: true }),
  /** The row in the books that took the entry fee; null while none was taken, and where taking part is free. */
  feeTransactionId: bigint({ mode: 'number' }).references(() => transactions.id),
});
