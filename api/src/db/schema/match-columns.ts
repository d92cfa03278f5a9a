import { integer, text } from 'drizzle-orm/pg-core';
import { instant, long, ownId } from './columns';
import { game, maps, modes } from './games';
import { transaction } from './money';
import { user } from './people';

/** What a full-map room and a tournament have in common. `oneKey` names the constraint that a key makes one match only. */
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
  modeId: integer()
    .notNull()
    .references(() => modes.id),
  mapId: integer()
    .notNull()
    .references(() => maps.id),
});

/** A player's wish to take part in either, and what became of it. */
export const applicationColumns = () => ({
  userId: user().notNull(),
  status: text().notNull(),
  requestedAt: instant().notNull(),
  decidedBy: user(),
  decidedAt: instant(),
  /** The row in the books that took the entry fee; null while none was taken, and where taking part is free. */
  feeTransactionId: transaction(),
});
