import { STREAM_STATUSES } from '@arena/shared/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ownId } from './columns';
import { game } from './games';
import { user } from './people';

/** What the wire calls a video. */
export const streams = pgTable(
  'streams',
  {
    id: ownId(),
    link: text().notNull(),
    status: text({ enum: STREAM_STATUSES }).notNull(),
    /** Of an upcoming stream. */
    startsAt: instant(),
    gameId: game().notNull(),
    createdBy: user().notNull(),
    createdAt: instant().notNull(),
    /** `<administrator's id>:<key>` of the call that made it, so that the same call sent again finds it. */
    creationKey: text().unique('streams_one_per_key'),
  },
  (table) => [
    index('streams_newest').on(table.createdAt, table.id),
    check('streams_upcoming_has_start', sql`(${table.status} = 'UPCOMMING') = (${table.startsAt} is not null)`),
  ],
);
