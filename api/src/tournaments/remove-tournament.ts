import { asc, eq } from 'drizzle-orm';
import { type Act, recordChange } from '../audit/record-change';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { tournamentApplications, tournamentRewards, tournaments } from '../db/schema/tournaments';
import { badRequest } from '../http/errors';
import { giveBack } from '../money/refund';
import { TOURNAMENT } from './tournament-status';
import { lockTournament } from './tournaments.store';

/** The fees that were taken, by user id. */
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
export function removeTournament(db: Database, id: number, act: Act): Promise<void> {
  return db.transaction(async (tx) => {
    const tournament = await lockTournament(tx, id);
    await refuse(tx, id, tournament.status);
    const refunds = (await takenFees(tx, id)).map(({ userId, cents }) => ({ userId, cents: -cents }));
    await giveBack(tx, refunds, { of: `tournament ${id}`, title: `“${tournament.title}”`, roomId: null, ...act });
    const removed = await tx.delete(tournamentApplications).where(eq(tournamentApplications.matchId, id)).returning();
    const applications = removed.map(({ matchId, ...application }) => ({ ...application, tournamentId: matchId }));
    await tx.delete(tournaments).where(eq(tournaments.id, id));
    const change = { subject: 'tournament', id, status: null, verb: 'delete', ...act } as const;
    await recordChange(tx, { ...change, before: { tournament, applications }, after: { refunds } });
  });
}
