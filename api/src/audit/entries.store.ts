import type { AuditEntry, LogPage } from '@arena/shared/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { auditEntries } from '../db/schema/records';
import { wallClock } from '../time/platform-time';
import { type LogQuery, withinDays } from './log-filter';
import { type Log, pageOfLog } from './log-page';

const { id, at, action, subject, subjectId, actorId, before, after, address, session } = auditEntries;

export const ENTRIES: Log = {
  ...{ table: auditEntries, at, userId: actorId, number: subjectId, numberInText: true },
  /** The very expression that the migration's index has. */
  text: sql`lower(${action} || ' ' || ${subject} || ' ' || ${subjectId}::text)`,
};

interface EntriesQuery extends LogQuery {
  readonly subject?: string;
}

export function entriesWithin(query: EntriesQuery, timeZone: string): SQL | undefined {
  const wanted = query.subject ?? '';
  // PostgreSQL refuses the character 0, and no subject has it.
  const ofSubject = wanted === '' ? undefined : wanted.includes('\0') ? sql`false` : eq(subject, wanted);
  return and(ofSubject, ...withinDays(at, query, timeZone));
}

/** A value that is no object, which nothing writes, is kept readable. */
const recorded = (value: unknown): Record<string, unknown> | null =>
  value === null || value === undefined ? null : typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value };

async function readEntries(db: Database, where: SQL, timeZone: string): Promise<AuditEntry[]> {
  const rows = await db
    .select({ id, at, action, subject, subjectId, before, after, address, session, actorId, actorName: users.name })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, actorId))
    .where(where);
  return rows.map((row) => ({
    id: row.id,
    at: wallClock(row.at, timeZone),
    actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
    action: row.action,
    subject: row.subject,
    subjectId: row.subjectId,
    before: recorded(row.before),
    after: recorded(row.after),
    address: row.address,
    session: row.session,
  }));
}

/** Who did what, newest first. */
export const pageOfEntries = (db: Database, query: EntriesQuery, timeZone: string): Promise<LogPage<AuditEntry>> =>
  pageOfLog(db, ENTRIES, { query, within: entriesWithin(query, timeZone) }, (where) => readEntries(db, where, timeZone));
