import type { FullMapApplication } from '@arena/shared/contract';
import type { Outcome } from '@arena/shared/platform';
import { applicationKey, pendingReducer, type PendingRow, rowAfter } from '@arena/shared/ui';
import { searchBy } from '../../common/tab-rows';
import type { Decision } from './questions';

export type RequestRow = PendingRow<FullMapApplication>;

export const NOT_KNOWN = 'We don’t know yet whether this went through.';
const WORDS = {
  elsewhere: 'Decided in another session.',
  stillPending: 'The request is still pending. You can decide it again.',
  notPending: 'It was decided. Check the player list for the result.',
} as const;

/** Oldest first; requests without a time come last. */
export const oldestFirst = (requests: readonly FullMapApplication[]): FullMapApplication[] =>
  [...requests].sort((one, other) => {
    const [a, b] = [one.requestedAt ?? '~', other.requestedAt ?? '~'];
    return a < b ? -1 : a > b ? 1 : (one.id ?? 0) - (other.id ?? 0);
  });

/** New requests stay hidden until the administrator shows them. */
export const rowsReducer = pendingReducer({ keyOf: applicationKey, order: oldestFirst, newRows: 'wait', words: WORDS });

export const searchRows = (rows: readonly RequestRow[] | null, search: string): readonly RequestRow[] | null =>
  rows && searchBy(rows, search, ({ item: { applicant } }) => [applicant?.name, applicant?.id]);

export type Decided = Pick<RequestRow, 'state' | 'note'>;

/** null when the administrator cancelled. */
export function afterDeciding(outcome: Outcome, action: Decision): Decided | null {
  if (outcome.kind === 'done' && outcome.answer !== null) return { state: action === 'ACCEPT' ? 'accepted' : 'rejected', note: null };
  return rowAfter(outcome, WORDS);
}
