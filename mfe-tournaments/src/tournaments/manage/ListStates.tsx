import type { ReactNode } from 'react';
import { hintOf, messageOf } from '@arena/shared/platform';
import { EmptyState, ErrorState, LoadingState } from '@arena/shared/ui';
import { CardSkeletons } from '../CardSkeletons';
import { FAILED } from '../constants';

interface ListStatesProps {
  readonly query: { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown };
  /** null while they are on their way. */
  readonly count: number | null;
  readonly empty: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** The cards of a tab, or why there are none. */
export function ListStates({ query, count, empty, hint, children }: ListStatesProps) {
  const { error, isFetching, refetch } = query;
  if (count === null && error !== null) {
    const message = messageOf(error);
    return (
      <ErrorState
        title={FAILED}
        message={message === FAILED ? hintOf(error) : message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (count === null) {
    return (
      <LoadingState label="Loading players" showLabel={false}>
        <CardSkeletons />
      </LoadingState>
    );
  }
  return count === 0 ? <EmptyState title={empty} hint={hint} /> : children;
}
