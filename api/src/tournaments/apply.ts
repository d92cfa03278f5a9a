import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { tournamentApplications } from '../db/schema/tournaments';
import { announceChange } from '../events/announce';
import { badRequest } from '../http/errors';
import { APPLICATION } from '../matches/application';
import { requireBalance } from '../matches/entry-fee';
import { tournamentRequestNews } from '../notifications/admin-news';
import { notifyAdmins } from '../notifications/notify';
import { requireUser } from '../users/people';
import { countParticipants } from './applications.store';
import { MOST_PARTICIPANTS, TOURNAMENT } from './tournament-status';
import { lockTournament } from './tournaments.store';

export interface Application {
  readonly tournamentId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Asks to take part and answers the request's id. No money moves before the request is approved. */
export function applyForTournament(db: Database, { tournamentId, userId, now }: Application): Promise<number> {
  return db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, tournamentId);
    const { name } = await requireUser(tx, userId);
    const { status, startsAt, entryFeeCents } = tournament;
    if (status !== TOURNAMENT.scheduled) throw badRequest(`Tournament ${tournamentId} is ${status}: it takes no players any more.`);
    if (startsAt <= now) throw badRequest(`Tournament ${tournamentId} has started already.`);
    const [earlier] = await tx
      .select({ id: tournamentApplications.id })
      .from(tournamentApplications)
      .where(and(eq(tournamentApplications.tournamentId, tournamentId), eq(tournamentApplications.userId, userId)));
    if (earlier !== undefined) throw badRequest(`${name} asked to take part in tournament ${tournamentId} before.`);
    if ((await countParticipants(tx, tournamentId)) >= MOST_PARTICIPANTS) throw badRequest(`Tournament ${tournamentId} is full.`);
    await requireBalance(tx, userId, entryFeeCents);
    const [row] = await tx
      .insert(tournamentApplications)
      .values({ tournamentId, userId, status: APPLICATION.requested, requestedAt: now })
      .returning({ id: tournamentApplications.id });
    if (row === undefined) throw new Error('The request was not stored');
    await notifyAdmins(tx, { ...tournamentRequestNews(name, tournament), at: now });
    await announceChange(tx, { subject: 'tournament', id: tournamentId, status, actorId: userId });
    return row.id;
  });
}
