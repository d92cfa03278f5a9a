import { fullMapCalls } from '@arena/shared/contract';
import { asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { timeText } from '../http/raw-json-list';
import { fullmapApplications, fullmapRooms } from '../db/schema/matches';
import { users } from '../db/schema/people';
import { applicationLists } from '../matches/application-lists';
import { wallClock } from '../time/platform-time';
import { FULLMAP_MATCH } from './fullmap-match';

const applicant = alias(users, 'applicant');
const creator = alias(users, 'creator');
const { id, status, requestedAt, matchId, userId } = fullmapApplications;

const selectApplications = (db: Database, where: SQL | undefined) =>
  db
    .select({
      ...{ id, status, requestedAt, time: timeText(requestedAt) },
      applicant: { id: applicant.id, name: applicant.name },
      creator: { id: creator.id, name: creator.name },
    })
    .from(fullmapApplications)
    .innerJoin(applicant, eq(applicant.id, userId))
    .innerJoin(fullmapRooms, eq(fullmapRooms.id, matchId))
    .innerJoin(creator, eq(creator.id, fullmapRooms.creatorId))
    .where(where)
    .orderBy(asc(requestedAt), asc(id));

export const fullmapApplicationLists = applicationLists({
  table: fullmapApplications,
  item: fullMapCalls.applications.response.item,
  missing: FULLMAP_MATCH.missing,
  select: selectApplications,
  describe: (_db, rows, timeZone) =>
    rows.map(({ creator: of, ...row }) => ({ ...row, requestedAt: wallClock(row.requestedAt, timeZone), room: { creator: of } })),
});
