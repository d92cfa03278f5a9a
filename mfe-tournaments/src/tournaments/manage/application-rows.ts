import type { TournamentApplication } from '@arena/shared/contract';
import { applicationKey, pendingReducer, type PendingRow } from '@arena/shared/ui';

export type ApplicationRow = PendingRow<TournamentApplication>;

export const WORDS = {
  elsewhere: 'Decided elsewhere meanwhile.',
  stillPending: 'The application is still pending. You can decide it again.',
  notPending: 'The application is decided all the same. The approved players say how.',
} as const;
export const NOT_KNOWN = 'Whether it was decided is not known yet.';

/** The pending applications on the screen: new ones are added at the end. */
export const rowsReducer = pendingReducer<TournamentApplication>({ keyOf: applicationKey, newRows: 'append', words: WORDS });
