import { eq, inArray, sum } from 'drizzle-orm';
import type { Database } from '../db/database';
import { tournamentApplications, tournaments } from '../db/schema/tournaments';
import { APPLICATION } from '../matches/application';
import { toUnits } from '../money/cents';
import { TOURNAMENT } from './tournament-status';

/** What the tournaments that are not over promise together. */
export async function openPrizes(db: Database): Promise<number> {
  const [row] = await db
    .select({ cents: sum(tournaments.prizePoolCents) })
    .from(tournaments)
    .where(inArray(tournaments.status, [TOURNAMENT.scheduled, TOURNAMENT.running]));
  return toUnits(Number(row?.cents ?? 0));
}

/** Everybody who was accepted in any tournament; who plays in two counts twice. */
export function allParticipants(db: Database): Promise<number> {
  return db.$count(tournamentApplications, eq(tournamentApplications.status, APPLICATION.accepted));
}
