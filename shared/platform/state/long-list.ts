import type { Capability, SearchPage } from '@arena/shared/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useCapabilityStatus } from '../hooks';

// A list of any length. As long as it fits into one page it is read whole, and the screen searches, filters and sorts it. When it does not,
// the server does, page by page. A backend that cannot is asked for the whole list, as the specification has it.

/** Up to how many rows a list is read whole; the largest page there is. */
export const WHOLE = 1000;

export interface SearchOrder {
  readonly sort: string;
  readonly order: 'asc' | 'desc';
}

interface Paging {
  readonly after?: string;
  readonly size: number;
}

export interface Listed {
  readonly id: number | string | null;
}

/** A search's query: the filters of its call, including `keywords`. Without any it finds everything. */
export type SearchFilters = Readonly<Record<string, string | boolean | number>>;

/** Where a list is read. Make it once, in a constant. */
export interface LongListSource<T> {
  /** The cache key of everything that is read of it. */
  readonly key: readonly unknown[];
  /** What a backend announces that searches the list. */
  readonly capability: Capability;
  /** The whole list, of a backend that does not. */
  readonly readAll: (signal: AbortSignal) => Promise<readonly T[]>;
  readonly search: (query: SearchFilters & Partial<SearchOrder> & Paging, signal: AbortSignal) => Promise<SearchPage<T>>;
}

export interface First<T> {
  readonly rows: readonly T[];
  readonly page: SearchPage<T> | null;
}

export const longListKeys = {
  /** The whole list, or its first page where it is longer: `{ rows, page }`. */
  first: ({ key }: Pick<LongListSource<never>, 'key'>) => [...key, 'first'] as const,
  pages: ({ key }: Pick<LongListSource<never>, 'key'>) => [...key, 'pages'] as const,
  total: ({ key }: Pick<LongListSource<never>, 'key'>) => [...key, 'total'] as const,
};

export const firstQuery = <T>(source: LongListSource<T>, searches: boolean) => ({
  queryKey: longListKeys.first(source),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<First<T>> => {
    if (!searches) return { rows: await source.readAll(signal), page: null };
    const page = await source.search({ size: WHOLE }, signal);
    return { rows: page.items, page };
  },
  // Comparing thousands of rows with those before, member by member, takes longer than rendering them.
  structuralSharing: false as const,
});

const PAGE = 100;
/** A text is searched for on the server when nothing was typed for this long. */
const TYPING_MS = 150;

/** The text, debounced. */
function useSettled(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}

export interface Question {
  readonly filters: SearchFilters;
  readonly order: SearchOrder | null;
}

/** The question with debounced text. An emptied field and chosen filters count at once. */
function useAsked({ keywords = '', ...chosen }: SearchFilters, order: SearchOrder | null) {
  const typed = String(keywords);
  const settled = useSettled(typed, TYPING_MS);
  const filters = typed === '' || settled === '' ? chosen : { ...chosen, keywords: settled };
  const text = JSON.stringify({ filters, order } satisfies Question);
  const asked = useMemo(() => JSON.parse(text) as Question, [text]);
  return { asked, isTyping: typed !== '' && settled !== typed };
}

/** Pages as one list. A row that moved over a page's edge is shown once. */
function rowsOf<T extends Listed>(pages: readonly SearchPage<T>[]): readonly T[] {
  if (pages.length === 1) return pages[0]?.items ?? [];
  const known = new Set<Listed['id']>();
  return pages.flatMap(({ items }) => items.filter(({ id }) => id === null || (!known.has(id) && known.add(id))));
}

interface LongListOptions {
  /** Nothing is read while it is false. */
  readonly enabled?: boolean;
  /** The polling interval in milliseconds where changes are not announced. */
  readonly refetchInterval?: number;
}

/** The server's answer to a question, page by page. `first`: the page that was read to learn how long the list is. */
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
      // As many as were read first, so that reading them again takes no row away.
      const size = pageParam === null && isPlain ? WHOLE : PAGE;
      return source.search({ ...filters, ...order, size, ...(pageParam === null ? {} : { after: pageParam }) }, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: SearchPage<T>) => next ?? undefined,
    ...options,
    // The first page is there already.
    ...(isPlain && page !== null && page.next !== null
      ? { initialData: { pages: [page], pageParams: [null] }, initialDataUpdatedAt: first.dataUpdatedAt }
      : {}),
    // The rows that were found last stay until the next ones are there.
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });
}

/** A list as a screen shows it. */
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
    /** Undefined until something was read. */
    rows,
    /** The rows are all that there are, in no order: the screen filters and sorts them. Else they are what was found, in order. */
    isWhole,
    /** How many were found, whether or not their rows are here; more than that where `totalIsLeast`. */
    total: (isAtEnd ? rows?.length : found?.[0]?.total) ?? 0,
    totalIsLeast: !isAtEnd && found?.[0]?.totalIsLeast === true,
    /** The rows are those of the question before: the answer to this one is under way. */
    isSearching: !isWhole && (isTyping || pages.isPlaceholderData),
    /** For what tells of a failure. */
    query: isWhole ? first : pages,
    /** null at the end of the list. */
    more:
      isAtEnd || found === undefined
        ? null
        : {
            // Does not cancel a read under way.
            load: () => void pages.fetchNextPage({ cancelRefetch: false }),
            loading: pages.isFetchingNextPage,
            failed: pages.isFetchNextPageError,
          },
  };
}
