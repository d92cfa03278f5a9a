import { isolated } from '@arena/shared/contract';
import { useMemo, useRef } from 'react';
import type { LongListing } from './LoadMore';
import type { pendingReducer, PendingRow } from './pending-rows';
import { usePendingRows } from './usePendingRows';
import * as t from './list.messages';

interface ApplicationListing<T> extends LongListing<T> {
  readonly query: LongListing<T>['query'] & { readonly dataUpdatedAt: number };
  readonly isWhole: boolean;
  readonly isSearching: boolean;
}

/**
 * The rows of a list of pending applications, kept in place while the list changes. `dispatch` takes `PendingAction`s.
 * @example const { rows, waiting, dispatch, decideOnce } = useApplicationRows(reducer, list, search);
 */
export function useApplicationRows<T>(reducer: ReturnType<typeof pendingReducer<T>>, list: ApplicationListing<T>, search: string) {
  const deciding = useRef(new Set<string>());
  // Every answer counts, even an equal one, because an unanswered row waits for it.
  const { query, isWhole, isSearching, rows: items } = list;
  const { dataUpdatedAt: answeredAt } = query;
  const of = isWhole ? undefined : search.trim();
  const reading = useMemo(
    () => (items === undefined || isSearching ? null : { items, answeredAt, of }),
    [answeredAt, isSearching, items, of],
  );
  const [{ rows, waiting }, dispatch] = usePendingRows(reducer, reading);

  /** Runs `decide` for an open row. Resolves to null while another decision of the row is pending. */
  async function decideOnce<R>(row: PendingRow<T>, decide: () => Promise<R>): Promise<R | null> {
    if (row.state !== 'open' || deciding.current.has(row.key)) return null;
    deciding.current.add(row.key);
    try {
      return await decide();
    } finally {
      deciding.current.delete(row.key);
      dispatch({ type: 'reopen', key: row.key, note: row.note });
    }
  }
  return { rows, waiting, dispatch, decideOnce };
}

/** How a row is displayed while it is held: busy with the action, or with the words about another tab. */
export const heldRow = <R extends PendingRow<unknown>>(row: R, held: 'here' | 'elsewhere' | null, action: string, elsewhere: string): R =>
  held === null || row.state !== 'open' ? row : { ...row, state: 'sending', note: held === 'here' ? action : elsewhere };

interface Application {
  readonly id: number | null;
  readonly applicant: { readonly id: number | null; readonly name: string | null } | null;
  readonly requestedAt: string | null;
}

/** The row key of an application, also of one without an id. */
export const applicationKey = ({ id, applicant, requestedAt }: Application): string =>
  id === null ? `no-id ${applicant?.id ?? applicant?.name ?? ''} ${requestedAt ?? ''}` : String(id);

/** The applicant's name, or a description such as `player 7`. */
export const applicantName = ({ applicant }: Pick<Application, 'applicant'>): string =>
  isolated(applicant?.name ?? (applicant?.id == null ? t.thisPlayer : t.playerWithId(applicant.id)));
