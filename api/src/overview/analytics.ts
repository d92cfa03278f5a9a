import type { Analytics, DailyFigure } from '@arena/shared/contract';
import type { Database } from '../db/database';
import { type FigureKind, type FigureSum, lastDays, type Periods, sumsOf } from '../figures/figures';
import { gamesWithMatches } from '../matches/create-match';
import { toUnits } from '../cents';

interface Figure {
  readonly place: number;
  /** 0 for none. */
  readonly gameId: number;
  readonly value: number;
}

interface Game {
  readonly id: number;
  readonly title: string | null;
}
const NO_GAME: Game = { id: 0, title: null };

/** A figure for every day and game, 0 where nothing happened: a chart needs no gaps to be filled. */
function everyDay(days: Periods, all: readonly Game[], figures: readonly Figure[]): DailyFigure[] {
  const known = new Map(figures.map(({ place, gameId, value }) => [`${place} ${gameId}`, value]));
  return days.names.flatMap((day, place) => all.map(({ id, title }) => ({ day, game: title, value: known.get(`${place} ${id}`) ?? 0 })));
}

/** The games of a chart: those that matches are held in, and none where something belongs to none. */
const gamesOf = (held: readonly Game[], figures: readonly Figure[]): readonly Game[] =>
  figures.some(({ gameId }) => gameId === NO_GAME.id) ? [...held, NO_GAME] : held;

/** Daily revenue (in currency units), created rooms and registrations, oldest first. Ends with the day of `last`. */
export async function dailyAnalytics(db: Database, dayCount: number, last: Date, timeZone: string): Promise<Analytics> {
  const days = lastDays(dayCount, last, timeZone);
  const held = await gamesWithMatches(db);
  const sums = await sumsOf(db, ['revenue', 'room', 'user'], days);
  const figuresOf = (wanted: FigureKind, valueOf: (sum: FigureSum) => number): Figure[] =>
    sums.flatMap((sum) => (sum.kind === wanted && sum.number > 0 ? [{ place: sum.place, gameId: sum.part, value: valueOf(sum) }] : []));
  const revenue = figuresOf('revenue', ({ cents }) => toUnits(cents));
  return {
    revenue: everyDay(days, gamesOf(held, revenue), revenue),
    rooms: everyDay(
      days,
      held,
      figuresOf('room', ({ number }) => number),
    ),
    registrations: everyDay(
      days,
      [NO_GAME],
      figuresOf('user', ({ number }) => number),
    ),
  };
}
