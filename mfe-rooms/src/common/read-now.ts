import { platform } from '@arena/shared/platform';

interface Query<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/**
 * Reads afresh; the screens see what was read. What is on its way was asked before, and its answer may be older than what
 * has to be known: it is given up. Throws as the call does.
 */
export async function readNow<T>(query: Query<T>): Promise<T> {
  const { queryClient } = platform();
  await queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
  return queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
}
