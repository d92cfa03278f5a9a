import { formatMoney } from '@arena/shared/ui';

export type ChartUnit = 'money' | 'count';

/** What a chart shows and its table lists: one value of each series at each category. null is a value that is not known. */
export interface ChartData {
  /** What the categories are, such as `Month`; the head of the table's first column. */
  readonly axis: string;
  readonly categories: readonly string[];
  readonly series: readonly { readonly label: string; readonly values: readonly (number | null)[] }[];
  readonly unit: ChartUnit;
}

const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const shortMoney = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
  trailingZeroDisplay: 'stripIfInteger',
});

/** A value as it is read: `$1,234.50`, `1,234`. */
export const formatValue = (value: number, unit: ChartUnit): string => (unit === 'money' ? formatMoney(value) : counts.format(value));

/** A value on an axis, where there is little room: `$1.2K`. */
export const formatTick = (value: number, unit: ChartUnit): string => (unit === 'money' ? shortMoney : short).format(value);

/** Whether there is anything to show. */
export const isBlank = ({ categories, series }: ChartData): boolean =>
  categories.length === 0 || series.every(({ values }) => values.every((value) => value === null || value === 0));
