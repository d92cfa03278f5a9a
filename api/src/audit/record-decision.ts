import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { currentOrigin } from '../db/request-scope';
import { type Change, changeText, EVENTS_CHANNEL, notificationText } from '../events/announce';
import type { News } from '../notifications/notify';
import type { AuditEntry } from './audit';

interface DecisionRecord {
  /** For the person whom it is about. */
  readonly news: News & { readonly userId: number };
  /** For every administrator's open console. */
  readonly change: Change;
  readonly entry: AuditEntry;
}

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

/**
 * What follows from a decision about somebody, within its transaction and in one statement: `notifyUser`, `announceChange` and
 * `recordAudit` together.
 */
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
