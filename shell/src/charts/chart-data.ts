import { formatCount, formatMoney } from '@arena/shared/ui';

export type ChartUnit = 'money' | 'count';

/** What a chart shows and its table lists: one value of each series at each category. null is a value that is not known. */
export interface ChartData {
  /** What the categories are, such as `Month`; the head of the table's first column. */
  readonly axis: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly label: string; readonly values: readonly (number | null)[] }[];
  readonly unit: ChartUnit;
}

/** Made with the first tick: a screen is there before its charts are. */
function compact(options: Intl.NumberFormatOptions): (value: number) => string {
  let made: Intl.NumberFormat | undefined;
  return (value) => (made ??= new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1, ...options })).format(value);
}
const TICK: Readonly<Record<ChartUnit, (value: number) => string>> = {
  count: compact({}),
  money: compact({ style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }),
};

/** A value as it is read: `$1,234.50`, `1,234`. */
export const formatValue = (value: number, unit: ChartUnit): string =>
  unit === 'money' ? formatMoney(value) : formatCount(Math.round(value * 100) / 100);

/** A value on an axis, where there is little room: `$1.2K`. */
export const formatTick = (value: number, unit: ChartUnit): string => TICK[unit](value);

export const isBlank = ({ categories, series }: ChartData): boolean =>
  categories.length === 0 || series.every(({ values }) => values.every((value) => value === null || value === 0));
