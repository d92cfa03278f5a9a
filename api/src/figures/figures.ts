import { and, eq, inArray, type SQL, sql, type SQLWrapper, sum } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { ALL_TIME, currentFigures } from '../db/schema/figures';
import { nowAndThen } from '../now-and-then';
import { dayOf, monthOf, plusDays, startOfDayFrom, startOfMonth } from '../time/platform-time';

/** Stretches of time, each until the next begins, oldest first. */
export interface Span {
  readonly starts: readonly Date[];
  /** Of the last one; null when it has none. */
  readonly end: Date | null;
}

/** Days or months of the platform's calendar up to now. Computed here: the database's list of time zones may differ. */
export interface Periods extends Span {
  /** `2026-03-04`, or `2026-03` */
  readonly names: readonly string[];
}

function last(count: number, nameOf: (offset: number) => string, startOf: (offset: number) => Date): Periods {
  const offsets = Array.from({ length: count }, (_, place) => place + 1 - count);
  return { names: offsets.map(nameOf), starts: offsets.map(startOf), end: startOf(1) };
}

export const lastDays = (count: number, now: Date, timeZone: string): Periods =>
  last(
    count,
    (offset) => plusDays(dayOf(now, timeZone), offset),
    (offset) => startOfDayFrom(now, offset, timeZone),
  );

export const lastMonths = (count: number, now: Date, timeZone: string): Periods =>
  last(
    count,
    (offset) => monthOf(now, offset, timeZone),
    (offset) => startOfMonth(now, offset, timeZone),
  );

const instant = (date: Date | undefined) => sql`${date?.toISOString()}::timestamptz`;

export function within(column: SQLWrapper, { starts, end }: Span): SQL {
  const begun = sql`${column} >= ${instant(starts[0])}`;
  return end === null ? begun : sql`${begun} and ${column} < ${instant(end)}`;
}

/** The place of a column's period in the list; only for what is `within` it. */
function placeOf(column: SQLWrapper, { starts }: Span) {
  const borders = `{${starts.map((start) => start.toISOString()).join(',')}}`;
  return sql<number>`width_bucket(${column}, ${borders}::timestamptz[]) - 1`.mapWith(Number);
}

/** The counted values, see `current_figures`; decided requests and paid rooms by when that happened, pending requests without a time. */
type Word = 'APPROVED' | 'REJECTED' | 'PENDING';
export type FigureKind =
  | ('user' | 'user banned' | 'role' | 'room' | 'room paid' | 'players' | 'participant' | 'revenue')
  | `room ${string}`
  | `${'topup' | 'redeem'} ${Word}`;

const { kind, at, part, number, cents } = currentFigures;
/** `part`: a game, a role, or 0. */
const sums = { kind, part, number: sum(number).mapWith(Number), cents: sum(cents).mapWith(Number) };

export function totalsOf(db: Database, kinds: readonly FigureKind[]) {
  return db
    .select(sums)
    .from(currentFigures)
    .where(and(inArray(kind, [...kinds]), eq(at, ALL_TIME)))
    .groupBy(kind, part);
}

/** What there was of some kinds in each period that had any. */
export function sumsOf(db: Database, kinds: readonly FigureKind[], periods: Span) {
  return db
    .select({ place: placeOf(at, periods).as('place'), ...sums })
    .from(currentFigures)
    .where(and(inArray(kind, [...kinds]), within(at, periods)))
    .groupBy(sql`place`, kind, part);
}

export type FigureSum = Awaited<ReturnType<typeof totalsOf>>[number];

export function numberOf(found: readonly FigureSum[], wanted: FigureKind): number {
  return found.reduce((all, figure) => (figure.kind === wanted ? all + figure.number : all), 0);
}

export function centsOf(found: readonly FigureSum[], wanted: FigureKind): number {
  return found.reduce((all, figure) => (figure.kind === wanted ? all + figure.cents : all), 0);
}

/** Adds up the changes since the last time, so that reading stays quick. Any server may call it, at any time. */
export async function foldFigures(db: Database): Promise<void> {
  await db.execute(sql`select fold_figures()`);
}

/** Reading adds up the later changes: a few thousand rows take some milliseconds. */
const EVERY_MS = 10_000;

/** Folds the figures while the server runs. They are right without it; reading them takes longer the longer they are not folded. */
export function foldNowAndThen(app: FastifyInstance, db: Database): void {
  nowAndThen(app, { everyMs: EVERY_MS, failure: 'The figures were not folded', work: () => foldFigures(db) });
}
