import type { AuditEntry, Page } from '@arena/shared/contract';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { among } from '../db/among';
import type { Database } from '../db/database';
import { users } from '../db/schema/people';
import { auditEntries } from '../db/schema/records';
import { offsetOf, type PageRequest, pageOfItems, pageRequest } from '../http/paging';
import { wallClock } from '../time/platform-time';
import { LARGEST_LOG_PAGE, type LogQuery, matching, newestFirst, withinDays } from './log-filter';

const { id, at, action, subject, subjectId, actorId, before, after } = auditEntries;

/** The very expression that the migration's index has. */
const text = sql`lower(${action} || ' ' || ${subject} || ' ' || ${subjectId}::text)`;

interface EntriesQuery extends LogQuery {
  readonly subject?: string;
}

export async function entriesWhere(db: Database, query: EntriesQuery, timeZone: string): Promise<SQL | undefined> {
  const wanted = query.subject ?? '';
  // PostgreSQL refuses the character 0, and no subject has it.
  const ofSubject = wanted === '' ? [] : [wanted.includes('\0') ? sql`false` : eq(subject, wanted)];
  const found = await matching(db, { text, userId: actorId, number: subjectId, numberInText: true }, query.keywords);
  return and(...ofSubject, ...withinDays(at, query, timeZone), ...found);
}

/** The ids of a page. Alone, because an index answers them: far pages need not fetch and join all the rows before them. */
export const selectEntryIds = (db: Database, query: EntriesQuery, where: SQL | undefined, page: PageRequest) =>
  db
    .select({ id })
    .from(auditEntries)
    .where(where)
    .orderBy(...newestFirst(at, id, query))
    .limit(page.size)
    .offset(offsetOf(page));

/** A value that is no object, which nothing writes, is kept readable. */
const recorded = (value: unknown): Record<string, unknown> | null =>
  value === null || value === undefined ? null : typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value };

/** Who did what, newest first. */
export async function pageOfEntries(db: Database, query: EntriesQuery, timeZone: string): Promise<Page<AuditEntry>> {
  const page = pageRequest(query, LARGEST_LOG_PAGE);
  const where = await entriesWhere(db, query, timeZone);
  const [total] = await db.select({ rows: count() }).from(auditEntries).where(where);
  const rows = await db
    .select({ id, at, action, subject, subjectId, before, after, actorId, actorName: users.name })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, actorId))
    .where(among(id, selectEntryIds(db, query, where, page)))
    .orderBy(desc(at), desc(id));
  const items = rows.map((row) => ({
    id: row.id,
    at: wallClock(row.at, timeZone),
    actor: row.actorId === null ? null : { id: row.actorId, name: row.actorName },
    action: row.action,
    subject: row.subject,
    subjectId: row.subjectId,
    before: recorded(row.before),
    after: recorded(row.after),
  }));
  return pageOfItems(items, total?.rows ?? 0, page);
}
