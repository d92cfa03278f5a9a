import type { ReactNode } from 'react';
import { GENERIC_MESSAGE, hintOf, messageOf } from '@arena/shared/platform';
import { ErrorState, LoadingState } from '@arena/shared/ui/core';

/** The members of a query result that `QueryView` needs. */
export interface Reading<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryErrorProps {
  readonly query: Omit<Reading<unknown>, 'data'>;
  /** Replaces the server's message, which then appears below; a function can include it. */
  readonly title?: string | ((message: string) => string);
  /** Without a border, for use in a panel or table. */
  readonly flush?: boolean;
}

/** A query's error state, with a retry button. */
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

/** The props of `QueryView`. */
export interface QueryViewProps<T> extends Omit<QueryErrorProps, 'query'> {
  readonly query: Reading<T>;
  /** The loading text: "Loading users". */
  readonly label: string;
  /** Shows the label, which is always announced. */
  readonly showLabel?: boolean;
  readonly skeleton?: ReactNode;
  /** Replaces an empty list. */
  readonly empty?: ReactNode;
  /** Shows the skeleton instead of the error during a retry. */
  readonly skeletonOnRetry?: boolean;
  readonly children: (data: T) => ReactNode;
}

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * Renders a query: loading, failed, empty, or its data. Data stays visible during a refetch, even a failed one.
 * @example
 * const room = useQuery(roomQuery(7));
 * <QueryView query={room} label="Loading room" skeleton={<Skeleton height={120} />}>{(data) => <RoomFacts room={data} />}</QueryView>
 */
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
