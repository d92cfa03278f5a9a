import { badRequest } from '../errors';
import { startOfDay } from '../time/platform-time';

export interface PageRequest {
  readonly number: number;
  readonly size: number;
}

const DEFAULT_SIZE = 10;
const LARGEST_SIZE = 100;
const LAST_PAGE = 1_000_000;

/** A query parameter that is a whole number within a range, both ends included. */
export function whole(name: string, value: number | null | undefined, usual: number, least: number, most = LAST_PAGE): number {
  if (value === undefined) return usual;
  // The contract's number schema is lenient; an invalid number arrives as null.
  if (value === null || !Number.isInteger(value) || value < least || value > most) {
    throw badRequest(`The query parameter '${name}' must be a whole number from ${least} to ${most}.`);
  }
  return value;
}

/** The start of the platform's day in a query parameter. */
export function startOfQueried(name: string, day: string, timeZone: string): Date {
  const start = startOfDay(day, timeZone);
  if (start === null) throw badRequest(`The query parameter '${name}' is not a valid day.`);
  return start;
}

export interface PageQuery {
  readonly pageNumber?: number | null;
  readonly pageSize?: number | null;
}

/** The requested page: the first one of ten by default, and never more than `largest`. */
export function pageRequest({ pageNumber, pageSize }: PageQuery, largest = LARGEST_SIZE): PageRequest {
  return {
    number: whole('pageNumber', pageNumber, 0, 0),
    size: Math.min(whole('pageSize', pageSize, DEFAULT_SIZE, 1), largest),
  };
}

export const offsetOf = ({ number, size }: PageRequest): number => number * size;

export function pageOfItems<Row, Item>(rows: readonly Row[], itemOf: (row: Row) => Item, total: number, { number, size }: PageRequest) {
  const totalPages = Math.ceil(total / size);
  return { items: rows.map(itemOf), pageNumber: number, pageSize: size, total, totalPages, last: number + 1 >= totalPages };
}
