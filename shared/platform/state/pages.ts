import type { Page } from '@arena/shared/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

interface Listed {
  readonly id: number | null;
}

/** Pages as one list. An item that moved over a page's edge is shown once; items without an id are all kept. */
export function itemsOf<T extends Listed>(pages: readonly Pick<Page<T>, 'items'>[]): readonly T[] {
  if (pages.length === 1) return pages[0]?.items ?? [];
  const known = new Set<number>();
  return pages.flatMap(({ items }) =>
    items.filter(({ id }) => {
      if (id === null) return true;
      const isNew = !known.has(id);
      known.add(id);
      return isNew;
    }),
  );
}

/** The next page's number; undefined at the end. A page that brings nothing new ends the list: some backends repeat the first page. */
export function nextPage<T extends Listed>(last: Page<T>, pages: readonly Page<T>[]): number | undefined {
  if (last.last) return undefined;
  return itemsOf(pages).length > itemsOf(pages.slice(0, -1)).length ? pages.length : undefined;
}

/** How many items there are, as far as the server said; at its end a list knows it itself. */
export function totalOf<T extends Listed>(pages: readonly Page<T>[]): number {
  const loaded = itemsOf(pages).length;
  const last = pages.at(-1);
  return last === undefined || last.last ? loaded : Math.max(last.total, loaded);
}

/** The longest waiting first; what has no time waits last. */
export const oldestFirst = <T>(items: readonly T[], timeOf: (item: T) => string | null): readonly T[] =>
  [...items].sort((one, other) => {
    const [a, b] = [timeOf(one) ?? '9999', timeOf(other) ?? '9999'];
    return a < b ? -1 : Number(a > b);
  });

interface NumberedPages<T> {
  readonly queryKey: readonly unknown[];
  readonly read: (pageNumber: number, signal: AbortSignal) => Promise<Page<T>>;
  readonly enabled: boolean;
}

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
          // Loading a page during a refetch would cancel it, and leave a gap where something was deleted.
          load: () => void (query.isFetching || query.fetchNextPage()),
          loading: query.isFetchingNextPage,
          failed: query.isFetchNextPageError,
        }
      : null,
  };
}
