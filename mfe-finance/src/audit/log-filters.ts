import * as t from './audit.messages';
/** Query parameters of both logs. Days are platform days, `YYYY-MM-DD`, both ends included. */
export interface LogFilters {
  readonly keywords: string;
  /** Empty: no limit. */
  readonly from: string;
  readonly to: string;
  /** Decisions only; empty: everything. */
  readonly subject: string;
}

/** A valid day, or an empty text, because a URL may contain anything. */
export function dayOf(text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}

/** null when the range is valid. */
export const rangeProblem = ({ from, to }: Pick<LogFilters, 'from' | 'to'>): string | null =>
  from !== '' && to !== '' && from > to ? t.startAfterEnd : null;

export const queryOf = (filters: LogFilters): Partial<LogFilters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]: [string, string]) => value !== ''));
