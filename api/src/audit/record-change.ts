import type { Database } from '../db/database';
import { announceChange, type Change } from '../events/announce';
import { type AuditEntry, recordAudit } from './audit';

/** Who changes something, and when. */
export interface Act {
  readonly actorId: number;
  readonly now: Date;
}

/** A change that creates something or pays a user, with the call's idempotency key if it has one. */
export interface KeyedAct extends Act {
  readonly idempotencyKey: string | null;
}

/** A payment by an administrator. */
export interface PayingAct extends KeyedAct {
  /** Whether the administrator has confirmed to pay a banned player. */
  readonly bannedConfirmed: boolean;
  readonly timeZone: string;
}

type RecordedChange = Act &
  Pick<Change, 'id' | 'status'> &
  Pick<AuditEntry, 'subject' | 'before' | 'after'> & {
    /** The audit log's word: `pay-winner` of a room becomes `room.pay-winner`. */
    readonly verb: string;
  };

/** Announces a change and records it. Called within its transaction. */
export async function recordChange(
  tx: Database,
  { subject, id, status, verb, actorId, now, before, after }: RecordedChange,
): Promise<void> {
  await announceChange(tx, { subject, id, status, actorId });
  await recordAudit(tx, { at: now, actorId, action: `${subject}.${verb}`, subject, subjectId: id, before, after });
}
