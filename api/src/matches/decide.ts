import { eq } from 'drizzle-orm';
import { type Act, recordChange } from '../audit/record-change';
import type { Database } from '../db/database';
import { foundRow } from '../db/rows';
import { badRequest } from '../http/errors';
import { formatAmount } from '../money/cents';
import { notifyUser } from '../notifications/notify';
import { APPLICATION, decisionNews, outcomeOf } from './application';
import { takeEntryFee } from './entry-fee';
import { applicationsOf, countPlayers, type Match, matchName, type MatchKind } from './match-kind';

interface Decision extends Act {
  readonly applicationId: number;
  readonly status: 'CREATOR_APPROVED' | 'REJECTED';
}

async function readApplication(tx: Database, kind: MatchKind, id: number) {
  const table = applicationsOf(kind);
  const [thing, key] = kind.missing;
  return foundRow(await tx.select().from(table).where(eq(table.id, id)), thing, id, key);
}

/** There is room, nothing has begun and the player can pay: takes the fee. */
async function acceptPlayer(tx: Database, kind: MatchKind, match: Match, userId: number, now: Date): Promise<number | null> {
  const { id, status, maxPlayers, entryFeeCents } = match;
  if (status !== kind.open) {
    const accepted = kind.accept === 'accept' ? 'accepted' : 'approved';
    throw badRequest(`${kind.name} ${id} is ${status}: players can only be ${accepted} while it is ${kind.open}.`);
  }
  const players = await countPlayers(tx, kind, id);
  if (players >= maxPlayers) throw badRequest(`${kind.name} ${id} is full: ${players} of ${maxPlayers} players.`);
  return takeEntryFee(tx, { userId, cents: entryFeeCents, of: matchName(kind, id), at: now });
}

function notificationText(kind: MatchKind, { title, entryFeeCents }: Match, accepted: boolean): string {
  if (!accepted) return `Your request to ${kind.join} “${title}” was rejected. No money was taken.`;
  const fee = entryFeeCents === 0 ? 'The entry is free.' : `The entry fee of ${formatAmount(entryFeeCents)} was taken.`;
  return `You were selected for “${title}”. ${fee}`;
}

/**
 * Accepts or rejects a request, once. Everything happens in one transaction that locks the match's row: of two decisions at the
 * same moment the second waits, then finds the first one's outcome and is refused.
 */
export function decideApplication(db: Database, kind: MatchKind, { applicationId, status, actorId, now }: Decision): Promise<void> {
  const table = applicationsOf(kind);
  return db.transaction(async (tx) => {
    const match = await kind.lock(tx, (await readApplication(tx, kind, applicationId)).matchId);
    // Read again: only what is read under the lock is sure.
    const { userId, status: before } = await readApplication(tx, kind, applicationId);
    if (before !== APPLICATION.requested) throw badRequest(`Request ${applicationId} was already ${outcomeOf(before)}.`);
    const accepted = status === APPLICATION.accepted;
    const feeTransactionId = accepted ? await acceptPlayer(tx, kind, match, userId, now) : null;
    await tx.update(table).set({ status, feeTransactionId, decidedBy: actorId, decidedAt: now }).where(eq(table.id, applicationId));
    await notifyUser(tx, { userId, ...decisionNews(accepted), body: notificationText(kind, match, accepted), at: now });
    await recordChange(tx, {
      ...{ subject: kind.subject, id: match.id, status: match.status, actorId, now },
      verb: `${accepted ? kind.accept : 'reject'}-player`,
      before: { applicationId, status: before },
      after: { applicationId, userId, status, feeCents: accepted ? match.entryFeeCents : 0, feeTransactionId },
    });
  });
}
