import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../db/database';
import { currentOrigin } from '../db/request-scope';
import { auditEntries } from '../db/schema/records';
import { announceChange, type Change } from '../events/announce';

/** Whether a change leaves everything as it is: then no row, audit entry or event is written. An act without a before always changes. */
export const changesNothing = (before: unknown, after: unknown): boolean =>
  before !== null && after !== null && before !== undefined && isDeepStrictEqual(before, after);

export interface AuditEntry {
  readonly at: Date;
  /** null: done from the command line. */
  readonly actorId: number | null;
  readonly action: string;
  readonly subject: 'room' | 'user' | 'fullmap' | 'tournament' | 'topup' | 'redeem' | 'stream' | 'form-message';
  readonly subjectId: number;
  readonly before: unknown;
  readonly after: unknown;
  /** Where it isn't the session of the request. */
  readonly session?: string | null;
}

/** Called within the transaction of what it records, so that neither exists without the other. What changes nothing is not recorded. */
export async function recordAudit(tx: Database, entry: AuditEntry): Promise<void> {
  if (changesNothing(entry.before, entry.after)) return;
  await tx.insert(auditEntries).values({ ...currentOrigin(), ...entry });
}

export interface Act {
  readonly actorId: number;
  readonly now: Date;
}

/** A change that creates something or pays a user, with the call's idempotency key if it has one. */
export interface KeyedAct extends Act {
  readonly idempotencyKey: string | null;
}

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
