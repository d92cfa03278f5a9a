import type { ReactNode } from 'react';
import { CardSkeletons, EmptyState, QueryView, type Reading } from '@arena/shared/ui';
import { FAILED } from '../constants';

interface PlayersViewProps<T> {
  readonly query: Reading<T>;
  /** In place of an empty list, with a hint. */
  readonly empty?: readonly [title: string, hint: string];
  readonly children: (data: T) => ReactNode;
}

/** A long list as what has been read of it. */
export const readingOf = <T,>({ rows, query }: { readonly rows: T | undefined; readonly query: Omit<Reading<T>, 'data'> }): Reading<T> => ({
  data: rows,
  error: query.error,
  isFetching: query.isFetching,
  refetch: query.refetch,
});

/** What a tab of a tournament's players shows, or why it shows nothing. */
export const PlayersView = <T,>({ query, empty, children }: PlayersViewProps<T>) => (
  <QueryView
    query={query}
    label="Loading players"
    title={FAILED}
    skeleton={<CardSkeletons heights={[36, 72, 40]} />}
    empty={empty && <EmptyState title={empty[0]} hint={empty[1]} />}
  >
    {children}
  </QueryView>
);
