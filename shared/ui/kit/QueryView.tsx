import type { ReactNode } from 'react';
import { GENERIC_MESSAGE, hintOf, messageOf } from '@arena/shared/platform';
import { ErrorState, LoadingState } from '@arena/shared/ui/core';

/** The part of `useQuery` that these components need. */
export interface Reading<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryErrorProps {
  readonly query: Omit<Reading<unknown>, 'data'>;
  /** In place of the server's words, which then appear below it; a function puts them into a sentence. */
  readonly title?: string | ((message: string) => string);
  /** Without a frame of its own: inside a panel or a table. */
  readonly flush?: boolean;
}

/** Why something could not be read, with a button that reads it again. */
export function QueryError({ query: { error, isFetching, refetch }, title = (message) => message, flush }: QueryErrorProps) {
  const message = messageOf(error);
  const own = typeof title === 'string';
  return (
    <ErrorState
      flush={flush}
      title={own ? title : title(message)}
      message={own && message !== GENERIC_MESSAGE ? message : hintOf(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

export interface QueryViewProps<T> extends Omit<QueryErrorProps, 'query'> {
  readonly query: Reading<T>;
  /** What is loading: "Loading users". */
  readonly label: string;
  /** Shows the label. It is always read out. */
  readonly showLabel?: boolean;
  readonly skeleton?: ReactNode;
  /** In place of an empty list. */
  readonly empty?: ReactNode;
  /** While a failed reading is repeated, shows the skeleton again instead of the error. */
  readonly skeletonOnRetry?: boolean;
  readonly children: (data: T) => ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/** A reading on the screen: loading, failed, empty or there. What was read once stays while it is read again. */
export function QueryView<T>(props: QueryViewProps<T>) {
  const { query, label, showLabel = false, skeleton, empty, skeletonOnRetry = false, children, ...failure } = props;
  const { data, error, isFetching } = query;
  if (data !== undefined) return empty !== undefined && isEmptyList(data) ? empty : children(data);
  if (error !== null && !(skeletonOnRetry && isFetching)) return <QueryError query={query} {...failure} />;
  return (
    <LoadingState label={label} showLabel={showLabel}>
      {skeleton}
    </LoadingState>
  );
}
