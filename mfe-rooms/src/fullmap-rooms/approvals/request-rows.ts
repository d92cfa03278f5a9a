import type { FullMapApplication } from '@arena/shared/contract';
import { type Outcome, rowSearch } from '@arena/shared/platform';
import { applicationKey, ordered, pendingReducer, type PendingRow, rowAfter } from '@arena/shared/ui';
import type { Decision } from './questions';
import * as t from './approvals.messages';

export type RequestRow = PendingRow<FullMapApplication>;

export const NOT_KNOWN = t.outcomeUnknown;
const WORDS = {
  elsewhere: t.decidedElsewhere,
  stillPending: t.stillPending,
  notPending: t.wasDecided,
} as const;

/** Oldest first, then by id; requests without a time come last. */
export function oldestFirst(requests: readonly FullMapApplication[]): readonly FullMapApplication[] {
  const byId = ordered(requests, ({ id }) => id ?? 0, false);
  return ordered(byId, ({ requestedAt }) => requestedAt, false);
}

/** New requests stay hidden until the administrator shows them. */
export const rowsReducer = pendingReducer({ keyOf: applicationKey, order: oldestFirst, newRows: 'wait', words: WORDS });

export const REQUEST_SEARCH = rowSearch(({ item: { applicant } }: RequestRow) => [applicant?.name, applicant?.id].join('\n'));

export type Decided = Pick<RequestRow, 'state' | 'note'>;

/** null when the administrator cancelled. */
export function afterDeciding(outcome: Outcome, action: Decision): Decided | null {
  if (outcome.kind === 'done' && outcome.answer !== null) return { state: action === 'ACCEPT' ? 'accepted' : 'rejected', note: null };
  return rowAfter(outcome, WORDS);
}
