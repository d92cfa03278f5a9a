import type { ChartData, ChartUnit } from '@arena/shared/ui';
import { type DailyFigure, dayOf } from '@arena/shared/contract';
import * as t from './analytics.messages';

const DAY_MS = 24 * 60 * 60 * 1000;
export const RANGES = [7, 30, 90] as const;
export type Range = (typeof RANGES)[number];

/** Defaults to 30 days. */
export const rangeOf = (text: string): Range => RANGES.find((range) => String(range) === text) ?? 30;

/** The last days of a time zone, oldest first, as `YYYY-MM-DD`. */
export function lastDays(days: number, zone: string, now: number): readonly string[] {
  const end = Date.parse(`${dayOf(new Date(now), zone)}T00:00:00Z`);
  return Array.from({ length: days }, (_, place) => new Date(end - (days - 1 - place) * DAY_MS).toISOString().slice(0, 10));
}

const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** One line per game; a missing entry means 0. Ordered by sum, with figures without a game last. */
export function dailyChart(figures: readonly DailyFigure[], days: readonly string[], unit: ChartUnit, total: string): ChartData {
  const games = new Map<string | null, Map<string, number>>();
  for (const { day, game, value } of figures) {
    if (day === null || value === null) continue;
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
