import { formatCount, formatMoney } from '@arena/shared/ui/core';

/** What the values are. */
export type ChartUnit = 'money' | 'count';

/** One value per series and category; null is unknown. */
export interface ChartData {
  /** The category name, such as `Month`; also the table's first column header. */
  readonly axis: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly label: string; readonly values: readonly (number | null)[] }[];
  readonly unit: ChartUnit;
}

/** Creates the formatter with the first tick, because charts render after their screen. */
function compact(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => (made ??= new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1, ...options })).format(value);
}
const TICK: Readonly<Record<ChartUnit, (value: number) => string>> = {
  count: compact({}),
  money: compact({ style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }),
};

/** `$1,234.50` or `1,234`. */
export const formatValue = (value: number, unit: ChartUnit): string =>
  unit === 'money' ? formatMoney(value) : formatCount(Math.round(value * 100) / 100);

/** A short axis label: `$1.2K`. */
export const formatTick = (value: number, unit: ChartUnit): string => TICK[unit](value);

/** Whether all values are zero or unknown. */
export const isBlank = ({ categories, series }: ChartData): boolean =>
  categories.length === 0 || series.every(({ values }) => values.every((value) => value === null || value === 0));
