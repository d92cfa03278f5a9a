import { STREAM_STATUSES } from '@arena/shared/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { games } from './games';
import { users } from './people';

/** What the wire calls a video. */
export const streams = pgTable(
  'streams',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    link: text().notNull(),
    status: text({ enum: STREAM_STATUSES }).notNull(),
    /** Of an upcoming stream. */
    startsAt: timestamp({ withTimezone: true }),
    gameId: integer()
      .notNull()
      .references(() => games.id),
    createdBy: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** `<administrator's id>:<key>` of the call that made it, so that the same call sent again finds it. */
    creationKey: text().unique('streams_one_per_key'),
  },
  (table) => [
    index('streams_newest').on(table.createdAt, table.id),
    check('streams_upcoming_has_start', sql`(${table.status} = 'UPCOMMING') = (${table.startsAt} is not null)`),
  ],
);
