import { isDeepStrictEqual } from 'node:util';
import type { AuditAct } from '@arena/shared/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { currentOrigin } from '../db/request-scope';
import { auditEntries } from '../db/schema/records';
import { announceChange, type Change, changeText, EVENTS_CHANNEL, notificationText } from '../events/announce';
import type { News } from '../notifications/notify';

/** Whether a change leaves everything as it is: then no row, audit entry or event is written. An act without a before always changes. */
export const changesNothing = (before: unknown, after: unknown): boolean =>
  before !== null && after !== null && before !== undefined && isDeepStrictEqual(before, after);

type AuditSubject = 'room' | 'user' | 'fullmap' | 'tournament' | 'topup' | 'redeem' | 'stream' | 'form-message';

export interface AuditEntry {
  readonly at: Date;
  /** null: done from the command line. */
  readonly actorId: number | null;
  readonly action: `${AuditSubject}.${AuditAct}`;
  readonly subject: AuditSubject;
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
    readonly verb: AuditAct;
  };

/** Announces a change and records it. Called within its transaction. */
export async function recordChange(
  tx: Database,
  { subject, id, status, verb, actorId, now, before, after }: RecordedChange,
): Promise<void> {
  await announceChange(tx, { subject, id, status, actorId });
  await recordAudit(tx, { at: now, actorId, action: `${subject}.${verb}`, subject, subjectId: id, before, after });
}

interface DecisionRecord {
  readonly news: News & { readonly userId: number };
  /** For every administrator's open console. */
  readonly change: Change;
  readonly entry: AuditEntry;
}

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

/** Does `notifyUser`, `announceChange` and `recordAudit` in one statement, within the transaction of a decision about a user. */
export async function recordDecision(tx: Database, { news, change, entry }: DecisionRecord): Promise<void> {
  const { userId, type, title, body, link, at } = news;
  const { address, session } = currentOrigin();
  await tx.execute(sql`
    with told as (
      insert into notifications (user_id, type, title, message, link, created_at)
      values (${userId}::bigint, ${type}::text, ${title}::text, ${body}::text, ${link ?? null}::text, ${at.toISOString()}::timestamptz)
      returning id
    ), entered as (
      insert into audit_entries (at, actor_id, action, subject, subject_id, before, after, address, session)
      values (${entry.at.toISOString()}::timestamptz, ${entry.actorId}::bigint, ${entry.action}::text, ${entry.subject}::text,
        ${entry.subjectId}::bigint, ${json(entry.before)}::jsonb, ${json(entry.after)}::jsonb, ${address}::text, ${session}::text)
    )
    select
      pg_notify(${EVENTS_CHANNEL}::text, (${notificationText(userId)}::jsonb || jsonb_build_object('notificationId', told.id))::text),
      pg_notify(${EVENTS_CHANNEL}::text, ${changeText(change)}::text)
    from told`);
}
