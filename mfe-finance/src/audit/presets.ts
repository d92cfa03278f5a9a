import type { DateRange } from '@arena/shared/ui';
import * as t from './audit.messages';

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Weeks begin on Monday. */
const sinceMonday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;
const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

function week(day: string): DateRange {
  const from = dayAfter(day, -sinceMonday(day));
  return { from, to: dayAfter(from, 6) };
}

/** 31 days after its first day, it is always the next month. */
function month(day: string): DateRange {
  const from = firstOfMonth(day);
  return { from, to: dayAfter(firstOfMonth(dayAfter(from, 31)), -1) };
}

const PRESETS: Readonly<Record<string, { readonly label: string; days(today: string): DateRange }>> = {
  today: { label: t.today, days: (today) => ({ from: today, to: today }) },
  yesterday: { label: t.yesterday, days: (today) => ({ from: dayAfter(today, -1), to: dayAfter(today, -1) }) },
  'this-week': { label: t.thisWeek, days: week },
  'last-week': { label: t.lastWeek, days: (today) => week(dayAfter(today, -7)) },
  'this-month': { label: t.thisMonth, days: month },
  'last-month': { label: t.lastMonth, days: (today) => month(dayAfter(firstOfMonth(today), -1)) },
};

export const PRESET_OPTIONS = [
  { value: '', label: t.anyTime },
  ...Object.entries(PRESETS).map(([value, { label }]) => ({ value, label })),
  { value: 'custom', label: t.chosenDays },
];

const ALWAYS: DateRange = { from: '', to: '' };

/** The days of a preset, both included; empty for any time. */
export const daysOf = (preset: string, today: string): DateRange => PRESETS[preset]?.days(today) ?? ALWAYS;

/** The preset with exactly these days. */
export function presetOf({ from, to }: DateRange, today: string): string {
  if (from === '' && to === '') return '';
  const found = Object.entries(PRESETS).find(([, { days }]) => days(today).from === from && days(today).to === to);
  return found?.[0] ?? 'custom';
}
