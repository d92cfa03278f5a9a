import type { Capability, SearchPage } from '@arena/shared/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useCapabilityStatus } from '../hooks';

/*
 * A list that is short on one platform and has a million rows on another. As long as it fits into one page it is read whole, and the
 * screen searches, filters and sorts it without asking anybody. When it does not, the server does that, page by page. A backend
 * that cannot is asked for the whole list, as the specification has it.
 */

/** Up to how many rows a list is read whole; the largest page there is. */
const WHOLE = 1000;
const PAGE = 100;
/** A text is searched for on the server when nothing was typed for this long. */
const TYPING_MS = 150;

export interface SearchOrder {
  readonly sort: string;
  readonly order: 'asc' | 'desc';
}

interface Paging {
  readonly after?: string;
  readonly size: number;
}

/** What a search is asked with: the filters of its call, `keywords` among them; without any it finds everything. */
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

interface First<T> {
  readonly rows: readonly T[];
  readonly page: SearchPage<T> | null;
}

export const longListKeys = {
  /** The whole list, or its first page where it is longer: `{ rows, page }`. */
  first: ({ key }: Pick<LongListSource<never>, 'key'>) => [...key, 'first'] as const,
  pages: ({ key }: Pick<LongListSource<never>, 'key'>) => [...key, 'pages'] as const,
};

const firstQuery = <T>(source: LongListSource<T>, searches: boolean) => ({
  queryKey: longListKeys.first(source),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<First<T>> => {
    if (!searches) return { rows: await source.readAll(signal), page: null };
    const page = await source.search({ size: WHOLE }, signal);
    return { rows: page.items, page };
  },
  // Comparing thousands of rows with those before, member by member, takes longer than rendering them.
  structuralSharing: false as const,
});

/** A text once it stayed the same for a while. */
function useSettled(text: string, delay: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delay);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return settled;
}

interface Question {
  readonly filters: SearchFilters;
  readonly order: SearchOrder | null;
}

/** A list as a screen shows it. */
export function useLongList<T>(source: LongListSource<T>, filters: SearchFilters, order: SearchOrder | null) {
  const status = useCapabilityStatus(source.capability);
  const first = useQuery({ ...firstQuery(source, status === 'yes'), enabled: status !== 'asking' });
  const page = first.data?.page ?? null;
  const isWhole = page === null || page.next === null;
  const wanted = JSON.stringify({ filters, order } satisfies Question);
  const settled = useSettled(wanted, TYPING_MS);
  const asked = useMemo(() => JSON.parse(settled) as Question, [settled]);
  const isPlain = asked.order === null && Object.keys(asked.filters).length === 0;
  const pages = useInfiniteQuery({
    queryKey: [...longListKeys.pages(source), asked.filters, asked.order],
    queryFn: ({ pageParam, signal }) =>
      source.search({ ...asked.filters, ...asked.order, size: PAGE, ...(pageParam === null ? {} : { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: SearchPage<T>) => next ?? undefined,
    enabled: !isWhole,
    // The first page is there already.
    ...(isPlain && page !== null && !isWhole
      ? { initialData: { pages: [page], pageParams: [null] }, initialDataUpdatedAt: first.dataUpdatedAt }
      : {}),
    // The rows that were found last stay until the next ones are there.
    placeholderData: keepPreviousData,
    structuralSharing: false,
  });

  const found = pages.data?.pages;
  const rows = useMemo(() => (isWhole ? first.data?.rows : found?.flatMap(({ items }) => items)), [first.data, found, isWhole]);
  const total = isWhole ? rows?.length : found?.[0]?.total;
  return {
    /** Undefined until something was read. */
    rows,
    /** The rows are all that there are, in no order: the screen filters and sorts them. Else they are what was found, in order. */
    isWhole,
    /** How many were found, whether or not their rows are here; more than that where `totalIsLeast`. */
    total: total ?? 0,
    totalIsLeast: !isWhole && found?.[0]?.totalIsLeast === true,
    /** The rows are those of the question before: the answer to this one is under way. */
    isSearching: !isWhole && (settled !== wanted || pages.isPlaceholderData),
    /** For what tells of a failure. */
    query: isWhole ? first : pages,
    /** null at the end of the list. */
    more:
      isWhole || !pages.hasNextPage
        ? null
        : { load: () => void pages.fetchNextPage(), loading: pages.isFetchingNextPage, failed: pages.isFetchNextPageError },
  };
}

/** Everything that a question finds, piece by piece. Only of a backend that searches. */
export async function* piecesOf<T>(source: LongListSource<T>, question: Question, signal: AbortSignal): AsyncGenerator<SearchPage<T>> {
  for (let after: string | undefined; ;) {
    const paging = { size: WHOLE, ...(after === undefined ? {} : { after }) };
    const page = await source.search({ ...question.filters, ...question.order, ...paging }, signal);
    signal.throwIfAborted();
    yield page;
    if (page.next === null) return;
    after = page.next;
  }
}
