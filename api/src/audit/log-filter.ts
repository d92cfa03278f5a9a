import { and, desc, eq, gte, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contains } from '../db/contains';
import type { Database } from '../db/database';
import { idsUpTo, isAmong } from '../db/ids-up-to';
import { users } from '../db/schema/people';
import { badRequest } from '../http/errors';
import type { PageQuery } from '../http/paging';
import { plusDays, startOfDay } from '../time/days';
import { searchedFor } from '../users/search-text';

/** What both logs are asked with; a day is one of the platform's zone, and both ends are included. */
export interface LogQuery extends PageQuery {
  readonly keywords?: string;
  readonly from?: string;
  readonly to?: string;
}

/** The console exports whole logs, page by page. */
export const LARGEST_LOG_PAGE = 1000;

function startOf(name: 'from' | 'to', day: string, timeZone: string): Date {
  const start = startOfDay(day, timeZone);
  if (start === null) throw badRequest(`The query parameter '${name}' is not a real day.`);
  return start;
}

/** The rows of the days that are asked for, by their time. */
export function withinDays(at: PgColumn, { from, to }: LogQuery, timeZone: string): SQL[] {
  const start = from === undefined ? null : startOf('from', from, timeZone);
  const last = to === undefined ? null : startOf('to', to, timeZone);
  if (start !== null && last !== null && last < start) throw badRequest("The day 'from' must not be after the day 'to'.");
  const end = to === undefined ? null : startOfDay(plusDays(to, 1), timeZone);
  return [...(start === null ? [] : [gte(at, start)]), ...(end === null ? [] : [lt(at, end)])];
}

interface Searched {
  /** Text in lower case, with an index of its own. */
  readonly text: SQLWrapper;
  /** Whose name or e-mail address is looked in, too. */
  readonly userId: PgColumn;
  /** Compared with a keyword that is a number. */
  readonly number: PgColumn;
  /** Whether the number is a part of the text, where the text's index finds it. */
  readonly numberInText: boolean;
}

const isNumber = (wanted: string) => /^\d{1,15}$/.test(wanted);
const MOST_PEOPLE = 20_000;

/** The rows of everybody whose name or e-mail address has the keywords; undefined when it is nobody's. */
async function ofPeople(db: Database, userId: PgColumn, wanted: string): Promise<SQL | undefined> {
  // The index is of mobile numbers, too; a log is not searched by them, since any number would be in somebody's.
  const named = or(contains(sql`lower(${users.name})`, wanted), contains(users.email, wanted));
  const people = db
    .select({ id: users.id })
    .from(users)
    .where(and(searchedFor(wanted), named));
  // Ids that the planner sees: only so it knows how many rows they have, which decides how the log is searched.
  const ids = await idsUpTo(db, people, MOST_PEOPLE);
  // Of more, each row's own person is looked at: a list of them all would be gone through again for every row.
  if (ids === null) return sql`(select ${named} from ${users} where ${eq(users.id, userId)})`;
  return ids.count === 0 ? undefined : isAmong(userId, ids);
}

/** The rows that have the keywords in them, in any case; none given means all. */
export async function matching(db: Database, { text, userId, number, numberInText }: Searched, keywords = ''): Promise<SQL[]> {
  const wanted = keywords.trim();
  if (wanted === '') return [];
  // No text in the database can contain it, and PostgreSQL refuses it.
  if (wanted.includes('\0')) return [sql`false`];
  const foundInText = numberInText && String(Number(wanted)) === wanted;
  const numbered = isNumber(wanted) && !foundInText ? eq(number, Number(wanted)) : undefined;
  const found = or(contains(text, wanted), await ofPeople(db, userId, wanted), numbered);
  return found === undefined ? [] : [found];
}

/** The order of both logs. */
export function newestFirst(at: PgColumn, id: PgColumn, { keywords = '' }: LogQuery): SQL[] {
  if (keywords.trim() === '') return [desc(at), desc(id)];
  // No index has this order. With one the planner would walk over the whole log by age, hoping to meet matches early, instead of
  // finding the few matches by their text.
  return [sql`${at} + interval '0' desc`, desc(id)];
}
