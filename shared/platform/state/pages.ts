import type { Page } from '@arena/shared/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { rowsOf } from './long-list';

/** An item of a list. */
export interface Listed {
  readonly id: number | null;
}

/** Pages as one list. An item that moved across a page boundary appears once; items without an id all stay. */
export const itemsOf = <T extends Listed>(pages: readonly Pick<Page<T>, 'items'>[]): readonly T[] => rowsOf(pages);

/** The next page's number; undefined at the end. A page without new items ends the list, because some backends repeat the first page. */
export function nextPage<T extends Listed>(last: Page<T>, pages: readonly Page<T>[]): number | undefined {
  if (last.last) return undefined;
  return itemsOf(pages).length > itemsOf(pages.slice(0, -1)).length ? pages.length : undefined;
}

/** The number of items, by the server's count until the last page is loaded. */
export function totalOf<T extends Listed>(pages: readonly Page<T>[]): number {
  const loaded = itemsOf(pages).length;
  const last = pages.at(-1);
  return last === undefined || last.last ? loaded : Math.max(last.total, loaded);
}

/** Sorts by time, oldest first; items without a time come last. */
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

/** A list in numbered pages as one list, for backends without search. `more` is null at the end. */
export function useNumberedPages<T extends Listed>({ queryKey, read, enabled }: NumberedPages<T>) {
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    enabled,
    // Deep comparison of a long list takes longer than rendering it.
    structuralSharing: false,
  });
  const pages = query.data?.pages;
  return {
    rows: useMemo(() => pages && itemsOf(pages), [pages]),
    total: useMemo(() => totalOf(pages ?? []), [pages]),
    query,
    more: query.hasNextPage
      ? {
          // Loading a page during a refetch would cancel it and leave a gap where an item was deleted.
          load: () => void (query.isFetching || query.fetchNextPage()),
          loading: query.isFetchingNextPage,
          failed: query.isFetchNextPageError,
        }
      : null,
  };
}
