import type { Capability, SearchPage } from '@arena/shared/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useCapabilityStatus } from '../hooks';

// A list of any length. A list that fits on one page is read whole, and the screen searches, filters and sorts it. For a longer one, the
// server does, page by page. Backends without search send the whole list, as specified.

/** The most rows that a list is read whole with; also the largest page size. */
export const WHOLE = 1000;

/** A sort key of the search and its direction. */
export interface SearchOrder {
  readonly sort: string;
  readonly order: 'asc' | 'desc';
}

/** A row of a long list. */
export interface Listed {
  readonly id: number | string | null;
}

/** The filters of a search, including `keywords`. Without any it finds all rows. */
export type SearchFilters = Readonly<Record<string, string | boolean | number>>;

/** Where a list is read from. Create it once, as a constant. */
export interface LongListSource<T> {
  /** The prefix of all query keys of the list. */
  readonly key: readonly unknown[];
  /** The capability of backends that search the list. For calls of a server of your own: whether it searches. */
  readonly capability: Capability | boolean;
  /** Reads the whole list on other backends. */
  readonly readAll: (signal: AbortSignal) => Promise<readonly T[]>;
  readonly search: (
    query: SearchFilters & Partial<SearchOrder> & { readonly after?: string; readonly size: number },
    signal: AbortSignal,
  ) => Promise<SearchPage<T>>;
}

/** The first read: `page` is null on backends without search. */
export interface First<T> {
  readonly rows: readonly T[];
  readonly page: SearchPage<T> | null;
}

/** The query keys of a list. */
export const longListKeys = {
  /** The whole list, or the first page of a longer one: `{ rows, page }`. */
  first: ({ key }: Pick<LongListSource<never>, 'key'>) => [...key, 'first'] as const,
  pages: ({ key }: Pick<LongListSource<never>, 'key'>) => [...key, 'pages'] as const,
  total: ({ key }: Pick<LongListSource<never>, 'key'>) => [...key, 'total'] as const,
};

/** The query of the first read. */
export const firstQuery = <T>(source: LongListSource<T>, searches: boolean) => ({
  queryKey: longListKeys.first(source),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<First<T>> => {
    if (!searches) return { rows: await source.readAll(signal), page: null };
    const page = await source.search({ size: WHOLE }, signal);
    return { rows: page.items, page };
  },
  // Deep comparison of thousands of rows takes longer than rendering them.
  structuralSharing: false as const,
});

const PAGE = 100;
/** The debounce of server-side search. */
const TYPING_MS = 150;

/** The text, debounced. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The filters and order of a search. */
export interface Question {
  readonly filters: SearchFilters;
  readonly order: SearchOrder | null;
}

/** The question with debounced text. Clearing the text and changing filters apply immediately. */
function useAsked({ keywords = '', ...chosen }: SearchFilters, order: SearchOrder | null) {
  const typed = String(keywords);
  const settled = useSettled(typed);
  const filters = typed === '' || settled === '' ? chosen : { ...chosen, keywords: settled };
  const text = JSON.stringify({ filters, order } satisfies Question);
  const asked = useMemo(() => JSON.parse(text) as Question, [text]);
  return { asked, isTyping: typed !== '' && settled !== typed };
}

/** Pages as one list. A row that moved across a page boundary appears once. */
export function rowsOf<T extends Listed>(pages: readonly Pick<SearchPage<T>, 'items'>[]): readonly T[] {
  if (pages.length === 1) return pages[0]?.items ?? [];
  const known = new Set<Listed['id']>();
  return pages.flatMap(({ items }) => items.filter(({ id }) => id === null || (!known.has(id) && known.add(id))));
}

interface LongListOptions {
  /** While false, nothing is read. */
  readonly enabled?: boolean;
  /** The polling interval in milliseconds, for backends that don't announce changes. */
  readonly refetchInterval?: number;
}

/** The server's search results, page by page. `first`: the page that was read to learn the list's length. */
function usePages<T extends Listed>(
  source: LongListSource<T>,
  { filters, order }: Question,
  first: { readonly data: First<T> | undefined; readonly dataUpdatedAt: number },
  options: LongListOptions,
) {
  const isPlain = order === null && Object.keys(filters).length === 0;
  const page = first.data?.page ?? null;
  return useInfiniteQuery({
    queryKey: [...longListKeys.pages(source), filters, order],
    queryFn: ({ pageParam, signal }) => {
      // As many as in the first read, so that a refetch doesn't drop rows.
      const size = pageParam === null && isPlain ? WHOLE : PAGE;
      return source.search({ ...filters, ...order, size, ...(pageParam === null ? {} : { after: pageParam }) }, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: SearchPage<T>) => next ?? undefined,
    ...options,
    // The first page is already known.
    ...(isPlain && page !== null && page.next !== null
      ? { initialData: { pages: [page], pageParams: [null] }, initialDataUpdatedAt: first.dataUpdatedAt }
      : {}),
    // The previous rows stay until the next ones arrive.
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
}

/**
 * A list for a screen: whole, or the server's search results for a list of more than 1000 rows.
 * @param filters - Applied by the server only, when `isWhole` is false.
 * @example const list = useLongList(ROOM_LISTS.PENDING, { keywords }, null);
 */
export function useLongList<T extends Listed>(
  source: LongListSource<T>,
  filters: SearchFilters,
  order: SearchOrder | null,
  { enabled = true, ...polling }: LongListOptions = {},
) {
  const status = useCapabilityStatus(source.capability);
  const isLong = ({ page }: First<T>) => page !== null && page.next !== null;
  const first = useQuery({
    ...firstQuery(source, status === 'yes'),
    // What is known to be long is read by its pages from then on.
    enabled: ({ state: { data } }) => enabled && status !== 'asking' && (data === undefined || !isLong(data)),
    ...polling,
  });
  const isWhole = first.data === undefined || !isLong(first.data);
  const { asked, isTyping } = useAsked(filters, order);
  const pages = usePages(source, asked, first, { enabled: enabled && !isWhole, ...polling });

  const found = pages.data?.pages;
  const rows = useMemo(() => (isWhole ? first.data?.rows : found && rowsOf(found)), [first.data, found, isWhole]);
  const isAtEnd = isWhole || (found !== undefined && !pages.hasNextPage);
  return {
    /** Undefined until the first read. */
    rows,
    /** Whether `rows` is the whole list for the screen to filter and sort. Otherwise it is the search result, in order. */
    isWhole,
    /** The number of results, loaded or not; a lower bound if `totalIsLeast`. */
    total: (isAtEnd ? rows?.length : found?.[0]?.total) ?? 0,
    totalIsLeast: !isAtEnd && found?.[0]?.totalIsLeast === true,
    /** Whether `rows` still belong to the previous search. */
    isSearching: !isWhole && (isTyping || pages.isPlaceholderData),
    /** For displaying failures. */
    query: isWhole ? first : pages,
    /** null at the end of the list. */
    more:
      isAtEnd || found === undefined
        ? null
        : {
            // Doesn't cancel a pending read.
            load: () => void pages.fetchNextPage({ cancelRefetch: false }),
            loading: pages.isFetchingNextPage,
            failed: pages.isFetchNextPageError,
          },
  };
}
