import { platform } from '../platform';

/** What is read afresh: a query's key, and the call that answers it. */
export interface FreshRead<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/** Asks the server now, past the cache and requests under way. Screens see the answer unless they have a newer one. No retries; throws. */
export async function fetchFresh<T>({ queryKey, queryFn }: FreshRead<T>): Promise<T> {
  const { queryClient } = platform();
  const key = { queryKey, exact: true } as const;
  const interrupted = queryClient.isFetching(key) > 0;
  await queryClient.cancelQueries(key);
  const before = queryClient.getQueryData(queryKey);
  const askedAt = Date.now();
  let answer: T;
  try {
    // Not by the query's own fetch: one that is given up answers with what was in the cache before.
    answer = await queryFn({ signal: new AbortController().signal });
  } catch (error) {
    // A screen waits for the cancelled request.
    if (interrupted) void queryClient.refetchQueries({ ...key, type: 'active' });
    throw error;
  }
  // Where nothing was known, what is there now may be the first parts of this very answer.
  const newer = before !== undefined && (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > askedAt;
  if (!newer) queryClient.setQueryData<T>(queryKey, answer, { updatedAt: askedAt });
  return answer;
}
