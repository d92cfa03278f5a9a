import { eq } from 'drizzle-orm';
import { type Act, recordChange } from '../audit/record-change';
import type { Database } from '../db/database';
import { tournaments } from '../db/schema/tournaments';
import { badRequest } from '../http/errors';
import { TOURNAMENT } from './tournament-status';
import { lockTournament } from './tournaments.store';

interface Advance extends Act {
  readonly tournamentId: number;
  readonly to: 'ONGOING' | 'COMPLETED';
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
    const change = { subject: 'tournament', id: tournamentId, status: to, verb: 'advance', actorId, now } as const;
    await recordChange(tx, { ...change, before: { status }, after: { status: to } });
  });
}
