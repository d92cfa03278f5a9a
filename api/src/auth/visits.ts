import { lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { userVisits } from '../db/schema/people';

/** Somebody who works in the console makes hundreds of calls; one write in this time is enough to know that they were here. */
const EVERY_MS = 5 * 60_000;

const oldest = (now: Date) => new Date(now.getTime() - EVERY_MS);

/** Whether a visit has to be written down again. */
export const isOldVisit = (seenAt: Date | null, now: Date): boolean => seenAt === null || seenAt < oldest(now);

/** Writes down that somebody is here; of parallel calls the first one does it. */
export async function noteVisit(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .insert(userVisits)
    .values({ userId, seenAt: now })
    .onConflictDoUpdate({ target: userVisits.userId, set: { seenAt: now }, setWhere: lt(userVisits.seenAt, oldest(now)) });
}
