export const DASH = '–';
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const counts = new Intl.NumberFormat('en-US');

/** An amount as people read it, `$1,234.50`; a dash when there is none. Nothing is converted. */
export const formatMoney = (value: number | null | undefined): string =>
  // Adding 0 takes the sign from -0.
  typeof value === 'number' && Number.isFinite(value) ? dollars.format(value + 0) : DASH;

/** A number with its thousands apart, and at most three digits behind the point: `12,400`, `66.7`. */
export const formatCount = (count: number): string => counts.format(count + 0);

/** The first letters of the first and last word of a name, as in an avatar; a dash when there is no name. */
export function initials(name: string | null | undefined): string {
  const words = (name ?? '').trim().split(/\s+/).filter(Boolean);
  const first = words[0];
  if (first === undefined) return DASH;
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last]
    .map((word) => (word ? ([...word][0] ?? '') : ''))
    .join('')
    .toUpperCase();
}

/** How many were found, with a plus where there are more. */
export const formatTotal = ({ total, totalIsLeast }: { readonly total: number; readonly totalIsLeast: boolean }): string =>
  `${formatCount(total)}${totalIsLeast ? '+' : ''}`;
