import type { TournamentApplication } from '@arena/shared/contract';
import { pendingReducer, type PendingRow } from '@arena/shared/ui';

export type ApplicationRow = PendingRow<TournamentApplication>;

export const WORDS = {
  elsewhere: 'Decided elsewhere meanwhile.',
  stillPending: 'The application is still pending. You can decide it again.',
  notPending: 'The application is decided all the same. The approved players say how.',
} as const;
export const NOT_KNOWN = 'Whether it was decided is not known yet.';

/** An application without an id still has a place of its own. */
export const keyOf = ({ id, applicant, requestedAt }: TournamentApplication): string =>
  id === null ? `no-id ${applicant?.id ?? applicant?.name ?? ''} ${requestedAt ?? ''}` : String(id);

/** The pending applications on the screen: new ones are added at the end. */
export const rowsReducer = pendingReducer({ keyOf, newRows: 'append', words: WORDS });
