import { and, eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Act } from '../audit/record-change';
import type { Database } from '../db/database';
import { storedRow } from '../db/rows';
import { announceChange } from '../events/announce';
import { badRequest } from '../http/errors';
import { notifyAdmins } from '../notifications/notify';
import { requireUser } from '../users/people';
import { APPLICATION } from './application';
import { requireBalance } from './entry-fee';
import { applicationsOf, countPlayers, matchName, type MatchKind } from './match-kind';

interface NewApplication extends Act {
  readonly matchId: number;
  /** Who is signed in is the player, or an administrator for them. */
  readonly userId: number;
}

/** Asks to join a match and answers the request's id. No money moves before the request is accepted. */
export function applyFor(db: Database, kind: MatchKind, { matchId, userId, actorId, now }: NewApplication): Promise<number> {
  const table = applicationsOf(kind);
  return db.transaction(async (tx) => {
    const match = await kind.lock(tx, matchId);
    const { name } = await requireUser(tx, userId);
    if (match.status !== kind.open) throw badRequest(kind.closed(match));
    if (match.startsAt <= now) throw badRequest(`${kind.name} ${matchId} has started already.`);
    const [earlier] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.matchId, matchId), eq(table.userId, userId)));
    if (earlier !== undefined) throw badRequest(`${name} asked to ${kind.join} ${matchName(kind, matchId)} before.`);
    if ((await countPlayers(tx, kind, matchId)) >= match.maxPlayers) throw badRequest(`${kind.name} ${matchId} is full.`);
    await requireBalance(tx, userId, match.entryFeeCents);
    const rows = await tx
      .insert(table)
      .values({ matchId, userId, status: APPLICATION.requested, requestedAt: now })
      .returning({ id: table.id });
    const { id } = storedRow(rows);
    // A player's own request is its own record. Accepted, one that an administrator made takes a fee that the player never agreed to.
    if (actorId !== userId) {
      const entry = { at: now, actorId, action: `${kind.subject}.request`, subject: kind.subject, subjectId: matchId } as const;
      await recordAudit(tx, { ...entry, before: null, after: { applicationId: id, userId, status: APPLICATION.requested } });
    }
    await notifyAdmins(tx, { ...kind.requestNews(name, match), at: now });
    await announceChange(tx, { subject: kind.subject, id: matchId, status: match.status, actorId });
    return id;
  });
}
