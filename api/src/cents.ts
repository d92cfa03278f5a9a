import { badRequest } from './errors';

/** The database keeps whole cents; the wire and the screens have currency units with two decimals. */
export const toUnits = (cents: number): number => cents / 100;

/** Whole cents, or null when the amount has more than two decimals, or more cents than a number counts exactly. */
export function toCents(units: number): number | null {
  const cents = Math.round(units * 100);
  return Number.isSafeInteger(cents) && Math.abs(cents - units * 100) < 1e-6 ? cents : null;
}

/** An amount within a sentence: `$19.00`. */
export const formatAmount = (cents: number): string => `$${toUnits(cents).toFixed(2)}`;

/** The cents of an amount that a caller sent; `field` is its name on the wire. */
export function centsOfField(field: string, units: number): number {
  const cents = toCents(units);
  if (cents === null) throw badRequest(`The field '${field}' can have at most two decimals.`);
  return cents;
}
