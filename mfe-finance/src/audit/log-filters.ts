/** What both logs are narrowed down by, as the calls want it. Days are the platform's, `YYYY-MM-DD`, both ends included. */
export interface LogFilters {
  readonly keywords: string;
  /** Empty for no limit. */
  readonly from: string;
  readonly to: string;
  /** What was decided about; empty for everything. Decisions only. */
  readonly subject: string;
}

/** A real day, or an empty text: an address can say anything. */
export function dayOf(text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}

/** Why a range of days cannot be asked for; null when it can. */
export const rangeProblem = ({ from, to }: Pick<LogFilters, 'from' | 'to'>): string | null =>
  from !== '' && to !== '' && from > to ? 'The start date is after the end date.' : null;

/** The query parameters that are set. */
export const queryOf = (filters: LogFilters): Partial<LogFilters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]: [string, string]) => value !== ''));
