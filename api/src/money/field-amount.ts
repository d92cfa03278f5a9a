import { badRequest } from '../http/errors';
import { toCents } from './cents';

/** The cents of an amount that a caller sent; `field` is its name on the wire. */
export function centsOfField(field: string, units: number): number {
  const cents = toCents(units);
  if (cents === null) throw badRequest(`The field '${field}' can have at most two decimals.`);
  return cents;
}
