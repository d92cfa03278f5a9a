import { and, eq, inArray, sql, sum } from 'drizzle-orm';
import type { Database } from '../db/database';
import { ALL_TIME, currentFigures } from '../db/schema/figures';
import { placeOf, type Span, within } from './periods';

/**
 * What is counted (see `current_figures`). Users and rooms of both kinds by when they were made, paid rooms by when, decided requests
 * by when (pending ones by no time), what the platform keeps by the day of the movement.
 */
type Word = 'APPROVED' | 'REJECTED' | 'PENDING';
export type FigureKind =
  | ('user' | 'user banned' | 'role' | 'room' | 'room paid' | 'players' | 'participant' | 'revenue')
  | `room ${string}`
  | `${'topup' | 'redeem'} ${Word}`;

export interface FigureSum {
  readonly kind: string;
  /** A game, a role, or 0. */
  readonly part: number;
  readonly number: number;
  readonly cents: number;
}

const { kind, at, part, number, cents } = currentFigures;
const sums = { kind, part, number: sum(number).mapWith(Number), cents: sum(cents).mapWith(Number) };

/** What there is of some kinds. */
export function totalsOf(db: Database, kinds: readonly FigureKind[]): Promise<FigureSum[]> {
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

/** How many there are of a kind among what was read. */
export function numberOf(found: readonly FigureSum[], wanted: FigureKind): number {
  return found.reduce((all, figure) => (figure.kind === wanted ? all + figure.number : all), 0);
}

export function centsOf(found: readonly FigureSum[], wanted: FigureKind): number {
  return found.reduce((all, figure) => (figure.kind === wanted ? all + figure.cents : all), 0);
}

/** Adds up what was written since the last time, so that reading stays quick. Any server may, as often as it likes. */
export async function foldFigures(db: Database): Promise<void> {
  await db.execute(sql`select fold_figures()`);
}
