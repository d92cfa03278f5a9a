import { type FullMapApplication, fullMapCalls } from '@arena/shared/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { BATCH, following, nextOf, timeText } from '../db/keyset';
import { fullmapApplications, fullmapRooms } from '../db/schema/fullmap-rooms';
import { users } from '../db/schema/people';
import { notFound } from '../http/errors';
import { rawJsonList } from '../http/raw-json-list';
import { wallClock } from '../time/platform-time';

const applicant = alias(users, 'applicant');
const creator = alias(users, 'creator');

const selectApplications = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: fullmapApplications.id,
      status: fullmapApplications.status,
      requestedAt: fullmapApplications.requestedAt,
      time: timeText(fullmapApplications.requestedAt),
      applicant: { id: applicant.id, name: applicant.name },
      creator: { id: creator.id, name: creator.name },
    })
    .from(fullmapApplications)
    .innerJoin(applicant, eq(applicant.id, fullmapApplications.userId))
    .innerJoin(fullmapRooms, eq(fullmapRooms.id, fullmapApplications.matchId))
    .innerJoin(creator, eq(creator.id, fullmapRooms.creatorId))
    .where(where)
    .orderBy(asc(fullmapApplications.requestedAt), asc(fullmapApplications.id));

type Row = Awaited<ReturnType<typeof selectApplications>>[number];

const applicationOf = ({ id, status, applicant: by, creator: of, requestedAt }: Row, timeZone: string): FullMapApplication => ({
  id,
  status,
  applicant: by,
  requestedAt: wallClock(requestedAt, timeZone),
  room: { creator: of },
});

/** The list as the wire has it, oldest first: who asked first is decided first. */
export function writeApplications(db: Database, fullmapId: number, status: string | undefined, timeZone: string) {
  const { id, matchId, requestedAt } = fullmapApplications;
  const wanted = and(eq(matchId, fullmapId), status === undefined ? undefined : eq(fullmapApplications.status, status));
  return rawJsonList(fullMapCalls.applications.response.item, async (after) => {
    const rows = await selectApplications(db, and(wanted, following(requestedAt, id, after, 'oldest first'))).limit(BATCH);
    return { items: rows.map((row) => applicationOf(row, timeZone)), next: nextOf(rows, (row) => ({ at: row.time, id: row.id })) };
  });
}

/** Those that fulfil a condition, a page at the most. */
export const readApplications = async (db: Database, where: SQL, timeZone: string): Promise<FullMapApplication[]> =>
  (await selectApplications(db, where)).map((row) => applicationOf(row, timeZone));

export async function findApplication(db: Database, id: number, timeZone: string): Promise<FullMapApplication> {
  const [found] = await readApplications(db, eq(fullmapApplications.id, id), timeZone);
  if (found === undefined) throw noApplication(id);
  return found;
}

export const noApplication = (id: number) => notFound('Fullmap application', id, 'fullmapAppId');
