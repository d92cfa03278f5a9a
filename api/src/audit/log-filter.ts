import { gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { badRequest } from '../http/errors';
import type { PageQuery } from '../http/paging';
import { plusDays, startOfDay } from '../time/days';

/** What both logs are asked with; a day is one of the platform's zone, and both ends are included. */
export interface LogQuery extends PageQuery {
  readonly keywords?: string;
  readonly from?: string;
  readonly to?: string;
  /** The `next` of the page before. */
  readonly after?: string;
}

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
