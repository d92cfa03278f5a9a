import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { tournamentApplications } from '../db/schema/tournaments';
import { announceChange } from '../events/announce';
import { badRequest } from '../http/errors';
import { APPLICATION, decisionNews, outcomeOf } from '../matches/application';
import { takeEntryFee } from '../matches/entry-fee';
import { formatAmount } from '../money/cents';
import { notifyUser } from '../notifications/notify';
import { countParticipants, noApplication } from './applications.store';
import { MOST_PARTICIPANTS, TOURNAMENT } from './tournament-status';
import { lockTournament, type TournamentRow } from './tournaments.store';

export interface Decision {
  readonly applicationId: number;
  readonly status: 'CREATOR_APPROVED' | 'REJECTED';
  readonly actorId: number;
  readonly now: Date;
}

type ApplicationRow = typeof tournamentApplications.$inferSelect;

async function readApplication(tx: Database, id: number): Promise<ApplicationRow> {
  const [row] = await tx.select().from(tournamentApplications).where(eq(tournamentApplications.id, id));
  if (row === undefined) throw noApplication(id);
  return row;
}

/** There is room, nothing has begun and the player can pay: takes the fee. */
async function admit(tx: Database, { id, status, entryFeeCents }: TournamentRow, userId: number, now: Date): Promise<number | null> {
  if (status !== TOURNAMENT.scheduled) {
    throw badRequest(`Tournament ${id} is ${status}: players can only be approved while it is ${TOURNAMENT.scheduled}.`);
  }
  const players = await countParticipants(tx, id);
  if (players >= MOST_PARTICIPANTS) throw badRequest(`Tournament ${id} is full: ${players} of ${MOST_PARTICIPANTS} players.`);
  return takeEntryFee(tx, { userId, cents: entryFeeCents, of: `tournament ${id}`, at: now });
}

function notificationText({ title, entryFeeCents }: TournamentRow, accepted: boolean): string {
  if (!accepted) return `Your request to take part in “${title}” was rejected. No money was taken.`;
  const fee = entryFeeCents === 0 ? 'The entry is free.' : `The entry fee of ${formatAmount(entryFeeCents)} was taken.`;
  return `You were selected for “${title}”. ${fee}`;
}

/**
 * Approves or rejects a request, once. Everything happens in one transaction that locks the tournament's row: of two decisions at
 * the same moment the second waits, then finds the first one's outcome and is refused.
 */
export function decideApplication(db: Database, { applicationId, status, actorId, now }: Decision): Promise<void> {
  return db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, (await readApplication(tx, applicationId)).tournamentId);
    // Read again: only what is read under the lock is sure.
    const { userId, status: before } = await readApplication(tx, applicationId);
    if (before !== APPLICATION.requested) throw badRequest(`Request ${applicationId} was already ${outcomeOf(before)}.`);
    const accepted = status === APPLICATION.accepted;
    const feeTransactionId = accepted ? await admit(tx, tournament, userId, now) : null;
    await tx
      .update(tournamentApplications)
      .set({ status, feeTransactionId, decidedBy: actorId, decidedAt: now })
      .where(eq(tournamentApplications.id, applicationId));
    await notifyUser(tx, { userId, ...decisionNews(accepted), body: notificationText(tournament, accepted), at: now });
    await announceChange(tx, { subject: 'tournament', id: tournament.id, status: tournament.status, actorId });
    await recordAudit(tx, {
      at: now,
      actorId,
      action: accepted ? 'tournament.approve-player' : 'tournament.reject-player',
      subject: 'tournament',
      subjectId: tournament.id,
      before: { applicationId, status: before },
      after: { applicationId, userId, status, feeCents: accepted ? tournament.entryFeeCents : 0, feeTransactionId },
    });
  });
}
