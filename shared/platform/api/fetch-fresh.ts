import { platform } from '../platform';

/** A query key and the call that answers it. */
export interface FreshRead<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/**
 * Reads from the server now, past the cache and pending requests, and updates the cache unless it has newer data. No retries.
 * @throws The error of `queryFn`.
 * @example const room = await fetchFresh(roomQuery(7))
 */
export async function fetchFresh<T>({ queryKey, queryFn }: FreshRead<T>): Promise<T> {
  const { queryClient } = platform();
  const key = { queryKey, exact: true } as const;
  const interrupted = queryClient.isFetching(key) > 0;
  await queryClient.cancelQueries(key);
  const before = queryClient.getQueryData(queryKey);
  const askedAt = Date.now();
  let answer: T;
  try {
    // Not through the query's own fetch: when cancelled, it resolves with the previous cache entry.
    answer = await queryFn({ signal: new AbortController().signal });
  } catch (error) {
    // A screen is waiting for the cancelled request.
    if (interrupted) void queryClient.refetchQueries({ ...key, type: 'active' });
    throw error;
  }
  // If the cache was empty, its present content may be the first chunks of this answer.
  const newer = before !== undefined && (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > askedAt;
  if (!newer) queryClient.setQueryData<T>(queryKey, answer, { updatedAt: askedAt });
  return answer;
}
