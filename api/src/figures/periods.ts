import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { dayOf, plusDays, startOfDayFrom } from '../time/days';
import { monthOf, startOfMonth } from '../time/months';

/** Stretches of time, each until the next begins, oldest first. */
export interface Span {
  readonly starts: readonly Date[];
  /** Of the last one; null when it has none. */
  readonly end: Date | null;
}

/**
 * Days or months of the platform's calendar; the present moment is in the last one. Their borders are worked out here and not by
 * the database, whose list of time zones may be another one.
 */
export interface Periods extends Span {
  /** `2026-03-04`, or `2026-03` */
  readonly names: readonly string[];
}

const upTo = <T>(count: number, of: (offset: number) => T): T[] => Array.from({ length: count }, (_, place) => of(place + 1 - count));

export function lastDays(count: number, now: Date, timeZone: string): Periods {
  return {
    names: upTo(count, (offset) => plusDays(dayOf(now, timeZone), offset)),
    starts: upTo(count, (offset) => startOfDayFrom(now, offset, timeZone)),
    end: startOfDayFrom(now, 1, timeZone),
  };
}

export function lastMonths(count: number, now: Date, timeZone: string): Periods {
  return {
    names: upTo(count, (offset) => monthOf(now, offset, timeZone)),
    starts: upTo(count, (offset) => startOfMonth(now, offset, timeZone)),
    end: startOfMonth(now, 1, timeZone),
  };
}

const instant = (date: Date | undefined) => sql`${date?.toISOString()}::timestamptz`;

export function within(column: SQLWrapper, { starts, end }: Span): SQL {
  const begun = sql`${column} >= ${instant(starts[0])}`;
  return end === null ? begun : sql`${begun} and ${column} < ${instant(end)}`;
}

/** The place of a column's period in the list; only for what is `within` it. */
export function placeOf(column: SQLWrapper, { starts }: Span) {
  const borders = `{${starts.map((start) => start.toISOString()).join(',')}}`;
  return sql<number>`width_bucket(${column}, ${borders}::timestamptz[]) - 1`.mapWith(Number);
}
