import { useMemo } from 'react';
import type { Page } from '@arena/shared/contract';
import { useInfiniteQuery } from '@arena/shared/platform';
import { itemsOf, nextPage, totalOf } from './pages';

interface NumberedPages<T> {
  readonly queryKey: readonly unknown[];
  readonly read: (pageNumber: number, signal: AbortSignal) => Promise<Page<T>>;
  readonly enabled: boolean;
}

/** A list that the backend sends in numbered pages. */
export function useNumberedPages<T extends { readonly id: number | null }>({ queryKey, read, enabled }: NumberedPages<T>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    enabled,
    // Comparing a long list with the one before, member by member, takes longer than rendering it.
    structuralSharing: false,
  });
  const pages = query.data?.pages;
  return {
    rows: useMemo(() => pages && itemsOf(pages), [pages]),
    total: useMemo(() => totalOf(pages ?? []), [pages]),
    query,
    more: query.hasNextPage
      ? {
          // Loading a page while the list is read again would give that up, and leave a gap where something was deleted.
          load: () => void (query.isFetching || query.fetchNextPage()),
          loading: query.isFetchingNextPage,
          failed: query.isFetchNextPageError,
        }
      : null,
  };
}
