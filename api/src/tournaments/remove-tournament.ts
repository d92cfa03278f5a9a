import { asc, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { tournamentApplications, tournamentRewards, tournaments } from '../db/schema/tournaments';
import { announceChange } from '../events/announce';
import { badRequest } from '../http/errors';
import { formatAmount } from '../money/cents';
import { book } from '../money/ledger';
import { notifyUser } from '../notifications/notify';
import { TOURNAMENT } from './tournament-status';
import { lockTournament } from './tournaments.store';

/** The fees that were taken. By user id: two deletions at the same moment move balances in the same order. */
function takenFees(tx: Database, tournamentId: number) {
  return tx
    .select({ userId: transactions.userId, cents: transactions.amountCents })
    .from(tournamentApplications)
    .innerJoin(transactions, eq(transactions.id, tournamentApplications.feeTransactionId))
    .where(eq(tournamentApplications.matchId, tournamentId))
    .orderBy(asc(transactions.userId));
}

async function refuse(tx: Database, id: number, status: string): Promise<void> {
  if (status === TOURNAMENT.finished) throw badRequest(`Tournament ${id} is ${status}: it cannot be deleted any more.`);
  const [reward] = await tx.select({ id: tournamentRewards.id }).from(tournamentRewards).where(eq(tournamentRewards.tournamentId, id));
  if (reward !== undefined) throw badRequest(`Prizes of tournament ${id} were paid: it cannot be deleted any more.`);
}

/** Deletes a tournament with its applications, and gives the entry fees back. */
export function removeTournament(db: Database, id: number, { actorId, now }: { actorId: number; now: Date }): Promise<void> {
  return db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, id);
    await refuse(tx, id, tournament.status);
    const refunds = (await takenFees(tx, id)).map(({ userId, cents }) => ({ userId, cents: -cents }));
    const cause = { kind: 'refund', actorId } as const;
    for (const { userId, cents } of refunds) {
      await book(tx, { userId, cents, cause, reason: `Entry fee of tournament ${id} given back`, roomId: null, at: now });
      const title = `“${tournament.title}” was cancelled`;
      const body = `${title}. Your entry fee of ${formatAmount(cents)} is back on your balance.`;
      await notifyUser(tx, { userId, type: 'alert', title, body, at: now });
    }
    const removed = await tx.delete(tournamentApplications).where(eq(tournamentApplications.matchId, id)).returning();
    const applications = removed.map(({ matchId, ...application }) => ({ ...application, tournamentId: matchId }));
    await tx.delete(tournaments).where(eq(tournaments.id, id));
    await announceChange(tx, { subject: 'tournament', id, status: null, actorId });
    const entry = { at: now, actorId, action: 'tournament.delete', subject: 'tournament', subjectId: id } as const;
    await recordAudit(tx, { ...entry, before: { tournament, applications }, after: { refunds } });
  });
}
