import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { fullmapApplications } from '../db/schema/fullmap-rooms';
import { announceChange } from '../events/announce';
import { badRequest } from '../http/errors';
import { formatAmount } from '../money/cents';
import { takeEntryFee } from '../matches/entry-fee';
import { notifyUser } from '../notifications/notify';
import { countPlayers, noApplication } from './applications.store';
import { type FullmapRow, lockFullmap } from './fullmap-rooms.store';
import { APPLICATION, decisionNews, outcomeOf } from '../matches/application';
import { FULLMAP } from './fullmap-status';

export interface Decision {
  readonly applicationId: number;
  readonly action: 'ACCEPT' | 'REJECT';
  readonly actorId: number;
  readonly now: Date;
}

type ApplicationRow = typeof fullmapApplications.$inferSelect;

async function readApplication(tx: Database, id: number): Promise<ApplicationRow> {
  const [row] = await tx.select().from(fullmapApplications).where(eq(fullmapApplications.id, id));
  if (row === undefined) throw noApplication(id);
  return row;
}

/** The seat is free, the room is open and the player can pay: takes the fee. */
async function admit(tx: Database, room: FullmapRow, { userId }: ApplicationRow, now: Date): Promise<number | null> {
  if (room.status !== FULLMAP.scheduled) {
    throw badRequest(`Full-map room ${room.id} is ${room.status}: players can only be accepted while it is ${FULLMAP.scheduled}.`);
  }
  const players = await countPlayers(tx, room.id);
  if (players >= room.maxPlayers) throw badRequest(`Full-map room ${room.id} is full: ${players} of ${room.maxPlayers} players.`);
  return takeEntryFee(tx, { userId, cents: room.entryFeeCents, of: `full-map room ${room.id}`, at: now });
}

function notificationText(room: FullmapRow, accepted: boolean): string {
  if (!accepted) return `Your request to join “${room.title}” was rejected. No money was taken.`;
  const fee = room.entryFeeCents === 0 ? 'The entry is free.' : `The entry fee of ${formatAmount(room.entryFeeCents)} was taken.`;
  return `You were selected for “${room.title}”. ${fee}`;
}

/**
 * Accepts or rejects a request, once. Everything happens in one transaction that locks the room's row: of two decisions at the
 * same moment the second waits, then finds the first one's outcome and is refused.
 */
export function decideApplication(db: Database, { applicationId, action, actorId, now }: Decision): Promise<void> {
  return db.transaction(async (tx) => {
    const room = await lockFullmap(tx, (await readApplication(tx, applicationId)).fullmapId);
    // Read again: only what is read under the lock is sure.
    const application = await readApplication(tx, applicationId);
    if (application.status !== APPLICATION.requested) {
      throw badRequest(`Request ${applicationId} was already ${outcomeOf(application.status)}.`);
    }
    const accepted = action === 'ACCEPT';
    const status = accepted ? APPLICATION.accepted : APPLICATION.rejected;
    const feeTransactionId = accepted ? await admit(tx, room, application, now) : null;
    await tx
      .update(fullmapApplications)
      .set({ status, feeTransactionId, decidedBy: actorId, decidedAt: now })
      .where(eq(fullmapApplications.id, applicationId));
    await notifyUser(tx, { userId: application.userId, ...decisionNews(accepted), body: notificationText(room, accepted), at: now });
    await announceChange(tx, { subject: 'fullmap', id: room.id, status: room.status, actorId });
    await recordAudit(tx, {
      at: now,
      actorId,
      action: accepted ? 'fullmap.accept-player' : 'fullmap.reject-player',
      subject: 'fullmap',
      subjectId: room.id,
      before: { applicationId, status: application.status },
      after: { applicationId, userId: application.userId, status, feeCents: accepted ? room.entryFeeCents : 0, feeTransactionId },
    });
  });
}
