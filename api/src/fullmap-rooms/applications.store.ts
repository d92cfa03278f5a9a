import type { FullMapApplication } from '@arena/shared/contract';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { fullmapApplications, fullmapRooms } from '../db/schema/fullmap-rooms';
import { users } from '../db/schema/people';
import { notFound } from '../http/errors';
import { wallClock } from '../time/platform-time';

const applicant = alias(users, 'applicant');
const creator = alias(users, 'creator');

async function selectApplications(db: Database, where: SQL | undefined, timeZone: string): Promise<FullMapApplication[]> {
  const rows = await db
    .select({
      id: fullmapApplications.id,
      status: fullmapApplications.status,
      requestedAt: fullmapApplications.requestedAt,
      applicant: { id: applicant.id, name: applicant.name },
      creator: { id: creator.id, name: creator.name },
    })
    .from(fullmapApplications)
    .innerJoin(applicant, eq(applicant.id, fullmapApplications.userId))
    .innerJoin(fullmapRooms, eq(fullmapRooms.id, fullmapApplications.matchId))
    .innerJoin(creator, eq(creator.id, fullmapRooms.creatorId))
    .where(where)
    .orderBy(asc(fullmapApplications.requestedAt), asc(fullmapApplications.id));
  return rows.map(({ creator: by, requestedAt, ...row }) => ({
    ...row,
    requestedAt: wallClock(requestedAt, timeZone),
    room: { creator: by },
  }));
}

/** Oldest first: who asked first is decided first. */
export function listApplications(db: Database, fullmapId: number, status: string | undefined, timeZone: string) {
  const ofRoom = eq(fullmapApplications.matchId, fullmapId);
  return selectApplications(db, and(ofRoom, status === undefined ? undefined : eq(fullmapApplications.status, status)), timeZone);
}

export async function findApplication(db: Database, id: number, timeZone: string): Promise<FullMapApplication> {
  const [found] = await selectApplications(db, eq(fullmapApplications.id, id), timeZone);
  if (found === undefined) throw noApplication(id);
  return found;
}

export const noApplication = (id: number) => notFound('Fullmap application', id, 'fullmapAppId');
