import type { FullMapApplication } from '@arena/shared/contract';
import { GENERIC_MESSAGE, joinSentences, type Outcome } from '@arena/shared/platform';
import type { Decision } from './questions';

/*
 * The approval list as it stands on the screen. What the server sends never moves a row under somebody's pointer: new
 * requests wait until they are asked for, and a request that is gone stays where it was, switched off.
 *
 *   row         | still pending on the server      | not pending any more
 *   ------------+----------------------------------+--------------------------------------
 *   open        | its facts are brought up to date | gone: decided elsewhere
 *   sending     | stays: its own answer decides    | stays
 *   unsure      | open again, and that is added to  | gone, and that is added to
 *               | what the server said              | what the server said
 *   accepted,   | stays until it is cleared        | stays until it is cleared
 *   rejected    |                                  |
 *   gone        | stays                            | stays
 *   (no row)    | waits: "3 new"                   |
 */

export type RowState = 'open' | 'sending' | 'unsure' | 'accepted' | 'rejected' | 'gone';

export interface RequestRow {
  readonly key: string;
  readonly request: FullMapApplication;
  readonly state: RowState;
  readonly note: string | null;
}

export interface RequestRows {
  /** null before the first answer. */
  readonly rows: readonly RequestRow[] | null;
  readonly waiting: readonly FullMapApplication[];
}

export type RowsAction =
  | { readonly type: 'read'; readonly requests: readonly FullMapApplication[] }
  | { readonly type: 'show' }
  | { readonly type: 'mark'; readonly key: string; readonly state: RowState; readonly note?: string | null }
  | { readonly type: 'clear'; readonly states: readonly RowState[] };

export const NO_ROWS: RequestRows = { rows: null, waiting: [] };
export const ELSEWHERE = 'Decided elsewhere meanwhile.';
export const NOT_KNOWN = 'Whether it was decided is not known yet.';
export const STILL_PENDING = 'The request is still pending. You can decide it again.';
export const NOT_PENDING = 'The request is decided all the same. The players below say how.';

export const applicantOf = ({ request: { applicant } }: Pick<RequestRow, 'request'>): string =>
  applicant?.name ?? (applicant?.id == null ? 'this player' : `player ${applicant.id}`);

/** A request without an id still has a place of its own. */
export const keyOf = ({ id, applicant, requestedAt }: FullMapApplication): string =>
  id === null ? `no-id ${applicant?.id ?? applicant?.name ?? ''} ${requestedAt ?? ''}` : String(id);

/** Oldest first; a request without a time comes last, as it cannot have waited provably longer than any other. */
export const oldestFirst = (requests: readonly FullMapApplication[]): FullMapApplication[] =>
  [...requests].sort((one, other) => {
    const [a, b] = [one.requestedAt ?? '~', other.requestedAt ?? '~'];
    return a < b ? -1 : a > b ? 1 : (one.id ?? 0) - (other.id ?? 0);
  });

const rowOf = (request: FullMapApplication): RequestRow => ({ key: keyOf(request), request, state: 'open', note: null });
const mine = ({ state }: RequestRow) => state === 'accepted' || state === 'rejected';

/** Rows of ours at the end of the list go at once: nothing moves when they do. */
function trimmed(rows: readonly RequestRow[]): readonly RequestRow[] {
  const last = rows.findLastIndex((row) => !mine(row));
  return rows.slice(0, last + 1);
}

/** What a decision leaves its row in. */
export type Decided = Pick<RequestRow, 'state' | 'note'>;

/** The state of a row after a decision; null when the person did not want it after all. */
export function afterDeciding(outcome: Outcome, action: Decision): Decided | null {
  switch (outcome.kind) {
    case 'done':
      // No longer pending after a lost answer: by whom, and how, nobody says.
      if (outcome.answer === null) return { state: 'gone', note: joinSentences(outcome.serverMessage ?? GENERIC_MESSAGE, NOT_PENDING) };
      return { state: action === 'ACCEPT' ? 'accepted' : 'rejected', note: null };
    case 'superseded':
      return { state: 'gone', note: outcome.message === null ? ELSEWHERE : `${ELSEWHERE} ${outcome.message}` };
    case 'unanswered':
      return { state: 'open', note: joinSentences(outcome.message, STILL_PENDING) };
    case 'unknown':
      return { state: 'unsure', note: outcome.message };
    case 'cancelled':
      return null;
    default:
      return { state: 'open', note: outcome.message };
  }
}

function afterReading(row: RequestRow, pending: ReadonlyMap<string, FullMapApplication>): RequestRow {
  const request = pending.get(row.key);
  if (row.state === 'open') return request === undefined ? { ...row, state: 'gone', note: ELSEWHERE } : { ...row, request };
  if (row.state !== 'unsure') return row;
  return request === undefined
    ? { ...row, state: 'gone', note: joinSentences(row.note, NOT_PENDING) }
    : { ...row, request, state: 'open', note: joinSentences(row.note, STILL_PENDING) };
}

export function rowsReducer(before: RequestRows, action: RowsAction): RequestRows {
  const rows = before.rows ?? [];
  switch (action.type) {
    case 'read': {
      const pending = new Map(oldestFirst(action.requests).map((request) => [keyOf(request), request] as const));
      if (before.rows === null) return { rows: [...pending.values()].map(rowOf), waiting: [] };
      const shown = new Set(rows.map(({ key }) => key));
      return {
        rows: rows.map((row) => afterReading(row, pending)),
        waiting: [...pending.values()].filter((request) => !shown.has(keyOf(request))),
      };
    }
    case 'show': {
      const kept = rows.filter(({ state }) => state === 'open' || state === 'sending' || state === 'unsure');
      // An older request may have come to light late. The whole list is sorted again, because the person asked for it.
      const all = new Map([...kept, ...before.waiting.map(rowOf)].map((row) => [row.key, row] as const));
      return {
        rows: oldestFirst([...all.values()].map(({ request }) => request)).flatMap((request) => all.get(keyOf(request)) ?? []),
        waiting: [],
      };
    }
    case 'mark': {
      const marked = rows.map((row) => (row.key === action.key ? { ...row, state: action.state, note: action.note ?? null } : row));
      return { ...before, rows: trimmed(marked) };
    }
    case 'clear':
      return { ...before, rows: rows.filter(({ state }) => !action.states.includes(state)) };
  }
}
