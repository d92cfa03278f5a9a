import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { tournaments } from '../db/schema/tournaments';
import { announceChange } from '../events/announce';
import { badRequest } from '../http/errors';
import { TOURNAMENT } from './tournament-status';
import { lockTournament } from './tournaments.store';

interface Advance {
  readonly tournamentId: number;
  readonly to: 'ONGOING' | 'COMPLETED';
  readonly actorId: number;
  readonly now: Date;
}

const BEFORE = { [TOURNAMENT.running]: TOURNAMENT.scheduled, [TOURNAMENT.finished]: TOURNAMENT.running } as const;

/** Starts a scheduled tournament, or completes a running one; there is no way back and no way around. */
export function advanceTournament(db: Database, { tournamentId, to, actorId, now }: Advance): Promise<void> {
  return db.transaction(async (tx) => {
    const { status } = await lockTournament(tx, tournamentId);
    if (status === to) throw badRequest(`Tournament ${tournamentId} is ${to} already.`);
    if (status !== BEFORE[to])
      throw badRequest(`Tournament ${tournamentId} is ${status}: it becomes ${to} only while it is ${BEFORE[to]}.`);
    const endedAt = to === TOURNAMENT.finished ? now : null;
    await tx.update(tournaments).set({ status: to, endedAt }).where(eq(tournaments.id, tournamentId));
    await announceChange(tx, { subject: 'tournament', id: tournamentId, status: to, actorId });
    const entry = { at: now, actorId, action: 'tournament.advance', subject: 'tournament', subjectId: tournamentId } as const;
    await recordAudit(tx, { ...entry, before: { status }, after: { status: to } });
  });
}
