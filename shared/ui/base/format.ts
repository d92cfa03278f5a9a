/** Displayed in place of a missing value. */
export const DASH = '–';
// Made at first use: the first number format of a page takes 70 ms, which would delay the first paint.
let dollars: Intl.NumberFormat | undefined;
let counts: Intl.NumberFormat | undefined;

/** An amount in whole currency units as `$1,234.50`; a dash when there is none. */
export const formatMoney = (value: number | null | undefined): string =>
  // Adding 0 takes the sign from -0.
  typeof value === 'number' && Number.isFinite(value)
    ? (dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })).format(value + 0)
    : DASH;

/** A number with thousands separators and at most three decimals: `12,400`, `66.7`. */
export const formatCount = (count: number): string => (counts ??= new Intl.NumberFormat('en-US')).format(count + 0);

/** The initials of a name's first and last word; a dash without a name. */
export function initials(name: string | null | undefined): string {
  const [first = '', ...others] = (name ?? '').trim().split(/\s+/);
  const letters = [first, others.at(-1) ?? ''].map(([letter = '']) => letter);
  return letters.join('').toUpperCase() || DASH;
}

/** A result count, with a plus if it is a lower bound: `10,000+`. */
export const formatTotal = ({ total, totalIsLeast }: { readonly total: number; readonly totalIsLeast: boolean }): string =>
  `${formatCount(total)}${totalIsLeast ? '+' : ''}`;
