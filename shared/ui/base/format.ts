/** Shown for a value that is not there. */
export const DASH = '–';

/*
 * Numbers of few digits and whole cents are written without `Intl`: its first use costs a browser 12 ms, and a cheap phone four times that,
 * before a screen is painted. What is neither is rare, and left to it.
 */

/** A whole number without its sign, its thousands apart. */
const grouped = (digits: string): string => (digits.length > 3 ? `${grouped(digits.slice(0, -3))},${digits.slice(-3)}` : digits);

/** An amount as people read it, `$1,234.50`; a dash when there is none. Nothing is converted. */
export function formatMoney(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return DASH;
  const cents = Math.round(value * 100);
  // Fifteen digits are what a number surely keeps.
  if (cents / 100 !== value || Math.abs(cents) >= 1e15) return value.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}$${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/** A number with its thousands apart, and at most three digits behind the point: `12,400`, `66.7`. */
export function formatCount(count: number): string {
  const thousandths = Math.round(count * 1000);
  if (thousandths / 1000 !== count || Math.abs(thousandths) >= 1e15) return count.toLocaleString('en-US');
  const digits = String(Math.abs(thousandths)).padStart(4, '0');
  const part = String(Number(`0.${digits.slice(-3)}`)).slice(2);
  return `${thousandths < 0 ? '-' : ''}${grouped(digits.slice(0, -3))}${part === '' ? '' : `.${part}`}`;
}

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
