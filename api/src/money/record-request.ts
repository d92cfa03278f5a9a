import { recordAudit } from '../audit/audit';
import type { Database } from '../db/database';
import { announceChange } from '../events/announce';
import type { AdminNews } from '../notifications/admin-news';
import { notifyAdmins } from '../notifications/notify';

interface StoredRequest {
  readonly id: number;
  readonly subject: 'topup' | 'redeem';
  readonly request: Readonly<Record<string, unknown>> & { readonly userId: number };
  readonly actorId: number;
  readonly now: Date;
  readonly news: AdminNews;
}

/** What follows from a new top-up or redeem request: the audit entry, the administrators' notification, the event. */
export async function recordRequest(tx: Database, { id, subject, request, actorId, now, news }: StoredRequest): Promise<void> {
  // A player's own request is its own record; that somebody else made it for them is not in it.
  if (actorId !== request.userId) {
    const entry = { at: now, actorId, action: `${subject}.request`, subject, subjectId: id } as const;
    await recordAudit(tx, { ...entry, before: null, after: { status: 'PENDING', ...request } });
  }
  await notifyAdmins(tx, { ...news, at: now });
  await announceChange(tx, { subject, id, status: 'PENDING', actorId });
}
