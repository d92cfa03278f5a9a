import type { TournamentApplication } from '@arena/shared/contract';
import { joinSentences } from '@arena/shared/platform';

/*
 * The pending applications on the screen. A new reading never moves a card under somebody's pointer:
 *
 *   card     | still pending on the server      | not pending any more
 *   ---------+----------------------------------+--------------------------------
 *   open     | its facts are updated            | closed: decided elsewhere
 *   sending  | stays: its own answer decides    | stays
 *   unknown  | open again, with a note          | closed, with a note
 *   closed   | stays                            | stays
 *   (none)   | added at the end                 |
 *
 * A card that was decided here leaves at once, and does not come back with a reading that began before.
 */

export type RowStatus = 'open' | 'sending' | 'unknown' | 'closed';

export interface ApplicationRow {
  readonly key: string;
  readonly application: TournamentApplication;
  readonly status: RowStatus;
  readonly note: string | null;
}

export interface ApplicationRows {
  /** null before the first answer. */
  readonly rows: readonly ApplicationRow[] | null;
  readonly decided: readonly string[];
}

export type RowsAction =
  | { readonly type: 'read'; readonly applications: readonly TournamentApplication[] }
  | { readonly type: 'mark'; readonly key: string; readonly status: RowStatus; readonly note: string | null }
  | { readonly type: 'decided'; readonly key: string };

export const NO_ROWS: ApplicationRows = { rows: null, decided: [] };
export const ELSEWHERE = 'Decided elsewhere meanwhile.';
export const NOT_KNOWN = 'Whether it was decided is not known yet.';
export const STILL_PENDING = 'The application is still pending. You can decide it again.';
export const NOT_PENDING = 'The application is decided all the same. The approved players say how.';

/** An application without an id still has a place of its own. */
export const keyOf = ({ id, applicant, requestedAt }: TournamentApplication): string =>
  id === null ? `no-id ${applicant?.id ?? applicant?.name ?? ''} ${requestedAt ?? ''}` : String(id);

function afterReading(row: ApplicationRow, pending: ReadonlyMap<string, TournamentApplication>): ApplicationRow {
  const application = pending.get(row.key);
  if (row.status === 'open') return application === undefined ? { ...row, status: 'closed', note: ELSEWHERE } : { ...row, application };
  if (row.status !== 'unknown') return row;
  return application === undefined
    ? { ...row, status: 'closed', note: joinSentences(row.note, NOT_PENDING) }
    : { ...row, application, status: 'open', note: joinSentences(row.note, STILL_PENDING) };
}

export function rowsReducer(before: ApplicationRows, action: RowsAction): ApplicationRows {
  const rows = before.rows ?? [];
  switch (action.type) {
    case 'read': {
      const pending = new Map(action.applications.map((application) => [keyOf(application), application] as const));
      const shown = new Set([...rows.map(({ key }) => key), ...before.decided]);
      const added = [...pending].filter(([key]) => !shown.has(key));
      return {
        ...before,
        rows: [
          ...rows.map((row) => afterReading(row, pending)),
          ...added.map(([key, application]): ApplicationRow => ({ key, application, status: 'open', note: null })),
        ],
      };
    }
    case 'mark':
      return { ...before, rows: rows.map((row) => (row.key === action.key ? { ...row, status: action.status, note: action.note } : row)) };
    case 'decided':
      return { rows: rows.filter(({ key }) => key !== action.key), decided: [...before.decided, action.key] };
  }
}
