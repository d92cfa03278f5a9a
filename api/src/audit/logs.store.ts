import type { AuditEntry, LogPage, Movement } from '@arena/shared/contract';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { findable } from '../db/conditions';
import type { Database } from '../db/database';
import { transactions } from '../db/schema/money';
import { users } from '../db/schema/people';
import { auditEntries } from '../db/schema/records';
import { toUnits } from '../cents';
import { wallClock } from '../time/platform-time';
import { type Log, type LogQuery, pageOfLog, withinDays } from './log-page';

const { at, action, subject, subjectId, actorId } = auditEntries;

export const ENTRIES: Log = {
  ...{ table: auditEntries, at, userId: actorId, number: subjectId, numberInText: true },
  /** The very expression that the migration's index has. */
  text: sql`lower(${action} || ' ' || ${subject} || ' ' || ${subjectId}::text)`,
};

interface EntriesQuery extends LogQuery {
  readonly subject?: string;
}

export function entriesWithin(query: EntriesQuery, timeZone: string): SQL | undefined {
  const wanted = findable(query.subject);
  const ofSubject = wanted === '' ? undefined : eq(subject, wanted);
  return and(ofSubject, ...withinDays(at, query, timeZone));
}

/** Keeps a value that is no object readable, although nothing writes one. */
const recorded = (value: unknown): Record<string, unknown> | null =>
  value === null || value === undefined ? null : typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value };

async function readEntries(db: Database, where: SQL, timeZone: string): Promise<AuditEntry[]> {
  const rows = await db
    .select({ ...getTableColumns(auditEntries), actorName: users.name })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, actorId))
    .where(where);
  return rows.map(({ actorId: by, actorName, ...entry }) => ({
    ...entry,
    at: wallClock(entry.at, timeZone),
    actor: by === null ? null : { id: by, name: actorName },
    before: recorded(entry.before),
    after: recorded(entry.after),
  }));
}

export const pageOfEntries = (db: Database, query: EntriesQuery, timeZone: string): Promise<LogPage<AuditEntry>> =>
  pageOfLog(db, ENTRIES, { query, within: entriesWithin(query, timeZone) }, (where) => readEntries(db, where, timeZone));

const { id, createdAt, reason, userId, amountCents, balanceAfterCents } = transactions;

export const MOVEMENTS: Log = {
  ...{ table: transactions, at: createdAt, userId, number: id, numberInText: false },
  /** The very expression that the migration's index has. */
  text: sql`lower(${reason})`,
};

export const movementsWithin = (query: LogQuery, timeZone: string): SQL | undefined => and(...withinDays(createdAt, query, timeZone));

/** The movements that fulfil a condition, newest first. */
export async function readMovements(db: Database, where: SQL, timeZone: string): Promise<Movement[]> {
  const rows = await db
    .select({ id, createdAt, reason, amountCents, balanceAfterCents, user: { id: users.id, name: users.name } })
    .from(transactions)
    .innerJoin(users, eq(users.id, userId))
    .where(where)
    .orderBy(desc(createdAt), desc(id));
  return rows.map(({ createdAt: booked, amountCents: cents, balanceAfterCents: after, ...movement }) => ({
    ...movement,
    at: wallClock(booked, timeZone),
    amount: toUnits(cents),
    balanceBefore: after === null ? null : toUnits(after - cents),
    balanceAfter: after === null ? null : toUnits(after),
  }));
}

export const pageOfMovements = (db: Database, query: LogQuery, timeZone: string): Promise<LogPage<Movement>> =>
  pageOfLog(db, MOVEMENTS, { query, within: movementsWithin(query, timeZone) }, (where) => readMovements(db, where, timeZone));
