/** Shown for a value that is not there. */
export const DASH = '–';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as people read it, `$1,234.50`; a dash when there is none. Nothing is converted. */
export function formatMoney(value: number | null | undefined): string {
  return typeof value === 'number' && Number.isFinite(value) ? dollars.format(value) : DASH;
}

// Made once: making one costs a hundred times what using it does.
const numbers = new Intl.NumberFormat('en-US');

/** A number with its thousands apart, `12,400`. */
export const formatCount = (count: number): string => numbers.format(count);

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
