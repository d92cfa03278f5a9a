import { type ChartData, type ChartUnit, type DateRange, dayIn, formatCount, formatMoney } from '@arena/shared/ui';
import type { DailyFigure } from '@arena/shared/contract';
import * as t from './analytics.messages';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 366;
export const CHOICES = ['7', '30', '90', 'custom'] as const;
export type Choice = (typeof CHOICES)[number];

/** Defaults to 30 days. */
export const choiceOf = (text: string): Choice => CHOICES.find((choice) => choice === text) ?? '30';

/** `count` days that end with `last`, oldest first, as `YYYY-MM-DD`. */
export function daysUntil(last: string, count: number): readonly string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, place) => new Date(end - (count - 1 - place) * DAY_MS).toISOString().slice(0, 10));
}

/** The days that are shown, and as many before them. */
export interface Period {
  readonly days: readonly string[];
  readonly before: readonly string[];
}

/** NaN without both days. */
const lengthOf = ({ from, to }: DateRange) => (Date.parse(dayIn(to)) - Date.parse(dayIn(from))) / DAY_MS + 1;

/** Why a range can't be shown, or null. A `DateRangeField` itself reports reversed days. */
export function rangeProblem(range: DateRange): string | null {
  const length = lengthOf(range);
  return Number.isNaN(length) ? t.chooseBothDays : length > MOST_DAYS ? t.tooManyDays(MOST_DAYS) : null;
}

/** null while the custom range is incomplete or invalid. */
export function periodOf(choice: Choice, range: DateRange, today: string): Period | null {
  const count = choice === 'custom' ? lengthOf(range) : Number(choice);
  if (!(count >= 1 && count <= MOST_DAYS)) return null;
  const days = daysUntil(choice === 'custom' ? range.to : today, 2 * count);
  return { days: days.slice(count), before: days.slice(0, count) };
}

const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** One series per game; a missing entry means 0. Ordered by sum, with figures without a game last. */
export function dailyChart(figures: readonly DailyFigure[], days: readonly string[], unit: ChartUnit, total: string): ChartData {
  const games = new Map<string | null, Map<string, number>>();
  const shown = new Set<string | null>(days);
  for (const { day, game, value } of figures) {
    if (day === null || value === null || !shown.has(day)) continue;
    const values = games.get(game) ?? new Map<string, number>();
    values.set(day, (values.get(day) ?? 0) + value);
    games.set(game, values);
  }
  const sum = (values: Map<string, number>) => days.reduce((all, day) => all + (values.get(day) ?? 0), 0);
  const ordered = [...games].sort(([a, one], [b, other]) => Number(a === null) - Number(b === null) || sum(other) - sum(one));
  const only = ordered.length === 1 && ordered[0]?.[0] === null;
  return {
    axis: t.day,
    categories: days.map((day) => dayName.format(Date.parse(`${day}T00:00:00Z`))),
    series: ordered.map(([game, values]) => ({
      label: game ?? (only ? total : t.unassigned),
      values: days.map((day) => values.get(day) ?? 0),
    })),
    unit,
  };
}

/** The sums of both halves as text, and the change in percent; null if the earlier sum is 0. */
export function totalsOf(figures: readonly DailyFigure[], { days, before }: Period, unit: ChartUnit) {
  const sum = (of: readonly string[]) =>
    figures.reduce((all, { day, value }) => (day !== null && of.includes(day) ? all + (value ?? 0) : all), 0);
  const format = (value: number) => (unit === 'money' ? formatMoney(value) : formatCount(value));
  const [now, then] = [sum(days), sum(before)];
  return { total: format(now), before: format(then), change: then === 0 ? null : ((now - then) / Math.abs(then)) * 100 };
}
