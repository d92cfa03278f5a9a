import type { Database } from '../db/database';
import { currentOrigin } from '../db/request-scope';
import { statement } from '../db/statement';
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

const record = statement(
  'record decision',
  `
  with told as (
    insert into notifications (user_id, type, title, message, link, created_at)
    values ($1::bigint, $2::text, $3::text, $4::text, $5::text, $6::timestamptz) returning id
  ), entered as (
    insert into audit_entries (at, actor_id, action, subject, subject_id, before, after, address, session)
    values ($7::timestamptz, $8::bigint, $9::text, $10::text, $11::bigint, $12::jsonb, $13::jsonb, $17::text, $18::text)
  )
  select pg_notify($14::text, ($15::jsonb || jsonb_build_object('notificationId', told.id))::text), pg_notify($14::text, $16::text)
  from told`,
);

const json = (value: unknown): string | null => (value === null || value === undefined ? null : JSON.stringify(value));

/**
 * What follows from a decision about somebody, within its transaction and in one statement: `notifyUser`, `announceChange` and
 * `recordAudit` together.
 */
export async function recordDecision(tx: Database, { news, change, entry }: DecisionRecord): Promise<void> {
  const { userId, type, title, body, link, at } = news;
  const { address, session } = currentOrigin();
  await record(tx, [
    ...[userId, type, title, body, link ?? null, at.toISOString()],
    ...[entry.at.toISOString(), entry.actorId, entry.action, entry.subject, entry.subjectId, json(entry.before), json(entry.after)],
    ...[EVENTS_CHANNEL, notificationText(userId), changeText(change)],
    ...[address, session],
  ]);
}
