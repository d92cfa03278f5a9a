import type { AuditAct, AuditEntry, LogPage, Movement } from '@arena/shared/contract';
import { and, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { among, contains, findable, hasSmallId } from '../db/conditions';
import type { Database } from '../db/database';
import { redeems, topups, transactions } from '../db/schema/money';
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
  readonly act?: AuditAct;
  readonly actor?: number | null;
  readonly whom?: number | null;
}

/** The requests with an owner. */
const REQUESTS = { topup: topups, redeem: redeems } as const;

/** Whether an entry concerns a user: the account itself, or one of the user's requests. */
const concerns = (db: Database, whom: number): SQL | undefined =>
  or(
    and(eq(subject, 'user'), hasSmallId(subjectId, whom)),
    ...Object.entries(REQUESTS).map(([kind, table]) =>
      and(eq(subject, kind), among(subjectId, db.select({ id: table.id }).from(table).where(hasSmallId(table.userId, whom)))),
    ),
  );

export function entriesWithin(db: Database, query: EntriesQuery, timeZone: string): SQL | undefined {
  const wanted = findable(query.subject);
  return and(
    wanted === '' ? undefined : eq(subject, wanted),
    query.act === undefined ? undefined : contains(ENTRIES.text, `.${query.act} `),
    query.actor == null ? undefined : hasSmallId(actorId, query.actor),
    query.whom == null ? undefined : concerns(db, query.whom),
    ...withinDays(at, query, timeZone),
  );
}

const concernedUsers = alias(users, 'concerned');

/** Keeps a value that is no object readable, although nothing writes one. */
const recorded = (value: unknown): Record<string, unknown> | null =>
  value === null || value === undefined ? null : typeof value === 'object' && !Array.isArray(value) ? { ...value } : { value };

async function readEntries(db: Database, where: SQL, timeZone: string): Promise<AuditEntry[]> {
  const owner = (kind: keyof typeof REQUESTS) =>
    sql`when ${kind} then (select ${REQUESTS[kind].userId} from ${REQUESTS[kind]} where ${eq(REQUESTS[kind].id, subjectId)})`;
  const whomId = sql`case ${subject} when 'user' then ${subjectId} ${owner('topup')} ${owner('redeem')} end`;
  const rows = await db
    .select({ ...getTableColumns(auditEntries), actorName: users.name, whom: { id: concernedUsers.id, name: concernedUsers.name } })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, actorId))
    .leftJoin(concernedUsers, eq(concernedUsers.id, whomId))
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
  pageOfLog(db, ENTRIES, { query, within: entriesWithin(db, query, timeZone) }, (where) => readEntries(db, where, timeZone));

const { id, createdAt, reason, userId, amountCents, balanceAfterCents } = transactions;

export const MOVEMENTS: Log = {
  ...{ table: transactions, at: createdAt, userId, number: id, numberInText: false },
  /** The very expression that the migration's index has. */
  text: sql`lower(${reason})`,
};

interface MovementsQuery extends LogQuery {
  readonly whom?: number | null;
}

export const movementsWithin = (query: MovementsQuery, timeZone: string): SQL | undefined =>
  and(query.whom == null ? undefined : hasSmallId(userId, query.whom), ...withinDays(createdAt, query, timeZone));

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

export const pageOfMovements = (db: Database, query: MovementsQuery, timeZone: string): Promise<LogPage<Movement>> =>
  pageOfLog(db, MOVEMENTS, { query, within: movementsWithin(query, timeZone) }, (where) => readMovements(db, where, timeZone));
